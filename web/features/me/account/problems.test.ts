import { describe, expect, test } from 'vitest';
import { account } from '../../../../i18n/en/account.ts';
import { isEmail } from './is-email.ts';
import {
  type AccountValues,
  problemsAtLogin,
  problemsAtRegistration,
  problemsOf,
  problemsOfChange,
} from './problems.ts';

const right: AccountValues = {
  name: 'Ana',
  email: 'ana@handover.example',
  code: '',
  currentPassword: 'old one',
  password: 'secret',
  confirmation: 'secret',
};
const empty: AccountValues = {
  name: '',
  email: '',
  code: '',
  currentPassword: '',
  password: '',
  confirmation: '',
};

test('the texts are those of the specification [A-LOGIN-005 A-LOGIN-016]', () => {
  expect(account.problems).toMatchObject({
    required: 'Required input',
    invalidEmail: 'Invalid e-mail',
    shortName: 'The name must have at least 3 characters',
    shortPassword: 'Your password must contain at least 6 characters.',
    passwordsDiffer: 'Passwords do not match.',
    invalidCredentials: 'Invalid username or password',
    emailTaken:
      "There's already an associated account with the same email. Please, login with your email and password.",
    accountDisabled: 'The user associated with this email is disabled. Please contact support.',
    tooManyResends: 'Too many attempts, please try again later.',
    unknown: 'An error has occurred, please try again later',
  });
});

describe('logging in', () => {
  test('takes an e-mail and any password [A-LOGIN-008]', () => {
    expect(problemsAtLogin({ ...empty, email: right.email, password: 'x' })).toEqual({});
  });

  test('needs both [A-LOGIN-005 A-LOGIN-008]', () => {
    expect(problemsAtLogin(empty)).toEqual({
      email: 'required',
      password: 'invalidCredentials',
    });
    expect(problemsAtLogin({ ...right, email: 'ana' })).toEqual({ email: 'invalidEmail' });
  });
});

describe('registering', () => {
  test('takes the shortest name and password', () => {
    expect(problemsAtRegistration(right)).toEqual({});
  });

  test.each([
    [
      empty,
      {
        name: 'required',
        email: 'required',
        password: 'shortPassword',
        confirmation: 'required',
      },
    ],
    [{ ...right, name: 'An' }, { name: 'shortName' }],
    [{ ...right, email: 'ana@handover' }, { email: 'invalidEmail' }],
    [{ ...right, password: 'short', confirmation: 'short' }, { password: 'shortPassword' }],
    [{ ...right, confirmation: 'Secret' }, { confirmation: 'passwordsDiffer' }],
  ])('%o has %o [A-REGISTER-001 A-REGISTER-002 A-REGISTER-003]', (values, problems) => {
    expect(problemsAtRegistration(values)).toEqual(problems);
  });
});

test('changing the password needs the current one and the new one twice [A-PROFILE-025]', () => {
  expect(problemsOfChange(right)).toEqual({});
  expect(problemsOfChange(empty)).toEqual({
    currentPassword: 'required',
    password: 'shortPassword',
    confirmation: 'required',
  });
});

test.each(['a@b.co', 'a.b+c@d-e.f.museum', 'a@b.xn--p1ai'])('%s is an e-mail', (value) => {
  expect(isEmail(value)).toBe(true);
});

test('an e-mail has at most 254 characters [A-REGISTER-001 A-REGISTER-002 A-REGISTER-003]', () => {
  expect(isEmail(`${'a'.repeat(249)}@b.co`)).toBe(true);
  expect(isEmail(`${'a'.repeat(250)}@b.co`)).toBe(false);
});

test.each(['', 'a', 'a@b', '@b.co', 'a@.co', 'a@b..co', 'a@b.c', 'a@b.co.', 'a b@c.de', 'a@@b.co'])(
  '"%s" is no e-mail [A-LOGIN-006]',
  (value) => {
    expect(isEmail(value)).toBe(false);
  },
);

describe('a refusal by the server', () => {
  const of = (code: Parameters<typeof problemsOf>[0]['code'], ...fields: string[]) =>
    problemsOf({ code, message: '', details: fields.map((field) => ({ field, reason: '' })) });

  test('stands at the field it is about [A-LOGIN-009]', () => {
    expect(of('invalid_credentials')).toEqual({ password: 'invalidCredentials' });
    expect(of('email_taken')).toEqual({ email: 'emailTaken' });
    expect(of('common_password')).toEqual({ password: 'commonPassword' });
    expect(of('wrong_password')).toEqual({ currentPassword: 'wrongPassword' });
    expect(of('invalid_input', 'body.password')).toEqual({ password: 'shortPassword' });
    expect(of('invalid_input', 'body.newPassword')).toEqual({ password: 'shortPassword' });
    expect(of('invalid_input', 'body.name', 'body.email')).toEqual({
      name: 'shortName',
      email: 'invalidEmail',
    });
  });

  test('or with the whole [A-LOGIN-011 A-LOGIN-016 A-RECOVER-004]', () => {
    expect(of('admin_refused')).toEqual({ form: 'adminRefused' });
    expect(of('too_many_requests')).toEqual({ form: 'tooManyAttempts' });
    expect(of('feature_disabled')).toEqual({ form: 'switchedOff' });
    expect(of('account_disabled')).toEqual({ form: 'accountDisabled' });
    expect(of('link_expired')).toEqual({ form: 'linkExpired' });
    expect(of('invalid_input', 'body.shoe')).toEqual({ form: 'unknown' });
    expect(of('internal')).toEqual({ form: 'unknown' });
  });
});

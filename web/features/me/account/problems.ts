import type { ErrorAnswer } from '../../../../contract/errors.ts';
import { accountPolicy } from '../../../../domain/policy-constants.ts';
import type { account } from '../../../../i18n/en/account.ts';
import { isEmail } from './is-email.ts';

/** In the order they stand in a form, so that the first one wrong is the first one seen. */
export const accountFields = [
  'name',
  'email',
  'code',
  'currentPassword',
  'password',
  'confirmation',
] as const;

export type AccountField = (typeof accountFields)[number];
export type AccountValues = Readonly<Record<AccountField, string>>;
type Problem = keyof typeof account.problems;
/** What is wrong, and where: at a field or with the whole. */
export type Problems = Readonly<Partial<Record<AccountField | 'form', Problem | undefined>>>;

export function problemsAtLogin({ email, password }: AccountValues): Problems {
  return { ...emailProblem(email), ...(password === '' && { password: 'invalidCredentials' }) };
}

export const problemsOfCode = ({ code }: AccountValues): Problems =>
  code === '' ? { code: 'required' } : {};

export function problemsAtRegistration(values: AccountValues): Problems {
  return {
    ...nameProblem(values.name),
    ...emailProblem(values.email),
    ...problemsOfNewPassword(values),
  };
}

export function problemsOfNewPassword({ password, confirmation }: AccountValues): Problems {
  const isShort = password.length < accountPolicy.passwordMinLength;
  return {
    ...(isShort && { password: 'shortPassword' }),
    ...(confirmation === '' && { confirmation: 'required' }),
    ...(confirmation !== '' && confirmation !== password && { confirmation: 'passwordsDiffer' }),
  };
}

export function problemsOfChange(values: AccountValues): Problems {
  return {
    ...(values.currentPassword === '' && { currentPassword: 'required' }),
    ...problemsOfNewPassword(values),
  };
}

function emailProblem(email: string): Problems {
  if (email === '') return { email: 'required' };
  return isEmail(email) ? {} : { email: 'invalidEmail' };
}

function nameProblem(name: string): Problems {
  if (name === '') return { name: 'required' };
  return name.length < accountPolicy.registrationNameMinLength ? { name: 'shortName' } : {};
}

/** The server's refusal, at the field it is about. */
export function problemsOf({ code, details = [] }: ErrorAnswer['error']): Problems {
  switch (code) {
    case 'invalid_credentials':
      return { password: 'invalidCredentials' };
    case 'wrong_password':
      return { currentPassword: 'wrongPassword' };
    case 'wrong_code':
      return { code: 'wrongCode' };
    case 'passkey_refused':
      return { form: 'passkeyRefused' };
    case 'second_factor_expired':
      return { form: 'stepExpired' };
    case 'email_taken':
      return { email: 'emailTaken' };
    case 'common_password':
      return { password: 'commonPassword' };
    case 'admin_refused':
      return { form: 'adminRefused' };
    case 'account_disabled':
      return { form: 'accountDisabled' };
    // The dialog goes on to it: nothing is wrong here.
    case 'second_factor_needed':
      return {};
    case 'feature_disabled':
      return { form: 'switchedOff' };
    case 'too_many_requests':
      return { form: 'tooManyAttempts' };
    case 'link_expired':
      return { form: 'linkExpired' };
    case 'invalid_input':
      return inputProblems(details.map(({ field }) => field));
    default:
      return { form: 'unknown' };
  }
}

const inputProblem: Readonly<Record<string, Problems>> = {
  'body.name': { name: 'shortName' },
  'body.email': { email: 'invalidEmail' },
  'body.password': { password: 'shortPassword' },
  'body.newPassword': { password: 'shortPassword' },
  'body.code': { code: 'wrongCode' },
};

function inputProblems(fields: readonly string[]): Problems {
  const found: Problems = Object.assign({}, ...fields.map((field) => inputProblem[field]));
  return Object.keys(found).length > 0 ? found : { form: 'unknown' };
}

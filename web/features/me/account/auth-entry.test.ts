import { expect, test } from 'vitest';
import { readEntry } from './auth-entry.ts';

const on = { loginEnabled: true, signupEnabled: true, passwordRecoveryEnabled: true };
const read = (query: string, flags = on) => readEntry(new URLSearchParams(query), flags);

test('a plain home page opens nothing', () => {
  expect(read('')).toBeNull();
  expect(read('city=lisbon')).toBeNull();
  expect(read('email=somebody@handover.example')).toBeNull();
});

test('the action names the mode [A-HOME-006 R-ROUTE-002]', () => {
  expect(read('action=login')).toEqual({
    mode: 'login',
    reason: null,
    email: null,
    origin: '/',
  });
  expect(read('action=register')).toMatchObject({ mode: 'register', reason: null });
  expect(read('action=forgotPassword')).toMatchObject({ mode: 'forgotPassword' });
});

test('an invitation brings its e-mail [A-HOME-007]', () => {
  expect(read('action=register&email=new%2Brenter%40handover.example')).toMatchObject({
    email: 'new+renter@handover.example',
  });
});

test.each(['action=register&email=', 'action=login&email=nobody', 'action=steal', 'action='])(
  '"%s" resets the page [A-HOME-008]',
  (query) => {
    expect(read(query)).toBe('reset');
  },
);

test('the way back alone asks to log in [D-024-001]', () => {
  expect(read('origin=/profile')).toMatchObject({ mode: 'login', origin: '/profile' });
});

test.each([
  ['/bookings?tab=past', 'bookings'],
  ['/booking/7KM4QX9T', 'booking'],
  ['/driving/7KM4QX9T', 'driving'],
  ['/profile', 'profile'],
  ['/assets/42/checkout', 'checkout'],
  ['/assets/42', null],
  ['/faq', null],
])('whoever is on the way to %s is told why they are asked: %s', (origin, reason) => {
  expect(read(`origin=${encodeURIComponent(origin)}`)).toMatchObject({ reason });
});

test.each(['//evil.example', 'https://evil.example', '/\\evil'])(
  'the way back never is %s',
  (origin) => {
    expect(read(`action=login&origin=${encodeURIComponent(origin)}`)).toMatchObject({
      origin: '/',
    });
  },
);

test('with logging in switched off, a page that needs it still opens what says so', () => {
  expect(read('origin=/profile', { ...on, loginEnabled: false })).toMatchObject({
    mode: 'login',
    reason: 'profile',
  });
});

test('what the operator has switched off is not opened [A-RECOVER-006 A-REGISTER-007 A-REGISTER-008]', () => {
  expect(read('action=login', { ...on, loginEnabled: false })).toBe('reset');
  expect(read('action=register', { ...on, loginEnabled: false })).toMatchObject({
    mode: 'register',
  });
  expect(read('action=register', { ...on, signupEnabled: false })).toBe('reset');
  expect(read('action=forgotPassword', { ...on, passwordRecoveryEnabled: false })).toBe('reset');
});

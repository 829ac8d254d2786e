import { expect, test } from 'vitest';
import { promptFor } from './prompt-for.ts';

const on = { documentValidationEnabled: true };
const ask = (user: Parameters<typeof promptFor>[0], path: string, flags = on) =>
  promptFor(user, path, flags);

const newcomer = {
  name: 'Ana',
  email: 'ana@handover.example',
  emailVerified: false,
  needsVerification: true,
  documentsInProgress: false,
};
const confirmed = { ...newcomer, emailVerified: true };

test('visitors and verified renters are asked nothing', () => {
  expect(ask(null, '/')).toBeNull();
  expect(ask({ ...confirmed, needsVerification: false }, '/')).toBeNull();
});

test('the e-mail is asked for first, everywhere but where a link has led [A-VERIFY-001 R-SHELL-018]', () => {
  expect(ask(newcomer, '/')).toBe('verify-email');
  expect(ask(newcomer, '/profile')).toBe('verify-email');
  expect(ask(newcomer, '/verify-email')).toBeNull();
  expect(ask(newcomer, '/reset-password')).toBeNull();
});

test('then the documents, but not on the profile [A-VERIFY-007 A-VERIFY-008 R-SHELL-019]', () => {
  expect(ask(confirmed, '/assets')).toBe('verify-driver');
  expect(ask(confirmed, '/profile')).toBeNull();
  expect(ask(confirmed, '/profile/')).toBeNull();
  expect(ask(confirmed, '/reset-password')).toBeNull();
});

test('documents that are being checked are not asked for', () => {
  expect(ask({ ...confirmed, documentsInProgress: true }, '/assets')).toBeNull();
  expect(ask({ ...newcomer, documentsInProgress: true }, '/assets')).toBe('verify-email');
});

test('nothing is asked on the page that shows the mail itself', () => {
  expect(ask(newcomer, '/sim')).toBeNull();
  expect(ask(confirmed, '/sim')).toBeNull();
});

test('nor on an invitation to drive, which says itself what is next', () => {
  expect(ask(newcomer, '/driving/0190')).toBeNull();
  expect(ask(confirmed, '/driving/0190')).toBeNull();
  expect(ask(confirmed, '/bookings')).toBe('verify-driver');
});

test('nor while documents are switched off', () => {
  expect(ask(confirmed, '/assets', { documentValidationEnabled: false })).toBeNull();
  expect(ask(newcomer, '/assets', { documentValidationEnabled: false })).toBe('verify-email');
});

import { expect, test } from 'vitest';
import { promptFor } from './prompt-for.ts';

const newcomer = {
  name: 'Ana',
  email: 'ana@handover.example',
  emailVerified: false,
  needsVerification: true,
};
const confirmed = { ...newcomer, emailVerified: true };

test('visitors and verified renters are asked nothing', () => {
  expect(promptFor(null, '/')).toBeNull();
  expect(promptFor({ ...confirmed, needsVerification: false }, '/')).toBeNull();
});

test('the e-mail is asked for first, everywhere but where a link has led', () => {
  expect(promptFor(newcomer, '/')).toBe('verify-email');
  expect(promptFor(newcomer, '/profile')).toBe('verify-email');
  expect(promptFor(newcomer, '/verify-email')).toBeNull();
  expect(promptFor(newcomer, '/reset-password')).toBeNull();
});

test('then the documents, but not on the profile', () => {
  expect(promptFor(confirmed, '/assets')).toBe('verify-driver');
  expect(promptFor(confirmed, '/profile')).toBeNull();
  expect(promptFor(confirmed, '/profile/')).toBeNull();
});

import { expect, test } from 'vitest';
import { adminEndedHeader, adminEndedTold, wasEndedForAdmin } from './ended-session.ts';

test('the cookie says why a session ended, until it was told', () => {
  const [cookie = ''] = adminEndedHeader(false).split(';');
  expect(wasEndedForAdmin(`city=lisbon; ${cookie}`)).toBe(true);
  expect(wasEndedForAdmin('city=lisbon; ended=administration')).toBe(false);
  expect(adminEndedHeader(true)).toBe(`${adminEndedHeader(false)}; Secure`);
  expect(adminEndedTold).toContain(`${cookie}; path=/; max-age=0`);
});

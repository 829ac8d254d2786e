import { expect, test } from 'vitest';
import { someConfig } from '../../../page/rendered.fixture.tsx';
import { fingerprintOf } from './config-fingerprint.ts';

test('a changed setting is noticed, the passing of time is not [D-026-004]', () => {
  const known = fingerprintOf(someConfig);
  const flags = { ...someConfig.flags, signupEnabled: false };
  expect(fingerprintOf({ ...someConfig, flags })).not.toBe(known);
  expect(fingerprintOf({ ...someConfig, now: '2027-03-05T10:00:04Z' })).toBe(known);
});

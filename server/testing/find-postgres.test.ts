import { expect, test } from 'vitest';
import { majorVersion } from './find-postgres.ts';

test.each([
  ['postgres (PostgreSQL) 15.18 (Debian 15.18-0+deb12u1)\n', 15],
  ['postgres (PostgreSQL) 18.4\n', 18],
  ['postgres (PostgreSQL) 9.6.24\n', 9],
  ['', 0],
])('%j is version %i', (said, version) => {
  expect(majorVersion(said)).toBe(version);
});

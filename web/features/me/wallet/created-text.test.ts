import { expect, test } from 'vitest';
import { createdText } from './created-text.ts';

test.each([
  ['2027-03-05T09:04:07Z', 'UTC', '03/05/2027 9:04:07am'],
  ['2027-03-05T15:30:00Z', 'UTC', '03/05/2027 3:30:00pm'],
  ['2027-03-05T00:00:59Z', 'UTC', '03/05/2027 12:00:59am'],
  ['2027-03-05T03:00:00Z', 'America/New_York', '03/04/2027 10:00:00pm'],
])('%s in %s reads %s [A-WALLET-003]', (instant, zone, text) =>
  expect(createdText(instant, zone)).toBe(text),
);

import { expect, test } from 'vitest';
import { hasExpired } from './card-expiry.ts';

const card = { expMonth: 3, expYear: 2027 };
const at = (text: string) => Temporal.Instant.from(text);

test.each([
  ['2026-12-15T12:00:00Z', false],
  ['2027-03-31T12:00:00Z', false],
  ['2027-04-01T12:00:00Z', true],
  ['2028-01-15T12:00:00Z', true],
])('a card of March 2027 has expired at %s: %s', (now, isOver) => {
  expect(hasExpired(card, at(now), 'UTC')).toBe(isOver);
});

test('its month ends with the month of the city where it pays', () => {
  const now = at('2027-04-01T02:00:00Z');
  expect(hasExpired(card, now, 'Europe/Lisbon')).toBe(true);
  expect(hasExpired(card, now, 'America/New_York')).toBe(false);
});

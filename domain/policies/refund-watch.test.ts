import { describe, expect, test } from 'vitest';
import { refundReadAgainAt } from './refund-watch.ts';

const takenAt = Temporal.Instant.from('2027-03-05T10:00:00Z');
const daysLater = (days: number) => takenAt.add({ hours: 24 * days });
const daysOf = (at: Temporal.Instant | null) => at?.since(takenAt).total({ unit: 'hours' });

describe('a refund that the provider has taken is read again', () => {
  test('after a day, three days, a week, a fortnight and a month, and then no more', () => {
    const looks: number[] = [];
    for (let at = refundReadAgainAt({ status: 'succeeded', takenAt }, takenAt); at; ) {
      looks.push(at.since(takenAt).total({ unit: 'hours' }) / 24);
      at = refundReadAgainAt({ status: 'succeeded', takenAt }, at);
    }
    expect(looks).toEqual([1, 3, 7, 15, 30]);
  });

  test('at the next time to come when nobody looked for long', () => {
    const next = refundReadAgainAt({ status: 'succeeded', takenAt }, daysLater(10));
    expect(daysOf(next)).toBe(15 * 24);
  });

  test('every day for as long as the provider has not finished it', () => {
    const next = refundReadAgainAt({ status: 'pending', takenAt }, daysLater(40));
    expect(daysOf(next)).toBe(41 * 24);
  });
});

import { describe, expect, test } from 'vitest';
import { refundReadAgainAt, refundTriedAgainAt } from './refund-watch.ts';

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

describe('a refund that was refused', () => {
  const now = Temporal.Instant.from('2027-03-20T09:00:00Z');
  const afterDays = (codes: readonly string[]) => {
    const at = refundTriedAgainAt(codes, now);
    return at && now.until(at).total('hours') / 24;
  };

  test('is tried again at once, then after a day, three and seven; the fifth refusal is the last', () => {
    const closed = (times: number) => Array<string>(times).fill('lost_or_stolen_card');
    expect([1, 2, 3, 4, 5].map((times) => afterDays(closed(times)))).toEqual([0, 1, 3, 7, null]);
  });

  test('for want of balance at the provider is no refusal of the card: every day until there is enough', () => {
    const short = (times: number) => Array<string>(times).fill('balance_insufficient');
    expect(afterDays(short(1))).toBe(1);
    expect(afterDays(short(40))).toBe(1);
    expect(afterDays([...short(9), 'lost_or_stolen_card'])).toBe(0);
    const refused = Array<string>(4).fill('lost_or_stolen_card');
    expect(afterDays([...refused, ...short(3)])).toBe(1);
  });
});

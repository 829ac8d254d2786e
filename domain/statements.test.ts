import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { money } from './money.ts';
import {
  dueOn,
  lastEndedMonth,
  monthAfter,
  monthsFrom,
  remindersDue,
  standingOf,
} from './statements.ts';

const at = (instant: string) => Temporal.Instant.from(instant);
const day = (text: string) => Temporal.PlainDate.from(text);
const eur = (amount: number) => money(amount, 'EUR');

describe('the months', () => {
  it('have ended when they have in every city', () => {
    expect(lastEndedMonth(at('2027-03-01T11:59:59Z'))).toBe('2027-01');
    expect(lastEndedMonth(at('2027-03-01T12:00:00Z'))).toBe('2027-02');
    expect(lastEndedMonth(at('2027-01-02T00:00:00Z'))).toBe('2026-12');
  });

  it('are counted one by one, over the end of a year', () => {
    expect(monthsFrom('2026-11', '2027-02')).toEqual(['2026-11', '2026-12', '2027-01', '2027-02']);
    expect(monthsFrom(monthAfter('2027-02'), '2027-02')).toEqual([]);
  });
});

describe('reminders', () => {
  const due = dueOn(day('2027-03-01'));

  it('come 3 and 10 days after the due date, and no more', () => {
    expect(due.toString()).toBe('2027-03-15');
    expect(remindersDue(due, day('2027-03-17'))).toBe(0);
    expect(remindersDue(due, day('2027-03-18'))).toBe(1);
    expect(remindersDue(due, day('2027-03-24'))).toBe(1);
    expect(remindersDue(due, day('2027-03-25'))).toBe(2);
    expect(remindersDue(due, day('2028-03-25'))).toBe(2);
  });
});

describe('a statement', () => {
  const facts = {
    closing: eur(1_000_000),
    since: eur(0),
    isNewest: true,
    isPaying: false,
    dueOn: day('2027-03-15'),
  };

  it('is due until its day is over, and overdue from then on', () => {
    expect(standingOf(facts, day('2027-03-15'))).toEqual({ left: eur(1_000_000), state: 'due' });
    expect(standingOf(facts, day('2027-03-16')).state).toBe('overdue');
  });

  it('is paid by what came after it, in part or whole', () => {
    const part = standingOf({ ...facts, since: eur(400_000) }, day('2027-03-16'));
    expect(part).toEqual({ left: eur(600_000), state: 'overdue' });
    const whole = standingOf({ ...facts, since: eur(1_000_000) }, day('2027-03-16'));
    expect(whole).toEqual({ left: eur(0), state: 'paid' });
  });

  it('asks for nothing while a card is charged, nor once a later one has what is left', () => {
    expect(standingOf({ ...facts, isPaying: true }, day('2027-03-16')).state).toBe('paying');
    const older = standingOf({ ...facts, isNewest: false }, day('2027-03-16'));
    expect(older.state).toBe('carried-forward');
  });

  it('never asks for more than it says, nor for less than nothing', () => {
    const amount = fc.integer({ min: -10_000_000, max: 10_000_000 });
    fc.assert(
      fc.property(amount, amount, fc.boolean(), (closing, since, isNewest) => {
        const given = { ...facts, closing: eur(closing), since: eur(since), isNewest };
        const { left, state } = standingOf(given, day('2027-03-16'));
        expect(left.amount).toBeGreaterThanOrEqual(0);
        expect(left.amount).toBeLessThanOrEqual(Math.max(0, closing));
        expect(state === 'paid').toBe(left.amount === 0);
      }),
    );
  });
});

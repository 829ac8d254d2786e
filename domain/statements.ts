import { larger, type Money, smaller, subtract, zero } from './money.ts';
import { companyPolicy } from './policy-constants.ts';

/** In the westernmost city the last day of a month ends half a day after it does in UTC. */
const EVERYWHERE = { hours: 12 };

/** The last month that has ended in every city, such as `2027-02`. */
export function lastEndedMonth(now: Temporal.Instant): string {
  const today = now.subtract(EVERYWHERE).toZonedDateTimeISO('UTC').toPlainDate();
  return today.toPlainYearMonth().subtract({ months: 1 }).toString();
}

/** Every month from one to another, both included, oldest first. */
export function monthsFrom(first: string, last: string): string[] {
  const months: string[] = [];
  const end = Temporal.PlainYearMonth.from(last);
  for (
    let month = Temporal.PlainYearMonth.from(first);
    Temporal.PlainYearMonth.compare(month, end) <= 0;
    month = month.add({ months: 1 })
  ) {
    months.push(month.toString());
  }
  return months;
}

export const monthAfter = (month: string): string =>
  Temporal.PlainYearMonth.from(month).add({ months: 1 }).toString();

export const dueOn = (madeOn: Temporal.PlainDate): Temporal.PlainDate =>
  madeOn.add({ days: companyPolicy.statementDueDays });

/** How many reminders a statement should have had by this day, as long as it is not paid. */
export function remindersDue(due: Temporal.PlainDate, today: Temporal.PlainDate): number {
  return companyPolicy.reminderDaysAfterDue.filter(
    (days) => Temporal.PlainDate.compare(due.add({ days }), today) <= 0,
  ).length;
}

export const statementStates = ['paid', 'paying', 'due', 'overdue', 'carried-forward'] as const;
export type StatementState = (typeof statementStates)[number];

export type StatementFacts = {
  /** What was owed when it was made. */
  readonly closing: Money;
  /** Payments and credit notes that came after it, less refunds; the oldest debt is paid first. */
  readonly since: Money;
  /** A later statement has what is left of it. */
  readonly isNewest: boolean;
  /** A card is being charged for it. */
  readonly isPaying: boolean;
  readonly dueOn: Temporal.PlainDate;
};

export type StatementStanding = { readonly left: Money; readonly state: StatementState };

/** What is left to pay of a statement, and whether it is time. */
export function standingOf(facts: StatementFacts, today: Temporal.PlainDate): StatementStanding {
  const { closing, since } = facts;
  const none = zero(closing.currency);
  const owed = larger(closing, none);
  const left = smaller(owed, larger(subtract(closing, since), none));
  const state = (): StatementState => {
    if (left.amount === 0) return 'paid';
    if (!facts.isNewest) return 'carried-forward';
    if (facts.isPaying) return 'paying';
    return Temporal.PlainDate.compare(today, facts.dueOn) > 0 ? 'overdue' : 'due';
  };
  return { left, state: state() };
}

import type { TimeRange } from './availability.ts';
import { type BookingStatus, releasesCar } from './booking-lifecycle.ts';
import { add, larger, type Money, subtract, zero } from './money.ts';
import { type BookingLedger, stillPaid, totalPaid } from './paid.ts';
import type { PaymentProfile } from './policies/deposit.ts';
import { bookingPolicy } from './policy-constants.ts';
import { type Difference, type DifferenceKind, isUnsettled } from './reconciliation.ts';
import type { Trip } from './trip.ts';

/** A booking with everything that must agree about it. */
export type BookingBooks = {
  readonly reference: string;
  readonly status: BookingStatus;
  readonly profile: PaymentProfile;
  readonly createdAt: Temporal.Instant;
  readonly trip: Trip;
  readonly total: Money;
  /** How much credit the price counts with. */
  readonly creditInPrice: Money;
  readonly ledger: BookingLedger;
  /** What support gave back beyond the rules. */
  readonly goodwill: Money;
  readonly hasCard: boolean;
  readonly hasStandingHold: boolean;
  /** For how long its car is reserved; null when it is not. */
  readonly occupied: TimeRange | null;
  /** Only of a booking that came to nothing. */
  readonly end: { readonly owed: GivenBack; readonly given: GivenBack } | null;
};

export type GivenBack = { readonly toCard: Money; readonly toCredit: Money };

const holding: ReadonlySet<BookingStatus> = new Set(['booked', 'active', 'completed', 'review']);
const settled: ReadonlySet<BookingStatus> = new Set(['processed', 'finished']);

/** Everything that does not agree about one booking. */
export function checkBooking(books: BookingBooks, now: Temporal.Instant): Difference[] {
  return [...moneyOf(books), ...depositOf(books), ...carOf(books), ...decisionOf(books, now)];
}

function* moneyOf(books: BookingBooks): Generator<Difference> {
  const { status, profile, total, ledger, end } = books;
  if (profile === 'business') {
    if (ledger.charged.amount > 0) {
      yield found('company-was-charged', books, { ours: ledger.charged });
    }
    return;
  }
  if (end) {
    yield* unlessSame('given-back-to-card-differs', books, end.owed.toCard, end.given.toCard);
    yield* unlessSame('given-back-as-credit-differs', books, end.owed.toCredit, end.given.toCredit);
    return;
  }
  if (status === 'pending') return; // its charge is being made
  if (total.amount > 0 && ledger.charged.amount === 0) {
    yield found('charge-missing', books, { ours: total });
    return;
  }
  const given = add(books.goodwill, ledger.disputed);
  const due = larger(subtract(add(total, books.creditInPrice), given), zero(total.currency));
  yield* unlessSame('paid-differs-from-total', books, due, totalPaid(stillPaid(ledger)));
}

function* depositOf(books: BookingBooks): Generator<Difference> {
  const { status, hasStandingHold } = books;
  if (hasStandingHold && (settled.has(status) || releasesCar(status))) {
    yield found('hold-still-stands', books);
  }
  const needsHold = books.profile === 'personal' && books.hasCard && holding.has(status);
  if (needsHold && !hasStandingHold) yield found('hold-missing', books);
}

function* carOf(books: BookingBooks): Generator<Difference> {
  const { occupied, trip } = books;
  if (releasesCar(books.status)) {
    if (occupied) yield found('car-still-reserved', books);
    return;
  }
  const isWhole =
    occupied && !isAfter(occupied.from, trip.startsAt) && !isAfter(trip.endsAt, occupied.to);
  if (!isWhole) yield found('car-not-reserved', books);
}

function* decisionOf(books: BookingBooks, now: Temporal.Instant): Generator<Difference> {
  if (books.status !== 'pending') return;
  const decidedBy = books.createdAt.add({ minutes: bookingPolicy.abandonedAfterMinutes });
  if (!isUnsettled(decidedBy, now)) yield found('booking-never-decided', books);
}

function* unlessSame(
  kind: DifferenceKind,
  books: BookingBooks,
  due: Money,
  actual: Money,
): Generator<Difference> {
  if (due.amount !== actual.amount) yield found(kind, books, { ours: actual, theirs: due });
}

const found = (
  kind: DifferenceKind,
  { reference }: BookingBooks,
  amounts: Pick<Difference, 'ours' | 'theirs'> = {},
): Difference => ({ kind, reference, ...amounts });

const isAfter = (a: Temporal.Instant, b: Temporal.Instant) => Temporal.Instant.compare(a, b) > 0;

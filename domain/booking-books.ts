import type { TimeRange } from './availability.ts';
import { type BookingStatus, releasesCar } from './booking-lifecycle.ts';
import type { ClaimStatus } from './charges/claim.ts';
import { type DisputeStatus, isAnswerDue, isOpenDispute } from './dispute.ts';
import { add, compareMoney, larger, type Money, roundUpToCents, subtract, zero } from './money.ts';
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
  /** When the hold that stands, or the last one, has ended or will end by itself. */
  readonly holdEndsAt: Temporal.Instant | null;
  /** For how long a car is reserved for it, and whether that is its car; null when none is. */
  readonly occupied: (TimeRange & { readonly isOwnCar: boolean }) | null;
  /** What the lines of its price add up to, and how many days of the car they are for. */
  readonly lines: { readonly total: Money; readonly carDays: number };
  readonly tripDays: number;
  readonly nextStepAt: Temporal.Instant | null;
  readonly disputes: readonly DisputeBooks[];
  readonly claims: readonly ClaimBooks[];
  /** A part of the hold was taken for claims: none has to stand any more. */
  readonly isDepositTaken: boolean;
  /** Of a returned car: by when its deposit was promised back. */
  readonly releasedBy: Temporal.Instant | null;
  /** Only of a booking that came to nothing. */
  readonly end: { readonly owed: GivenBack; readonly given: GivenBack } | null;
};

export type DisputeBooks = {
  readonly ref: string;
  readonly status: DisputeStatus;
  readonly amount: Money;
  readonly evidenceDueBy: Temporal.Instant | null;
  /** Whether the ledger has it. */
  readonly isWithdrawn: boolean;
  readonly isReinstated: boolean;
};

export type ClaimBooks = {
  readonly id: string;
  readonly status: ClaimStatus;
  readonly answerBy: Temporal.Instant;
  /** What the renter owes by it now, and what the ledger says was taken and not given back. */
  readonly due: Money;
  readonly taken: Money;
  readonly isDivided: boolean;
  /** All of it was taken at one time. */
  readonly isSettled: boolean;
};

export type GivenBack = { readonly toCard: Money; readonly toCredit: Money };

const holding: ReadonlySet<BookingStatus> = new Set(['booked', 'active', 'completed', 'review']);
const settled: ReadonlySet<BookingStatus> = new Set(['processed', 'finished']);
/** What waits for nothing but a person: damage is being looked at, or all is over. */
const atRest: ReadonlySet<BookingStatus> = new Set(['review', 'finished']);

/** Everything that does not agree about one booking. */
export function checkBooking(books: BookingBooks, now: Temporal.Instant): Difference[] {
  return [
    ...moneyOf(books),
    ...priceOf(books),
    ...depositOf(books, now),
    ...carOf(books),
    ...decisionOf(books, now),
    ...checkDisputes(books, now),
    ...claimsOf(books, now),
  ];
}

function* moneyOf(books: BookingBooks): Generator<Difference> {
  const { status, profile, total, ledger, end } = books;
  if (profile === 'business') {
    if (ledger.charged.amount > 0) {
      yield found('company-was-charged', books, { ours: ledger.charged });
    }
    // Nothing was paid that could have come back as credit.
    const given = subtract(ledger.creditGiven, ledger.creditUsed);
    if (given.amount > 0) yield found('credit-from-nothing', books, { ours: given });
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

function* priceOf(books: BookingBooks): Generator<Difference> {
  const { lines, total, tripDays } = books;
  yield* unlessSame('lines-differ-from-total', books, total, roundUpToCents(lines.total));
  if (tripDays > lines.carDays) yield found('trip-longer-than-paid', books);
}

function* depositOf(books: BookingBooks, now: Temporal.Instant): Generator<Difference> {
  const { status, hasStandingHold, holdEndsAt } = books;
  if (hasStandingHold && (settled.has(status) || releasesCar(status))) {
    yield found('hold-still-stands', books);
  }
  if (hasStandingHold && isKept(books, now)) yield found('deposit-kept', books);
  const needsHold = books.profile === 'personal' && books.hasCard && holding.has(status);
  if (!needsHold || books.isDepositTaken) return;
  if (!holdEndsAt) yield found('hold-missing', books);
  else if (!isUnsettled(holdEndsAt, now)) yield found('hold-lapsed', books);
}

/** Past the promised hour, and neither a claim nor a bank has a say in it. */
function isKept({ status, releasedBy, claims, disputes }: BookingBooks, now: Temporal.Instant) {
  if (status !== 'completed' || !releasedBy || isUnsettled(releasedBy, now)) return false;
  const isClaimed = claims.some(({ isDivided, status: at }) => !isDivided && !endedFree.has(at));
  return !isClaimed && !disputes.some((one) => isOpenDispute(one.status));
}

const endedFree: ReadonlySet<ClaimStatus> = new Set(['rejected', 'withdrawn']);

function* claimsOf(books: BookingBooks, now: Temporal.Instant): Generator<Difference> {
  for (const claim of books.claims) {
    const { id: ref, status, answerBy, due, taken } = claim;
    const about = { ref, ours: taken, theirs: due };
    // What was taken after silence stays so until a later objection is decided.
    const waits = status === 'objected' && claim.isDivided;
    const isMore = compareMoney(taken, due) > 0 && !waits;
    const isLess = claim.isSettled && compareMoney(taken, due) < 0;
    if (isMore || isLess) yield found('claim-differs', books, about);
    if (status === 'open' && !isUnsettled(answerBy, now)) {
      yield found('claim-left-open', books, { ref });
    }
  }
}

function* carOf(books: BookingBooks): Generator<Difference> {
  const { occupied, trip } = books;
  if (releasesCar(books.status)) {
    if (occupied) yield found('car-still-reserved', books);
    return;
  }
  if (occupied && !occupied.isOwnCar) yield found('other-car-reserved', books);
  const isWhole =
    occupied && !isAfter(occupied.from, trip.startsAt) && !isAfter(trip.endsAt, occupied.to);
  if (!isWhole) yield found('car-not-reserved', books);
}

function* decisionOf(books: BookingBooks, now: Temporal.Instant): Generator<Difference> {
  const isLiving = !releasesCar(books.status) && !atRest.has(books.status);
  const waitsForBank = books.disputes.some(({ status }) => isOpenDispute(status));
  if (isLiving && !waitsForBank && !books.nextStepAt) yield found('no-next-step', books);
  if (books.status !== 'pending') return;
  const decidedBy = books.createdAt.add({ minutes: bookingPolicy.abandonedAfterMinutes });
  if (!isUnsettled(decidedBy, now)) yield found('booking-never-decided', books);
}

/** Sooner than this before its deadline a dispute is somebody's next task, not a difference. */
const ANSWERED_BEFORE = { hours: 72 };

/** Of a booking, or of what a company has paid. */
export function* checkDisputes(
  books: Pick<BookingBooks, 'reference' | 'disputes'>,
  now: Temporal.Instant,
): Generator<Difference> {
  for (const { ref, status, amount, evidenceDueBy, ...ledger } of books.disputes) {
    const about = { ref, ours: amount };
    const isLate = evidenceDueBy && isAfter(now.add(ANSWERED_BEFORE), evidenceDueBy);
    if (isAnswerDue(status) && isLate) yield found('dispute-unanswered', books, about);
    const isTaken = !['inquiry', 'inquiry-closed'].includes(status);
    const isSame = isTaken === ledger.isWithdrawn && (status === 'won') === ledger.isReinstated;
    if (!isSame) yield found('dispute-not-in-ledger', books, about);
  }
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
  { reference }: Pick<BookingBooks, 'reference'>,
  amounts: Pick<Difference, 'ours' | 'theirs' | 'ref'> = {},
): Difference => ({ kind, reference, ...amounts });

const isAfter = (a: Temporal.Instant, b: Temporal.Instant) => Temporal.Instant.compare(a, b) > 0;

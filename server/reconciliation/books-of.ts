import type { Selectable } from 'kysely';
import type {
  BookingBooks,
  ClaimBooks,
  DisputeBooks,
  GivenBack,
} from '../../domain/booking-books.ts';
import { releasesCar } from '../../domain/booking-lifecycle.ts';
import { dueOf } from '../../domain/charges/claim.ts';
import {
  add,
  type Currency,
  type Money,
  money,
  negate,
  subtract,
  sum,
  zero,
} from '../../domain/money.ts';
import { stillPaid } from '../../domain/paid.ts';
import {
  type CancellationRules,
  lastCancellation,
  refundFor,
} from '../../domain/policies/cancellation.ts';
import { depositReleasedBy } from '../../domain/policies/deposit-schedule.ts';
import { backAfterRefusedDeposit } from '../../domain/policies/entered-window.ts';
import { rentalDays } from '../../domain/trip.ts';
import { enteredBy } from '../bookings/cancel/cancellation-facts.ts';
import { takenFor } from '../bookings/money/claim-facts.ts';
import { type Dispute, owedByWins } from '../bookings/money/disputes.ts';
import { GOODWILL } from '../bookings/money/give-goodwill.ts';
import {
  depositHoldsOf,
  isTaken,
  ledgerFrom,
  type Payment,
  standingHold,
  succeeded,
} from '../bookings/money/payments.ts';
import { attemptsOf, DISPUTED, refusedForGood } from '../bookings/money/refund-attempts.ts';
import type { BookingRow } from '../bookings/record/booking-row.ts';
import { asClaim, type ClaimRow } from '../bookings/record/claims.ts';
import { toInstant } from '../db/instant.ts';
import type { Tables } from '../db/schema.ts';

/** As they are now, in the currency of a booking. */
export type BooksRules = (currency: Currency) => CancellationRules;

type Credit = Selectable<Tables['credit_entries']>;
type HistoryEntry = Selectable<Tables['booking_history']>;
type Occupied = Pick<Selectable<Tables['occupancies']>, 'booking_id' | 'car_id'> & {
  readonly from: Date;
  readonly to: Date;
};
type Item = Pick<Selectable<Tables['booking_items']>, 'booking_id' | 'kind' | 'amount' | 'days'>;
type Cancellation = { readonly booking_id: string | null; readonly payload: unknown };

export type BookRecords = {
  readonly payments: readonly Payment[];
  readonly credits: readonly Credit[];
  readonly history: readonly HistoryEntry[];
  readonly occupied: Occupied | undefined;
  /** The lines of the price. */
  readonly items: readonly Item[];
  readonly promise: Cancellation | undefined;
  readonly disputes: readonly Dispute[];
  readonly claims: readonly ClaimRow[];
};

/** With the zone of its city, by whose days it is priced. */
export type BookedIn = BookingRow & { readonly time_zone: string };

/** Everything that must agree about one booking, out of what stands in the tables about it. */
export function booksOf(row: BookedIn, records: BookRecords, rules: BooksRules): BookingBooks {
  const { payments, credits, occupied } = records;
  const { currency } = row;
  const holds = depositHoldsOf(payments, row.payment_method_id);
  const trip = { startsAt: toInstant(row.starts_at), endsAt: toInstant(row.ends_at) };
  const goodwill = givenBack(payments, credits, currency, isGoodwill);
  return {
    reference: row.reference,
    status: row.status,
    profile: row.payment_profile,
    createdAt: toInstant(row.created_at),
    trip,
    total: money(row.total, currency),
    creditInPrice: negate(itemsIn(records, 'credit', currency)),
    ledger: ledgerFrom(payments, credits, currency),
    goodwill: add(goodwill.toCard, goodwill.toCredit),
    hasCard: row.payment_method_id !== null,
    hasStandingHold: standingHold(payments) !== undefined,
    holdEndsAt: holds.hold?.until ?? holds.lapsedAt ?? null,
    occupied: occupied
      ? {
          from: toInstant(occupied.from),
          to: toInstant(occupied.to),
          isOwnCar: occupied.car_id === row.car_id,
        }
      : null,
    lines: {
      total: sum(
        records.items.map(({ amount }) => money(amount, currency)),
        currency,
      ),
      carDays: records.items.find(({ kind }) => kind === 'car')?.days ?? 0,
    },
    tripDays: rentalDays(trip, row.time_zone),
    nextStepAt: row.next_step_at && toInstant(row.next_step_at),
    disputes: records.disputes.map((dispute) => disputeBooks(dispute, payments)),
    claims: records.claims.map((claim) => claimBooks(claim, row, records)),
    isDepositTaken: isTaken(payments),
    releasedBy: releasedBy(row, records),
    end: releasesCar(row.status) ? endOf(row, records, rules) : null,
  };
}

function claimBooks(
  row: ClaimRow,
  { payment_profile }: BookingRow,
  { payments, credits }: BookRecords,
): ClaimBooks {
  const claim = asClaim(row);
  return {
    id: row.id,
    status: row.status,
    answerBy: claim.answerBy,
    due: dueOf(claim),
    taken: takenFor(row, payments, credits),
    isDivided: row.divided_at !== null,
    // A company's stands on its statement, not in this ledger.
    isSettled: row.settled_at !== null && payment_profile === 'personal',
  };
}

function releasedBy(row: BookedIn, { history }: BookRecords): Temporal.Instant | null {
  const returned = history.findLast(
    ({ from_status, to_status }) => to_status === 'completed' && from_status !== to_status,
  );
  return returned ? depositReleasedBy(toInstant(returned.at), row.time_zone) : null;
}

function disputeBooks(dispute: Dispute, payments: readonly Payment[]): DisputeBooks {
  const has = (kind: Payment['kind']) =>
    succeeded(payments, kind).some(({ provider_ref }) => provider_ref === dispute.provider_ref);
  return {
    ref: dispute.provider_ref,
    status: dispute.status,
    amount: money(dispute.amount, dispute.currency),
    evidenceDueBy: dispute.evidence_due_by && toInstant(dispute.evidence_due_by),
    isWithdrawn: has('dispute'),
    isReinstated: has('dispute-reversal'),
  };
}

/** What a booking that came to nothing had to give back, and what it gave. */
function endOf(row: BookingRow, records: BookRecords, rules: BooksRules): BookingBooks['end'] {
  const { currency } = row;
  const entry = records.history.findLast(
    ({ from_status, to_status }) => to_status === row.status && from_status !== row.status,
  );
  const at = entry?.at ?? row.updated_at;
  const isBefore = (when: Date) => when < at;
  const lateCharges = sum(
    records.payments
      .filter(({ kind, status }) => kind === 'charge' && status === 'succeeded')
      .filter(({ updated_at }) => updated_at > at)
      .map(({ amount }) => money(amount, currency)),
    currency,
  );
  const won = owedByWins(records.disputes, zero(currency));
  const promised = promisedBy(records.promise) ?? byTheRules(row, records, rules, at);
  const given = givenBack(
    records.payments.filter((payment) => !isBefore(firstAskedFor(payment, records.payments))),
    records.credits.filter(({ created_at }) => !isBefore(created_at)),
    currency,
    (entry) => !isGoodwill(entry),
  );
  return {
    owed: {
      toCard: add(add(promised.toCard, lateCharges), won.toCard),
      toCredit: add(promised.toCredit, won.toCredit),
    },
    given,
  };
}

/** What the renter was told when they cancelled; rules that have changed since do not count. */
function promisedBy(promise: Cancellation | undefined): GivenBack | undefined {
  return (promise?.payload as { readonly promised?: GivenBack } | undefined)?.promised;
}

function byTheRules(row: BookingRow, records: BookRecords, rules: BooksRules, at: Date): GivenBack {
  const { currency } = row;
  const before = ledgerFrom(
    records.payments.filter(({ kind, created_at, updated_at }) =>
      kind === 'charge' ? updated_at <= at : created_at < at,
    ),
    records.credits.filter(({ amount, created_at }) => amount < 0 || created_at < at),
    currency,
  );
  const paid = stillPaid(before);
  const everything = { toCard: paid.byCard, toCredit: paid.byCredit };
  if (row.status === 'security-deposit-failed') {
    return backAfterRefusedDeposit(paid, money(row.credit_only, currency));
  }
  if (row.status !== 'cancelled-by-user') return everything;
  const ending = records.history.findLast(({ to_status }) => to_status === row.status);
  const from = ending?.from_status;
  // Whoever did not come has cancelled at the last moment, whenever that was found out.
  const endedAt =
    ending?.kind === 'no-show' ? lastCancellation(toInstant(row.starts_at)) : toInstant(at);
  const refund = refundFor(
    {
      status: from ?? 'booked',
      startsAt: toInstant(row.starts_at),
      paidByCard: paid.byCard,
      paidByCredit: paid.byCredit,
      changeFees: itemsIn(records, 'change-fee', currency),
      entered: enteredBy(row),
    },
    rules(currency),
    endedAt,
  );
  return refund.ok ? refund : everything;
}

function itemsIn({ items }: BookRecords, kind: Item['kind'], currency: Currency): Money {
  return sum(
    items.filter((item) => item.kind === kind).map(({ amount }) => money(amount, currency)),
    currency,
  );
}

/** A refund that is tried again after the end may have been owed before it. */
const firstAskedFor = (payment: Payment, payments: readonly Payment[]) =>
  attemptsOf(payments, payment)[0]?.created_at ?? payment.created_at;

type Reasoned = { readonly reason: string | null };

const isGoodwill = ({ reason }: Reasoned) => reason === GOODWILL;

/** Credit given instead of a refund stands for what the card should have got. */
function givenBack(
  payments: readonly Payment[],
  credits: readonly Credit[],
  currency: Currency,
  counts: (entry: Reasoned) => boolean,
): GivenBack {
  const given = credits.filter(counts);
  const instead = given.filter(({ instead_of }) => instead_of !== null);
  const refunds = payments.filter((payment) => payment.kind === 'refund' && counts(payment));
  const { refunded, creditGiven } = ledgerFrom(refunds, given, currency);
  const forCard = sum(
    instead.map(({ amount }) => money(amount, currency)),
    currency,
  );
  // What could not be refunded because the bank had taken it, the renter has from the bank.
  const byBank = sum(
    refusedForGood(refunds)
      .filter(({ failure_code }) => failure_code === DISPUTED)
      .map(({ amount }) => money(amount, currency)),
    currency,
  );
  return { toCard: add(add(refunded, forCard), byBank), toCredit: subtract(creditGiven, forCard) };
}

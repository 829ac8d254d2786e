import { type Selectable, sql } from 'kysely';
import type { BookingBooks, GivenBack } from '../../domain/booking-books.ts';
import { type BookingStatus, releasesCar } from '../../domain/booking-lifecycle.ts';
import {
  add,
  type Currency,
  type Money,
  money,
  moneyFromCents,
  negate,
  subtract,
  sum,
} from '../../domain/money.ts';
import { stillPaid } from '../../domain/paid.ts';
import { refundFor } from '../../domain/policies/cancellation.ts';
import type { BookingRow } from '../bookings/booking-row.ts';
import { isGoodwill } from '../bookings/goodwill.ts';
import { isInsteadOfRefund } from '../bookings/lost-refunds.ts';
import { ledgerFrom, type Move, standingHold } from '../bookings/money-moves.ts';
import { attemptsOf } from '../bookings/refund-attempts.ts';
import type { Queries } from '../db/connect.ts';
import { toInstant } from '../db/instant.ts';
import type { Tables } from '../db/schema.ts';

export interface BooksRules {
  readonly cancellationHours: number;
  readonly cancellationFeeCents: number;
}

type Credit = Selectable<Tables['credit_entries']>;
type HistoryEntry = Selectable<Tables['booking_history']>;
type Kept = { readonly booking_id: string | null; readonly from: Date; readonly to: Date };
type Item = Pick<Selectable<Tables['booking_items']>, 'booking_id' | 'kind' | 'amount'>;
type Cancellation = { readonly booking_id: string | null; readonly payload: unknown };

interface Page {
  readonly books: readonly BookingBooks[];
  /** Where the next page begins; none after the last. */
  readonly last: string | undefined;
}

/** Everything that must agree about a page of bookings. */
export async function readBooks(
  tx: Queries,
  rules: BooksRules,
  { after, size }: { readonly after: string | undefined; readonly size: number },
): Promise<Page> {
  const rows = await tx
    .selectFrom('bookings')
    .selectAll()
    .$if(after !== undefined, (query) => query.where('id', '>', after ?? ''))
    .orderBy('id')
    .limit(size)
    .execute();
  const of = await recordsOf(
    tx,
    rows.map(({ id }) => id),
  );
  const books = rows.map((row) => booksOf(row as BookingRow, of(row.id), rules));
  return { books, last: rows.length === size ? rows.at(-1)?.id : undefined };
}

type Records = {
  readonly moves: readonly Move[];
  readonly credits: readonly Credit[];
  readonly history: readonly HistoryEntry[];
  readonly kept: Kept | undefined;
  /** The credit in the price, and the fees of late changes. */
  readonly items: readonly Item[];
  readonly promise: Cancellation | undefined;
};

async function recordsOf(tx: Queries, ids: string[]): Promise<(id: string) => Records> {
  const among = sql<string>`ANY(${ids}::uuid[])`;
  const moves = groupByBooking(
    await tx
      .selectFrom('payments')
      .selectAll()
      .where('booking_id', '=', among)
      .orderBy('created_at')
      .orderBy('id')
      .execute(),
  );
  const credits = groupByBooking(
    await tx.selectFrom('credit_entries').selectAll().where('booking_id', '=', among).execute(),
  );
  const history = groupByBooking(
    await tx
      .selectFrom('booking_history')
      .selectAll()
      .where('booking_id', '=', among)
      .orderBy('id')
      .execute(),
  );
  const kept = groupByBooking(
    await tx
      .selectFrom('occupancies')
      .select([
        'booking_id',
        sql<Date>`lower(during)`.as('from'),
        sql<Date>`upper(during)`.as('to'),
      ])
      .where('booking_id', '=', among)
      .execute(),
  );
  const items = groupByBooking(
    await tx
      .selectFrom('booking_items')
      .select(['booking_id', 'kind', 'amount'])
      .where('booking_id', '=', among)
      .where('kind', 'in', ['credit', 'change-fee'])
      .execute(),
  );
  const promises = groupByBooking(
    await tx
      .selectFrom('requests')
      .select(['booking_id', 'payload'])
      .where('booking_id', '=', among)
      .where('kind', '=', 'cancellation')
      .execute(),
  );
  return (id) => ({
    moves: moves.get(id) ?? [],
    credits: credits.get(id) ?? [],
    history: history.get(id) ?? [],
    kept: kept.get(id)?.[0],
    items: items.get(id) ?? [],
    promise: promises.get(id)?.[0],
  });
}

function booksOf(row: BookingRow, records: Records, rules: BooksRules): BookingBooks {
  const { moves, credits, kept } = records;
  const { currency } = row;
  const goodwill = givenBack(moves, credits, currency, isGoodwill);
  return {
    reference: row.reference,
    status: row.status,
    profile: row.payment_profile,
    createdAt: toInstant(row.created_at),
    trip: { startsAt: toInstant(row.starts_at), endsAt: toInstant(row.ends_at) },
    total: money(row.total, currency),
    creditInPrice: negate(itemsIn(records, 'credit', currency)),
    ledger: ledgerFrom(moves, credits, currency),
    goodwill: add(goodwill.toCard, goodwill.toCredit),
    hasCard: row.payment_method_id !== null,
    hasStandingHold: standingHold(moves) !== undefined,
    kept: kept ? { from: toInstant(kept.from), to: toInstant(kept.to) } : null,
    end: releasesCar(row.status) ? endOf(row, records, rules) : null,
  };
}

/** What a booking that came to nothing had to give back, and what it gave. */
function endOf(row: BookingRow, records: Records, rules: BooksRules): BookingBooks['end'] {
  const { currency } = row;
  const entry = records.history.findLast(
    ({ from_status, to_status }) => to_status === row.status && from_status !== row.status,
  );
  const at = entry?.at ?? row.updated_at;
  const isBefore = (when: Date) => when < at;
  const lateCharges = sum(
    records.moves
      .filter(({ kind, status }) => kind === 'charge' && status === 'succeeded')
      .filter(({ updated_at }) => updated_at > at)
      .map(({ amount }) => money(amount, currency)),
    currency,
  );
  const promised = promisedBy(records.promise) ?? byTheRules(row, records, rules, at);
  const given = givenBack(
    records.moves.filter((move) => !isBefore(firstAskedFor(move, records.moves))),
    records.credits.filter(({ created_at }) => !isBefore(created_at)),
    currency,
    (why) => !isGoodwill(why),
  );
  return {
    owed: { toCard: add(promised.toCard, lateCharges), toCredit: promised.toCredit },
    given,
  };
}

/** What the renter was told when they cancelled; rules that have changed since do not count. */
function promisedBy(promise: Cancellation | undefined): GivenBack | undefined {
  return (promise?.payload as { readonly promised?: GivenBack } | undefined)?.promised;
}

function byTheRules(row: BookingRow, records: Records, rules: BooksRules, at: Date): GivenBack {
  const { currency } = row;
  const before = ledgerFrom(
    records.moves.filter(({ kind, created_at, updated_at }) =>
      kind === 'charge' ? updated_at <= at : created_at < at,
    ),
    records.credits.filter(({ amount, created_at }) => amount < 0 || created_at < at),
    currency,
  );
  const paid = stillPaid(before);
  const everything = { toCard: paid.byCard, toCredit: paid.byCredit };
  if (row.status !== 'cancelled-by-user') return everything;
  const from = records.history.findLast(({ to_status }) => to_status === row.status)?.from_status;
  const refund = refundFor(
    {
      status: (from ?? 'booked') as BookingStatus,
      startsAt: toInstant(row.starts_at),
      paidByCard: paid.byCard,
      paidByCredit: paid.byCredit,
      changeFees: itemsIn(records, 'change-fee', currency),
    },
    {
      cancellationHours: rules.cancellationHours,
      cancellationFee: moneyFromCents(rules.cancellationFeeCents, currency),
    },
    toInstant(at),
  );
  return refund.ok ? refund : everything;
}

function itemsIn({ items }: Records, kind: Item['kind'], currency: Currency): Money {
  return sum(
    items.filter((item) => item.kind === kind).map(({ amount }) => money(amount, currency)),
    currency,
  );
}

/** A refund that is tried again after the end may have been owed before it. */
const firstAskedFor = (move: Move, moves: readonly Move[]) =>
  attemptsOf(moves, move)[0]?.created_at ?? move.created_at;

/** Credit given instead of a refund stands for what the card should have got. */
function givenBack(
  moves: readonly Move[],
  credits: readonly Credit[],
  currency: Currency,
  counts: (why: string) => boolean,
): GivenBack {
  const given = credits.filter(({ idempotency_key }) => counts(idempotency_key));
  const instead = given.filter(({ idempotency_key }) => isInsteadOfRefund(idempotency_key));
  const { refunded, creditGiven } = ledgerFrom(
    moves.filter(({ kind, idempotency_key }) => kind === 'refund' && counts(idempotency_key)),
    given,
    currency,
  );
  const forCard = sum(
    instead.map(({ amount }) => money(amount, currency)),
    currency,
  );
  return { toCard: add(refunded, forCard), toCredit: subtract(creditGiven, forCard) };
}

function groupByBooking<T extends { readonly booking_id: string | null }>(
  rows: readonly T[],
): Map<string | null, T[]> {
  return Map.groupBy(rows, ({ booking_id }) => booking_id);
}

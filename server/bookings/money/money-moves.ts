import type { Selectable } from 'kysely';
import { type Currency, type Money, money, subtract, sum } from '../../../domain/money.ts';
import type { BookingLedger, RefundableCharge } from '../../../domain/paid.ts';
import type { Queries } from '../../db/connect.ts';
import { toDate, toInstant } from '../../db/instant.ts';
import type { Tables } from '../../db/schema.ts';

/** A row of the ledger. It is written before the provider is asked, so nothing can move unseen. */
export type Move = Selectable<Tables['payments']>;

interface NewMove {
  readonly bookingId: string;
  readonly kind: Move['kind'];
  readonly amount: Money;
  readonly paymentMethodId: string | null;
  readonly provider: string;
  /** Says which payment this is; writing it twice gives the first one. */
  readonly key: string;
  /** What it gives back or lets go. */
  readonly parentId?: string | null;
  /** Of a refund: why. */
  readonly reason?: string | null;
  /** Of a refund that is tried again: its first attempt. */
  readonly attemptOf?: string;
}

export async function writeMove(tx: Queries, move: NewMove, now: Temporal.Instant): Promise<Move> {
  const at = toDate(now);
  await tx
    .insertInto('payments')
    .values({
      booking_id: move.bookingId,
      kind: move.kind,
      status: 'pending',
      amount: move.amount.amount,
      currency: move.amount.currency,
      payment_method_id: move.paymentMethodId,
      provider: move.provider,
      idempotency_key: move.key,
      parent_id: move.parentId ?? null,
      reason: move.reason ?? null,
      attempt_of: move.attemptOf ?? null,
      created_at: at,
      updated_at: at,
    })
    .onConflict((conflict) => conflict.column('idempotency_key').doNothing())
    .execute();
  return tx
    .selectFrom('payments')
    .selectAll()
    .where('idempotency_key', '=', move.key)
    .executeTakeFirstOrThrow();
}

/** The first answer stays; false when somebody else has already written it. */
export async function endMove(
  tx: Queries,
  moveId: string,
  end: { readonly ref: string | null } & (
    | { readonly status: 'succeeded'; readonly lookAgainAt?: Temporal.Instant | null }
    | { readonly status: 'failed'; readonly failureCode: string }
  ),
  now: Temporal.Instant,
): Promise<boolean> {
  const { numUpdatedRows } = await tx
    .updateTable('payments')
    .set({
      status: end.status,
      ...(end.ref === null ? {} : { provider_ref: end.ref }),
      failure_code: end.status === 'failed' ? end.failureCode : null,
      ...(end.status === 'succeeded' && end.lookAgainAt
        ? { look_again_at: toDate(end.lookAgainAt) }
        : {}),
      updated_at: toDate(now),
    })
    .where('id', '=', moveId)
    .where('status', '=', 'pending')
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

/** The provider has the payment and waits for its renter; the row must know where. */
export async function noteProviderRef(
  db: Queries,
  moveId: string,
  ref: string,
  now: Temporal.Instant,
): Promise<void> {
  await db
    .updateTable('payments')
    .set({ provider_ref: ref, updated_at: toDate(now) })
    .where('id', '=', moveId)
    .where('provider_ref', 'is', null)
    .execute();
}

export function movesOf(db: Queries, bookingId: string): Promise<Move[]> {
  return db
    .selectFrom('payments')
    .selectAll()
    .where('booking_id', '=', bookingId)
    .orderBy('created_at')
    .orderBy('id')
    .execute();
}

/** What has moved for a booking; refunds and credit under way count as given. */
export async function ledgerOf(
  db: Queries,
  bookingId: string,
  currency: Currency,
): Promise<BookingLedger> {
  const moves = await movesOf(db, bookingId);
  const credits = await db
    .selectFrom('credit_entries')
    .select('amount')
    .where('booking_id', '=', bookingId)
    .execute();
  return ledgerFrom(moves, credits, currency);
}

export function ledgerFrom(
  moves: readonly Move[],
  credits: readonly { readonly amount: number }[],
  currency: Currency,
): BookingLedger {
  const total = (amounts: readonly number[]) =>
    sum(
      amounts.map((amount) => money(amount, currency)),
      currency,
    );
  const amounts = credits.map(({ amount }) => amount);
  return {
    charged: total(succeeded(moves, 'charge').map(({ amount }) => amount)),
    refunded: total(
      moves
        .filter(({ kind, status }) => kind === 'refund' && status !== 'failed')
        .map(({ amount }) => amount),
    ),
    creditUsed: total(amounts.filter((amount) => amount < 0).map((amount) => -amount)),
    creditGiven: total(amounts.filter((amount) => amount > 0)),
  };
}

/** Newest first: the last thing paid is the first to be given back. */
export function refundableCharges(moves: readonly Move[]): RefundableCharge[] {
  return succeeded(moves, 'charge')
    .toReversed()
    .map((charge) => {
      const refunds = moves.filter(
        ({ kind, status, parent_id }) =>
          kind === 'refund' && status !== 'failed' && parent_id === charge.id,
      );
      const given = refunds.reduce(
        (so_far, { amount, currency }) => subtract(so_far, money(amount, currency)),
        money(charge.amount, charge.currency),
      );
      return { id: charge.id, left: given };
    });
}

/** The deposit that is held now, if one is: held, and neither released nor taken. */
export function standingHold(moves: readonly Move[]): Move | undefined {
  return succeeded(moves, 'deposit-hold').findLast(
    (hold) => !moves.some(({ parent_id, status }) => parent_id === hold.id && status !== 'failed'),
  );
}

/** When the hold that stands was taken, and when holds were refused, oldest first. */
export function holdTimes(moves: readonly Move[]): {
  readonly heldAt: Temporal.Instant | undefined;
  readonly refusedAt: Temporal.Instant[];
} {
  const held = standingHold(moves);
  return {
    heldAt: held && toInstant(held.updated_at),
    refusedAt: moves
      .filter(({ kind, status }) => kind === 'deposit-hold' && status === 'failed')
      .map(({ updated_at }) => toInstant(updated_at)),
  };
}

export const succeeded = (moves: readonly Move[], kind: Move['kind']): Move[] =>
  moves.filter((move) => move.kind === kind && move.status === 'succeeded');

import type { Selectable } from 'kysely';
import { formatMoney } from '../../../domain/format-money.ts';
import { type Currency, type Money, money, subtract, sum } from '../../../domain/money.ts';
import type { BookingLedger, RefundableCharge } from '../../../domain/paid.ts';
import type { DepositHolds } from '../../../domain/policies/deposit-state.ts';
import { bookingPolicy } from '../../../domain/policy-constants.ts';
import type { Queries } from '../../db/connect.ts';
import { toDate, toInstant } from '../../db/instant.ts';
import type { Tables } from '../../db/schema.ts';
import { recordSecurityEvent } from '../../security/record-security-event.ts';

/** A row of the ledger. It is written before the provider is asked, so nothing can move unseen. */
export type Payment = Selectable<Tables['payments']>;

export interface NewPayment {
  readonly bookingId: string;
  readonly kind: Payment['kind'];
  readonly amount: Money;
  readonly paymentMethodId: string | null;
  readonly provider: string;
  /** Says which payment this is; writing it twice gives the first one. */
  readonly key: string;
  /** What it gives back or lets go. */
  readonly parentId?: string | null;
  /** Of a refund: why; of a release: that it was not ours. */
  readonly reason?: string | null;
  /** Of a refund: tells apart what is given back for one reason more than once. */
  readonly occasion?: string;
  /** The request that asks for it, where one does. */
  readonly requestId?: string;
  /** Of a refund that is tried again: its first attempt. */
  readonly attemptOf?: string;
  /** Of a refund that is tried again: not before. */
  readonly dueAt?: Temporal.Instant;
  /** Of a charge or hold that a renter asks for; they can answer their bank. */
  readonly renterAt?: Payment['renter_at'];
  /** Of what is charged or given back for a claim, apart from the rental. */
  readonly claimId?: string | null;
}

export async function writePayment(
  tx: Queries,
  payment: NewPayment,
  now: Temporal.Instant,
): Promise<Payment> {
  const at = toDate(now);
  const { numInsertedOrUpdatedRows: written } = await tx
    .insertInto('payments')
    .values({
      booking_id: payment.bookingId,
      kind: payment.kind,
      status: 'pending',
      amount: payment.amount.amount,
      currency: payment.amount.currency,
      payment_method_id: payment.paymentMethodId,
      provider: payment.provider,
      account: await accountFor(tx, payment),
      idempotency_key: payment.key,
      parent_id: payment.parentId ?? null,
      reason: payment.reason ?? null,
      occasion: payment.occasion ?? null,
      request_id: payment.requestId ?? null,
      attempt_of: payment.attemptOf ?? null,
      renter_at: payment.renterAt ?? null,
      claim_id: payment.claimId ?? null,
      check_again_at: payment.dueAt ? toDate(payment.dueAt) : null,
      created_at: at,
      updated_at: at,
    })
    .onConflict((conflict) => conflict.column('idempotency_key').doNothing())
    .executeTakeFirstOrThrow();
  if (payment.kind === 'refund' && written === 1n) await recordRefund(tx, payment, now);
  return tx
    .selectFrom('payments')
    .selectAll()
    .where('idempotency_key', '=', payment.key)
    .executeTakeFirstOrThrow();
}

/** What gives back or lets go is where the money was taken; a charge or hold is where its card is. */
async function accountFor(
  tx: Queries,
  { parentId, paymentMethodId }: NewPayment,
): Promise<string | undefined> {
  const { account } =
    (await (parentId
      ? tx.selectFrom('payments').select('account').where('id', '=', parentId).executeTakeFirst()
      : tx
          .selectFrom('payment_methods')
          .select('account')
          .where('id', '=', paymentMethodId)
          .executeTakeFirst())) ?? {};
  return account;
}

async function recordRefund(
  tx: Queries,
  { bookingId, amount, provider, reason }: NewPayment,
  now: Temporal.Instant,
): Promise<void> {
  const { user_id: userId } = await tx
    .selectFrom('bookings')
    .select('user_id')
    .where('id', '=', bookingId)
    .executeTakeFirstOrThrow();
  const detail = `${formatMoney(amount)} ${provider} ${reason ?? ''} booking ${bookingId}`;
  await recordSecurityEvent(tx, { kind: 'refund-given', userId, detail, now });
}

/**
 * The first answer stays; false when somebody else has already written it. Only what was written off as never made,
 * and was made after all, is no end.
 */
export async function endPayment(
  tx: Queries,
  paymentId: string,
  end: { readonly ref: string | null } & (
    | {
        readonly status: 'succeeded';
        readonly checkAgainAt?: Temporal.Instant | null;
        readonly holdsUntil?: Temporal.Instant;
      }
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
      check_again_at:
        end.status === 'succeeded' && end.checkAgainAt ? toDate(end.checkAgainAt) : null,
      ...(end.status === 'succeeded' && end.holdsUntil
        ? { holds_until: toDate(end.holdsUntil) }
        : {}),
      updated_at: toDate(now),
    })
    .where('id', '=', paymentId)
    .where(({ eb, or }) =>
      end.status === 'succeeded'
        ? or([eb('status', '=', 'pending'), eb('failure_code', '=', UNMADE)])
        : eb('status', '=', 'pending'),
    )
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

/**
 * A call is on its way from now on: nobody concludes from a lookup that it was never made. False when somebody has
 * already ended the payment: then it is not to be made.
 */
export async function noteAsked(
  db: Queries,
  paymentId: string,
  now: Temporal.Instant,
): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('payments')
    .set({ updated_at: toDate(now) })
    .where('id', '=', paymentId)
    .where('status', '=', 'pending')
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

/** The provider has the payment and waits for its renter; the row must know where. */
export async function noteProviderRef(
  db: Queries,
  paymentId: string,
  ref: string,
  now: Temporal.Instant,
): Promise<void> {
  await db
    .updateTable('payments')
    .set({ provider_ref: ref, updated_at: toDate(now) })
    .where('id', '=', paymentId)
    .where('provider_ref', 'is', null)
    .execute();
}

export const paymentOf = (db: Queries, id: string): Promise<Payment> =>
  db.selectFrom('payments').selectAll().where('id', '=', id).executeTakeFirstOrThrow();

export function paymentsOf(db: Queries, bookingId: string): Promise<Payment[]> {
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
  const payments = await paymentsOf(db, bookingId);
  return ledgerFrom(payments, await creditsOf(db, bookingId), currency);
}

/** What was given to a renter's credit, or taken from it below zero; for a claim, where it names one. */
export type Credit = Pick<Selectable<Tables['credit_entries']>, 'amount' | 'claim_id'>;

export const creditsOf = (db: Queries, bookingId: string): Promise<Credit[]> =>
  db
    .selectFrom('credit_entries')
    .select(['amount', 'claim_id'])
    .where('booking_id', '=', bookingId)
    .execute();

/** What the rental cost and gave back; what was taken for claims is counted with them. */
export function ledgerFrom(
  every: readonly Payment[],
  credits: readonly Credit[],
  currency: Currency,
): BookingLedger {
  const payments = every.filter(({ claim_id }) => claim_id === null);
  const total = (amounts: readonly number[]) =>
    sum(
      amounts.map((amount) => money(amount, currency)),
      currency,
    );
  const amounts = credits.filter(({ claim_id }) => claim_id === null).map(({ amount }) => amount);
  return {
    charged: total(succeeded(payments, 'charge').map(({ amount }) => amount)),
    refunded: total(
      payments
        .filter(({ kind, status }) => kind === 'refund' && status !== 'failed')
        .map(({ amount }) => amount),
    ),
    disputed: subtract(
      total(succeeded(payments, 'dispute').map(({ amount }) => amount)),
      total(succeeded(payments, 'dispute-reversal').map(({ amount }) => amount)),
    ),
    creditUsed: total(amounts.filter((amount) => amount < 0).map((amount) => -amount)),
    creditGiven: total(amounts.filter((amount) => amount > 0)),
  };
}

/** Of the rental, newest first: the last thing paid is the first to be given back. */
export function refundableCharges(payments: readonly Payment[]): RefundableCharge[] {
  return succeeded(payments, 'charge')
    .filter(({ claim_id }) => claim_id === null)
    .toReversed()
    .map((charge) => {
      const refunds = payments.filter(
        ({ kind, status, parent_id }) =>
          kind === 'refund' && status !== 'failed' && parent_id === charge.id,
      );
      const left = refunds.reduce(
        (so_far, { amount, currency }) => subtract(so_far, money(amount, currency)),
        money(charge.amount, charge.currency),
      );
      const ofCharge = payments.filter(({ parent_id }) => parent_id === charge.id);
      const { disputed } = ledgerFrom(ofCharge, [], charge.currency);
      return { id: charge.id, left: subtract(left, disputed) };
    });
}

/** The deposit that is held now, if one is: held, and neither released nor taken. */
export function standingHold(payments: readonly Payment[]): Payment | undefined {
  return succeeded(payments, 'deposit-hold').findLast(
    (hold) =>
      !payments.some(({ parent_id, status }) => parent_id === hold.id && status !== 'failed'),
  );
}

/** Some of the last hold was taken for claims, or is about to be. */
export function isTaken(payments: readonly Payment[]): boolean {
  const last = succeeded(payments, 'deposit-hold').at(-1);
  return payments.some(
    ({ kind, parent_id, status }) =>
      kind === 'deposit-capture' && parent_id === last?.id && status !== 'failed',
  );
}

/** Why a hold was released when nobody released it: it has ended by itself. */
export const LAPSED = 'lapsed';

/** Why an attempt failed that was never made. */
export const UNMADE = 'payment_unfinished';

/** So long a renter has to answer their bank about a hold that they asked for. */
export function approvingUntil({ created_at }: Payment): Temporal.Instant {
  return toInstant(created_at).add({ minutes: bookingPolicy.abandonedAfterMinutes });
}

/** A hold that its renter is approving, on the card that is asked from now on. */
export const isApproval = (
  { kind, status, renter_at, payment_method_id }: Payment,
  cardId: string | null,
) =>
  kind === 'deposit-hold' &&
  status === 'pending' &&
  renter_at === 'trip' &&
  payment_method_id === cardId;

/** What the ledger says about the holds of a deposit, for the card that is asked from now on. */
export function depositHoldsOf(payments: readonly Payment[], cardId: string | null): DepositHolds {
  const held = standingHold(payments);
  const onCard = payments.filter(
    ({ kind, payment_method_id }) => kind === 'deposit-hold' && payment_method_id === cardId,
  );
  const lastAnswer = onCard.findLast(
    ({ status, failure_code }) => status !== 'pending' && failure_code !== UNMADE,
  );
  const approval = onCard.find((one) => isApproval(one, cardId));
  const last = succeeded(payments, 'deposit-hold').at(-1);
  // Of a trip that was moved to a later day: it is to be held anew, as if it had never been.
  const released = payments.findIndex(
    ({ kind, parent_id, reason, status }) =>
      kind === 'deposit-release' &&
      parent_id === last?.id &&
      reason !== LAPSED &&
      status !== 'failed',
  );
  const first = payments.slice(released + 1).find(({ kind }) => kind === 'deposit-hold');
  const lapse = payments.find(
    ({ parent_id, reason }) => last && parent_id === last.id && reason === LAPSED,
  );
  return {
    hold: held && { at: toInstant(held.updated_at), until: holdEndOf(held) },
    isOnAnotherCard: held !== undefined && held.payment_method_id !== cardId,
    lapsedAt: lapse && toInstant(lapse.updated_at),
    owedSince: first && (!last || released >= 0) ? toInstant(first.created_at) : undefined,
    refusedAt: onCard
      .filter(
        ({ status, renter_at, failure_code }) =>
          status === 'failed' && renter_at !== 'trip' && failure_code !== UNMADE,
      )
      .map(({ updated_at }) => toInstant(updated_at)),
    wantsApproval: lastAnswer?.failure_code === 'authentication_failed',
    approvingUntil: approval && approvingUntil(approval),
  };
}

/** When a hold ends by itself; the database sees that every one of them says so. */
export function holdEndOf({ id, holds_until }: Payment): Temporal.Instant {
  if (holds_until === null) throw new Error(`the hold ${id} has no end`);
  return toInstant(holds_until);
}

export const succeeded = (payments: readonly Payment[], kind: Payment['kind']): Payment[] =>
  payments.filter((payment) => payment.kind === kind && payment.status === 'succeeded');

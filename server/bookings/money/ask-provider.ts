import { money, toChargeableCents } from '../../../domain/money.ts';
import { toInstant } from '../../db/instant.ts';
import {
  type CardFailure,
  type CardPayment,
  keysAreKept,
  type PaymentOutcome,
} from '../../providers/payments/port.ts';
import type { BookingWork } from '../record/work.ts';
import { endMove, type Move, noteProviderRef } from './money-moves.ts';

/**
 * Carries out a charge or hold that stands in the ledger as pending, or finds out how it ended. Safe
 * to repeat: the ledger's key is the provider's key. Nothing is written but where the payment waits.
 */
export async function askProvider(work: BookingWork, move: Move): Promise<PaymentOutcome> {
  if (move.status === 'succeeded') {
    const status = move.kind === 'charge' ? 'succeeded' : 'held';
    return { status, ref: move.provider_ref ?? '' };
  }
  if (move.status === 'failed') {
    return { status: 'failed', ref: move.provider_ref, code: failureOf(move) };
  }
  const outcome = await ask(work, move);
  if (outcome.ref !== null && move.provider_ref === null) {
    await noteProviderRef(work.database.kysely, move.id, outcome.ref, work.clock.now());
  }
  return outcome;
}

async function ask(
  { payments, database, clock }: BookingWork,
  move: Move,
): Promise<PaymentOutcome> {
  if (move.provider_ref !== null) return readForGood(payments, move, move.provider_ref);
  const card = await database.kysely
    .selectFrom('payment_methods')
    .innerJoin('users', 'users.id', 'payment_methods.user_id')
    .innerJoin('bookings', (join) => join.on('bookings.id', '=', move.booking_id))
    .select(['provider_ref', 'payment_customer_ref', 'reference'])
    .where('payment_methods.id', '=', move.payment_method_id)
    .executeTakeFirst();
  if (!card?.payment_customer_ref) return { status: 'failed', ref: null, code: 'card_error' };
  const payment: CardPayment = {
    customerRef: card.payment_customer_ref,
    cardRef: card.provider_ref,
    cents: toChargeableCents(money(move.amount, move.currency)),
    currency: move.currency,
    description: `Handover ${card.reference}`,
    paymentId: move.id,
  };
  const earlier = isKeyForgotten(move, clock.now())
    ? await payments.findPayment(payment, toInstant(move.created_at).subtract({ minutes: 5 }))
    : null;
  if (earlier) return earlier;
  return move.kind === 'charge'
    ? payments.charge(payment, move.idempotency_key)
    : payments.hold(payment, move.idempotency_key);
}

/**
 * The provider may no longer know the key, and would take the same call for another one: what was
 * made for this row is looked for first, and only when there is nothing is it sent again.
 */
export function isKeyForgotten(move: Move, now: Temporal.Instant): boolean {
  const known = toInstant(move.created_at).add(keysAreKept);
  return Temporal.Instant.compare(known, now) <= 0;
}

/**
 * The renter was told how to reach this payment, and refused once it could still be paid. It is ended
 * at the provider before we write it off; if it was paid in between, this throws and is asked again.
 */
async function readForGood(
  payments: BookingWork['payments'],
  move: Move,
  ref: string,
): Promise<PaymentOutcome> {
  const outcome = await payments.readPayment(ref);
  if (outcome.status === 'failed') await payments.release(ref, `release:${move.id}`);
  return outcome;
}

const failureOf = (move: Move) => (move.failure_code ?? 'card_error') as CardFailure;

/** Writes the end of a move in the transaction of what it leads to; false when it was known. */
export async function writeOutcome(
  tx: BookingWork['database']['kysely'],
  move: Move,
  outcome: PaymentOutcome,
  now: Temporal.Instant,
): Promise<boolean> {
  if (outcome.status === 'waiting') return false;
  if (outcome.status === 'succeeded' || outcome.status === 'held') {
    return endMove(tx, move.id, { status: 'succeeded', ref: outcome.ref }, now);
  }
  const failureCode = outcome.status === 'failed' ? outcome.code : 'authentication_failed';
  return endMove(tx, move.id, { status: 'failed', ref: outcome.ref, failureCode }, now);
}

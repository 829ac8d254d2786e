import { toInstant } from '../../db/instant.ts';
import {
  type CardFailure,
  type CardPayment,
  keysLive,
  type PaymentOutcome,
  PaymentsUnavailable,
} from '../../providers/payments/port.ts';
import {
  CALLS_LAST,
  cardAtProvider,
  cardPaymentWith,
  findPaymentSince,
  readForGood,
} from '../../wallet/card-payments.ts';
import { bookingOf } from '../record/booking-row.ts';
import type { BookingWork } from '../record/work.ts';
import {
  endPayment,
  holdEndOf,
  noteAsked,
  noteProviderRef,
  type Payment,
  paymentOf,
  UNMADE,
} from './payments.ts';

/**
 * Carries out a charge or hold that stands in the ledger as pending, or finds out how it ended. Safe
 * to repeat: the ledger's key is the provider's key. Nothing is written but where the payment waits.
 */
export async function askProvider(work: BookingWork, payment: Payment): Promise<PaymentOutcome> {
  if (payment.status !== 'pending') return outcomeOf(payment);
  const outcome = await ask(work, payment);
  await noteWhere(work, payment, outcome);
  return outcome;
}

/**
 * Finds out how a charge or hold ended that nobody wants any more, without making it. Null while a call for
 * it may still be on its way.
 */
async function lookUpAttempt(work: BookingWork, payment: Payment): Promise<PaymentOutcome | null> {
  if (payment.status !== 'pending') return outcomeOf(payment);
  const { clock } = work;
  const account = work.paymentProvider.account(payment.account);
  if (payment.provider_ref !== null) return readForGood(account, payment, payment.provider_ref);
  const cardPayment = await cardPaymentFor(work, payment);
  const found = cardPayment && (await findPaymentSince(account, cardPayment, payment.created_at));
  if (found) {
    await noteWhere(work, payment, found);
    return found.ref === null ? found : readForGood(account, payment, found.ref);
  }
  const isCertain =
    Temporal.Instant.compare(toInstant(payment.updated_at).add(CALLS_LAST), clock.now()) <= 0;
  return isCertain ? { status: 'failed', ref: null, code: UNMADE } : null;
}

/**
 * What became of an attempt that nobody wants any more: it is looked up and never made, and one that still
 * waits for its renter is ended. Null while that is not certain yet.
 */
export async function lastOutcome(
  work: BookingWork,
  payment: Payment,
): Promise<PaymentOutcome | null> {
  const outcome = await lookUpAttempt(work, payment);
  if (outcome?.status !== 'waiting') return outcome;
  const account = work.paymentProvider.account(payment.account);
  await account.release(outcome.ref, `release:${payment.id}`);
  return account.readPayment(outcome.ref);
}

/** `gone`: whoever asked for it does not look any more. `over`: nobody is waited for any longer. */
export type Waited = 'short' | 'gone' | 'over';

/** While its renter is there, a payment is made; afterwards it is only found out about, and in the end ended. */
export async function outcomeFor(
  work: BookingWork,
  payment: Payment,
  waited: Waited,
): Promise<PaymentOutcome> {
  if (waited === 'short') return askProvider(work, payment);
  const find = waited === 'over' ? lastOutcome : lookUpAttempt;
  const outcome = await find(work, payment);
  if (outcome) return outcome;
  throw new PaymentsUnavailable('whether a payment was made is not certain yet');
}

/** As the ledger has it, of a payment that has ended. */
function outcomeOf(payment: Payment): PaymentOutcome {
  if (payment.status === 'failed') {
    return { status: 'failed', ref: payment.provider_ref, code: failureOf(payment) };
  }
  const ref = payment.provider_ref ?? '';
  if (payment.kind === 'charge') return { status: 'succeeded', ref };
  return { status: 'held', ref, until: holdEndOf(payment) };
}

async function noteWhere(
  { database, clock }: BookingWork,
  payment: Payment,
  { ref }: PaymentOutcome,
): Promise<void> {
  if (ref === null || payment.provider_ref !== null) return;
  await noteProviderRef(database.kysely, payment.id, ref, clock.now());
}

async function ask(work: BookingWork, payment: Payment): Promise<PaymentOutcome> {
  const { clock } = work;
  const account = work.paymentProvider.account(payment.account);
  if (payment.provider_ref !== null) return readForGood(account, payment, payment.provider_ref);
  const cardPayment = await cardPaymentFor(work, payment);
  if (!cardPayment) return { status: 'failed', ref: null, code: 'card_error' };
  const earlier = isKeyForgotten(payment, clock.now())
    ? await findPaymentSince(account, cardPayment, payment.created_at)
    : null;
  if (earlier) return earlier;
  const isWanted = await noteAsked(work.database.kysely, payment.id, clock.now());
  if (!isWanted) return outcomeOf(await paymentOf(work.database.kysely, payment.id));
  return payment.kind === 'charge'
    ? account.charge(cardPayment, payment.idempotency_key)
    : account.hold(cardPayment, payment.idempotency_key);
}

async function cardPaymentFor(
  { database }: BookingWork,
  payment: Payment,
): Promise<CardPayment | null> {
  const { reference } = await bookingOf(database.kysely, payment.booking_id);
  const card = await cardAtProvider(database.kysely, payment.payment_method_id);
  return cardPaymentWith(card, payment, {
    description: `Handover ${reference}`,
    isRenterPresent: payment.renter_at !== null,
  });
}

/**
 * The provider may no longer know the key, and would take the same call for another one: what was
 * made for this row is looked for first, and only when there is nothing is it sent again.
 */
export function isKeyForgotten(payment: Payment, now: Temporal.Instant): boolean {
  const known = toInstant(payment.created_at).add(keysLive);
  return Temporal.Instant.compare(known, now) <= 0;
}

const failureOf = (payment: Payment) => (payment.failure_code ?? 'card_error') as CardFailure;

/** Writes the end of a payment in the transaction of what it leads to; false when it was known. */
export async function writeOutcome(
  tx: BookingWork['database']['kysely'],
  payment: Payment,
  outcome: PaymentOutcome,
  now: Temporal.Instant,
): Promise<boolean> {
  if (outcome.status === 'waiting') return false;
  if (outcome.status === 'succeeded') {
    return endPayment(tx, payment.id, { status: 'succeeded', ref: outcome.ref }, now);
  }
  if (outcome.status === 'held') {
    const { ref, until } = outcome;
    return endPayment(tx, payment.id, { status: 'succeeded', ref, holdsUntil: until }, now);
  }
  const failureCode = outcome.status === 'failed' ? outcome.code : 'authentication_failed';
  return endPayment(tx, payment.id, { status: 'failed', ref: outcome.ref, failureCode }, now);
}

import { bookingPolicy } from '../../domain/policy-constants.ts';
import { toDate, toInstant } from '../db/instant.ts';
import { eachInTurn } from '../jobs/each-in-turn.ts';
import {
  type CardPayment,
  type PaymentOutcome,
  PaymentUndecided,
} from '../providers/payments/port.ts';
import type { Outcome, PendingRequest } from '../requests/carry-out-request.ts';
import { awaitingOf } from '../wallet/awaiting-of.ts';
import {
  CALLS_LAST,
  cardAtProvider,
  cardPaymentWith,
  findPaymentSince,
  readForGood,
} from '../wallet/card-payments.ts';
import { type CompanyPayment, companyPaymentOf, noteCompanyCall } from './company-payments.ts';
import { type EndedPayment, finishStatementPayment } from './finish-statement-payment.ts';
import { settleCompanyRefunds } from './settle-company-refunds.ts';
import type { StatementWork } from './statement-work.ts';

const BATCH = 100;

/**
 * Charges a card for a statement while its holder waits. May be run any number of times: the row is the key.
 * After the time that a booking waits, too, an unfinished attempt is looked up and ended, never made.
 */
export async function carryOutStatementPayment(
  work: StatementWork,
  { payload, createdAt }: PendingRequest,
): Promise<Outcome> {
  const { paymentId } = payload as { readonly paymentId: string };
  const db = work.database.kysely;
  const payment = await companyPaymentOf(db, paymentId);
  if (payment.status === 'pending') {
    const isAbandoned = createdAt <= abandonedBefore(work);
    const outcome = isAbandoned ? await endAttempt(work, payment) : await charge(work, payment);
    if (outcome.status === 'waiting') {
      const account = work.paymentProvider.account(payment.account);
      return { status: 'waiting', awaiting: awaitingOf('card_authentication', account, outcome) };
    }
    await finishStatementPayment(work, payment, outcome);
    await settleCompanyRefunds(work);
  }
  const ended = await companyPaymentOf(db, paymentId);
  return ended.status === 'succeeded'
    ? { status: 'accepted', result: { reference: ended.reference } }
    : { status: 'failure', errorCode: ended.failure_code ?? 'card_error' };
}

const abandonedBefore = ({ clock }: StatementWork): Date =>
  toDate(clock.now().subtract({ minutes: bookingPolicy.abandonedAfterMinutes }));

/** For the sweep: attempts that nobody waits for any more, also of somebody whose account is gone. */
export async function endAbandonedStatementPayments(work: StatementWork): Promise<void> {
  const left = await work.database.kysely
    .selectFrom('company_payments')
    .selectAll()
    .where('status', '=', 'pending')
    .where('kind', '=', 'card')
    .where('received_at', '<=', abandonedBefore(work))
    .limit(BATCH)
    .execute();
  await eachInTurn(left, async (payment) => {
    await finishStatementPayment(work, payment, await endAttempt(work, payment));
  });
}

async function charge(work: StatementWork, payment: CompanyPayment): Promise<PaymentOutcome> {
  const { clock, database } = work;
  const account = work.paymentProvider.account(payment.account);
  if (payment.provider_ref !== null) return readForGood(account, payment, payment.provider_ref);
  const cardPayment = await cardPaymentFor(work, payment);
  if (!cardPayment) return { status: 'failed', ref: null, code: 'card_error' };
  await noteCompanyCall(database.kysely, payment.id, null, clock.now());
  const outcome = await account.charge(cardPayment, keyOf(payment));
  await noteCompanyCall(database.kysely, payment.id, outcome.ref, clock.now());
  return outcome;
}

/** What became of an attempt that nobody waits for any more. */
async function endAttempt(work: StatementWork, payment: CompanyPayment): Promise<EndedPayment> {
  const { clock } = work;
  const account = work.paymentProvider.account(payment.account);
  const cardPayment = await cardPaymentFor(work, payment);
  const found =
    payment.provider_ref !== null
      ? await account.readPayment(payment.provider_ref)
      : cardPayment && (await findPaymentSince(account, cardPayment, payment.received_at));
  if (found?.status === 'waiting' || found?.status === 'failed') {
    const { ref } = found;
    if (ref !== null) await account.release(ref, `release:${payment.id}`);
    return { status: 'failed', ref, code: 'authentication_failed' };
  }
  if (found) return found;
  const certainAt = toInstant(payment.updated_at).add(CALLS_LAST);
  if (Temporal.Instant.compare(certainAt, clock.now()) > 0) {
    throw new PaymentUndecided('a call for this payment may still be on its way');
  }
  return { status: 'failed', ref: null, code: 'payment_unfinished' };
}

const keyOf = ({ id }: CompanyPayment) => `company-charge:${id}`;

async function cardPaymentFor(
  { database }: StatementWork,
  payment: CompanyPayment,
): Promise<CardPayment | null> {
  const card = await cardAtProvider(database.kysely, payment.payment_method_id);
  return cardPaymentWith(card, payment, {
    description: `Handover ${payment.reference}`,
    isRenterPresent: true,
  });
}

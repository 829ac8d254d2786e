import { randomUUID } from 'node:crypto';
import type { RequestRecord } from '../../contract/requests.ts';
import type { StatementPayment } from '../../contract/statements.ts';
import { hasExpired } from '../../domain/policies/card-expiry.ts';
import type { Queries } from '../db/connect.ts';
import { toDate } from '../db/instant.ts';
import type { Deps } from '../deps.ts';
import { cardOfOtherAccount, notFound, priceChanged, Refusal } from '../errors.ts';
import { writeRequest } from '../requests/write-request.ts';
import { lockCompany, requireOwnStatement } from './own-company.ts';
import { readStandings } from './read-standing.ts';

type Paying = Pick<Deps, 'settings' | 'jobs' | 'clock' | 'paymentProvider'>;

/** Writes down that all that is left of a statement is charged to a card, and queues it. */
export async function payStatement(
  tx: Queries,
  deps: Paying,
  userId: string,
  statementId: string,
  { methodId, amount }: StatementPayment,
): Promise<RequestRecord> {
  const { company_id, currency } = await requireOwnStatement(tx, statementId, userId);
  if (!deps.settings.current().payments_config.paymentsEnabled) {
    throw new Refusal('payments_off', 'Card payments are switched off at the moment.');
  }
  const now = deps.clock.now();
  const account = deps.paymentProvider.accountOf(currency);
  await requireCard(tx, { userId, methodId, account: account.name }, now);
  await lockCompany(tx, company_id);
  const standings = await readStandings(tx, company_id, currency, now);
  const standing = standings.find(({ id }) => id === statementId);
  if (standing?.state === 'paying') {
    throw new Refusal('payment_under_way', 'A card is being charged for this statement already.');
  }
  if (standing?.state !== 'due' && standing?.state !== 'overdue') {
    throw new Refusal('nothing_to_pay', 'There is nothing to pay of this statement.');
  }
  if (standing.left.amount !== amount.amount || currency !== amount.currency) {
    throw priceChanged('Another amount is left to pay.', standing.left);
  }
  const paymentId = randomUUID();
  await tx
    .insertInto('company_payments')
    .values({
      id: paymentId,
      company_id,
      statement_id: statementId,
      kind: 'card',
      status: 'pending',
      amount: standing.left.amount,
      currency,
      reference: `card-${paymentId.slice(0, 8)}`,
      user_id: userId,
      payment_method_id: methodId,
      provider: deps.paymentProvider.name,
      account: account.name,
      received_at: toDate(now),
      updated_at: toDate(now),
    })
    .execute();
  const payload = { statementId, paymentId };
  return writeRequest(tx, deps.jobs, { kind: 'statementPayment', userId, payload, now });
}

async function requireCard(
  tx: Queries,
  wanted: { readonly userId: string; readonly methodId: string; readonly account: string },
  now: Temporal.Instant,
): Promise<void> {
  const card = await tx
    .selectFrom('payment_methods')
    .select(['exp_month as expMonth', 'exp_year as expYear', 'account'])
    .where('id', '=', wanted.methodId)
    .where('user_id', '=', wanted.userId)
    .where('removed_at', 'is', null)
    .forShare()
    .executeTakeFirst();
  if (!card) throw notFound('This card');
  if (card.account !== wanted.account) throw cardOfOtherAccount();
  if (hasExpired(card, now, 'UTC')) throw new Refusal('card_expired', 'This card has expired.');
}

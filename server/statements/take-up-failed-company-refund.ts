import { refundTriedAgainAt } from '../../domain/policies/refund-watch.ts';
import { DISPUTED, type RefusedRefund, refusedRefund } from '../bookings/money/refund-attempts.ts';
import type { Queries } from '../db/connect.ts';
import { toDate } from '../db/instant.ts';
import type { RefundOutcome } from '../providers/payments/port.ts';
import type { CompanyPayment } from './company-payments.ts';
import { lockCompany } from './own-company.ts';
import type { StatementWork } from './statement-work.ts';

/**
 * A refund to a company was refused, at once or days after it was taken: it is asked for anew by the rule for
 * renters' refunds, in a row of its own. After the last attempt it is lost, and the reconciliation says so.
 */
export async function takeUpFailedCompanyRefund(
  { database, clock, log }: StatementWork,
  refund: CompanyPayment,
  { ref, code }: RefundOutcome & { status: 'failed' },
): Promise<void> {
  const now = clock.now();
  const lost = await database.kysely.transaction().execute(async (tx) => {
    await lockCompany(tx, refund.company_id);
    if (!(await failRefund(tx, refund.id, { ref, code }, now))) return undefined;
    if (code === DISPUTED) return undefined; // taken up anew should the dispute be won
    const attempts = await attemptsOf(tx, refund);
    const refusals = attempts.map(({ failure_code }) => failure_code ?? '');
    const dueAt = refundTriedAgainAt(refusals, now);
    if (dueAt) await repeatCompanyRefund(tx, refund, dueAt, now);
    return dueAt === null;
  });
  if (lost === undefined) return;
  log.error(
    { companyPaymentId: refund.id, code },
    lost
      ? 'a refund to a company failed for good'
      : 'a refund to a company failed and is tried anew',
  );
}

/** Also of a refund that counted as given; false when somebody else has written it already. */
async function failRefund(
  tx: Queries,
  id: string,
  refusal: RefusedRefund,
  now: Temporal.Instant,
): Promise<boolean> {
  const { numUpdatedRows } = await tx
    .updateTable('company_payments')
    .set(refusedRefund(refusal, now))
    .where('id', '=', id)
    .where('kind', '=', 'refund')
    .where('status', '<>', 'failed')
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

const firstAttemptOf = ({ id, attempt_of }: CompanyPayment): string => attempt_of ?? id;

/** The attempts at one refund, oldest first. */
function attemptsOf(tx: Queries, refund: CompanyPayment): Promise<CompanyPayment[]> {
  const first = firstAttemptOf(refund);
  return tx
    .selectFrom('company_payments')
    .selectAll()
    .where((eb) => eb.or([eb('id', '=', first), eb('attempt_of', '=', first)]))
    .orderBy((eb) => eb('attempt_of', 'is not', null))
    .orderBy('received_at')
    .execute();
}

/** The same refund once more, because the provider remembers its "no" under the old key. */
export async function repeatCompanyRefund(
  tx: Queries,
  refund: CompanyPayment,
  dueAt: Temporal.Instant,
  now: Temporal.Instant,
): Promise<void> {
  const attempts = await attemptsOf(tx, refund);
  const { id: _, failure_code: __, provider_ref: ___, ...same } = refund;
  await tx
    .insertInto('company_payments')
    .values({
      ...same,
      status: 'pending',
      reference: `${attempts[0]?.reference}, attempt ${attempts.length + 1}`,
      attempt_of: firstAttemptOf(refund),
      check_again_at: toDate(dueAt),
      received_at: toDate(now),
      updated_at: toDate(now),
    })
    .execute();
}

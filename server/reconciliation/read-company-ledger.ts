import { money } from '../../domain/money.ts';
import type { Queries } from '../db/connect.ts';
import { toDate, toInstant } from '../db/instant.ts';
import type { DatedPayment, WhichPayments } from './read-ledger.ts';

/**
 * What companies paid by card, and what went back or was disputed: few beside the bookings, and at once. With `refs` those
 * alone, however they ended.
 */
export async function readCompanyLedger(
  db: Queries,
  { provider, account, since }: WhichPayments,
  refs?: readonly string[],
): Promise<DatedPayment[]> {
  const rows = await db
    .selectFrom('company_payments')
    .innerJoin('companies', 'companies.id', 'company_payments.company_id')
    .select(['company_payments.id', 'vat', 'kind', 'status', 'amount', 'currency', 'provider_ref'])
    .select(['received_at', 'updated_at'])
    .where('provider', '=', provider)
    .where('account', '=', account)
    .$if(refs !== undefined, (query) => query.where('provider_ref', 'in', refs ?? []))
    .$if(refs === undefined, (query) =>
      query.where((eb) =>
        eb.or([eb('status', '=', 'pending'), eb('updated_at', '>=', toDate(since))]),
      ),
    )
    .execute();
  return rows.map((row) => ({
    id: row.id,
    reference: `company ${row.vat}`,
    kind: row.kind === 'card' || row.kind === 'transfer' ? 'charge' : row.kind,
    status: row.status,
    amount: money(row.amount, row.currency),
    ref: row.provider_ref,
    madeAt: toInstant(row.received_at),
    changedAt: toInstant(row.updated_at),
  }));
}

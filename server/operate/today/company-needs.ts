import { isAnswerDue } from '../../../domain/dispute.ts';
import { money } from '../../../domain/money.ts';
import type { Queries } from '../../db/connect.ts';
import { toInstant } from '../../db/instant.ts';
import type { Found } from './need-shape.ts';

/** Payments of statements that a bank asks about. A company belongs to no city: every city of its currency shows them. */
export async function companyNeeds(db: Queries, cityId: string): Promise<Found[]> {
  const rows = await db
    .selectFrom('company_disputes')
    .innerJoin('company_payments', 'company_payments.id', 'company_disputes.payment_id')
    .innerJoin('companies', 'companies.id', 'company_payments.company_id')
    .innerJoin('cities', 'cities.currency', 'company_disputes.currency')
    .select(['companies.id', 'companies.name', 'companies.billing_email'])
    .select(['company_disputes.status', 'evidence_due_by', 'opened_at'])
    .select(['company_disputes.amount', 'company_disputes.currency'])
    .where('company_disputes.closed_at', 'is', null)
    .where('cities.id', '=', cityId)
    .execute();
  return rows
    .filter(({ status }) => isAnswerDue(status))
    .map((row) => ({
      kind: 'company-dispute',
      by: row.evidence_due_by && toInstant(row.evidence_due_by),
      since: toInstant(row.opened_at),
      amount: money(row.amount, row.currency),
      companyId: row.id,
      person: { name: row.name, email: row.billing_email, phone: null },
    }));
}

import { sql } from 'kysely';
import { type Currency, money, moneyFromUnits } from '../../domain/money.ts';
import type { CompanyBalance } from '../../domain/policies/company-limit.ts';
import type { Queries } from '../db/connect.ts';
import type { Settings } from '../settings/settings.ts';
import { paidOff } from './paid-off.ts';

/** What a company owes and how much it may, in one currency. What is under way counts already: a booking, and what a change adds to one. */
export async function companyBalance(
  db: Queries,
  settings: Settings,
  companyId: string,
  currency: Currency,
): Promise<CompanyBalance> {
  const { rows } = await sql<{ open: number; credit_limit: number | null }>`
    SELECT credit_limit, (
      (SELECT coalesce(sum(CASE kind WHEN 'invoice' THEN total ELSE -total END), 0) FROM invoices
        WHERE company_id = companies.id AND currency = ${currency})
      + (SELECT coalesce(sum(total), 0) FROM bookings
        WHERE company_id = companies.id AND currency = ${currency} AND status = 'pending')
      + (SELECT coalesce(sum(greatest(agreed - total, 0)), 0) FROM (
          SELECT total, (requests.payload #>> '{change,total,amount}')::bigint AS agreed
          FROM requests JOIN bookings ON bookings.id = requests.booking_id
          WHERE requests.kind = 'modification' AND requests.status = 'pending'
            AND company_id = companies.id AND currency = ${currency}) AS changes)
      - (SELECT coalesce(sum(${paidOff}), 0) FROM company_payments
        WHERE company_id = companies.id AND currency = ${currency}))::bigint AS open
    FROM companies WHERE id = ${companyId}`.execute(db);
  const [row] = rows;
  const usual = moneyFromUnits(settings.current().company_config.limitUnits, currency);
  return {
    open: money(row?.open ?? 0, currency),
    limit: row?.credit_limit == null ? usual : money(row.credit_limit, currency),
  };
}

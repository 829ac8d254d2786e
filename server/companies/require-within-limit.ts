import type { Money } from '../../domain/money.ts';
import { mayBill } from '../../domain/policies/company-limit.ts';
import type { Queries } from '../db/connect.ts';
import { Refusal } from '../errors.ts';
import type { Settings } from '../settings/settings.ts';
import { companyBalance } from './company-balance.ts';

/** Bookings of one company that would go beyond its limit together wait for each other here. */
export async function requireWithinCompanyLimit(
  tx: Queries,
  settings: Settings,
  companyId: string,
  more: Money,
): Promise<void> {
  await tx
    .selectFrom('companies')
    .select('id')
    .where('id', '=', companyId)
    .forNoKeyUpdate()
    .execute();
  const balance = await companyBalance(tx, settings, companyId, more.currency);
  const verdict = mayBill(balance, more);
  if (!verdict.ok) throw new Refusal(verdict.code, 'Your company would owe more than its limit.');
}

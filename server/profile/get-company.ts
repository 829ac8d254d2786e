import type { Company } from '../../contract/profile.ts';
import { companyBalance } from '../companies/company-balance.ts';
import type { Queries } from '../db/connect.ts';
import { notFound } from '../errors.ts';
import type { Settings } from '../settings/settings.ts';

export async function getCompany(
  db: Queries,
  settings: Settings,
  userId: string,
): Promise<Company> {
  const company = await db
    .selectFrom('companies')
    .innerJoin('users', 'users.company_id', 'companies.id')
    .select(['companies.id', 'companies.name', 'companies.address', 'companies.vat'])
    .select('users.company_admin as isAdministrator')
    .where('users.id', '=', userId)
    .executeTakeFirst();
  if (!company) throw notFound('A company of yours');
  const balances = await Promise.all(
    (['EUR', 'USD'] as const).map((one) => companyBalance(db, settings, company.id, one)),
  );
  return { ...company, balances };
}

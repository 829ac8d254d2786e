import type { Company } from '../../contract/profile.ts';
import type { Queries } from '../db/connect.ts';
import { notFound } from '../errors.ts';

export async function getCompany(db: Queries, userId: string): Promise<Company> {
  const company = await db
    .selectFrom('companies')
    .innerJoin('users', 'users.company_id', 'companies.id')
    .select(['companies.id', 'companies.name', 'companies.address', 'companies.vat'])
    .where('users.id', '=', userId)
    .executeTakeFirst();
  if (!company) throw notFound('A company of yours');
  return company;
}

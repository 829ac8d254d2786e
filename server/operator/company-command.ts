import { formatMoney } from '../../domain/format-money.ts';
import { type Currency, moneyFromCents } from '../../domain/money.ts';
import { companyBalance } from '../companies/company-balance.ts';
import { toDate } from '../db/instant.ts';
import { Refusal } from '../errors.ts';
import { type OperatorWork, type Report, said, usage } from './command.ts';

export const companyUsage =
  'company -- show VAT | limit VAT 5000.00|usual | paid VAT 120.00 EUR "reference of the transfer"';

/** What a company owes; its limit; what it has paid, marked by hand. Ends with where it stands. */
export async function companyCommand(
  work: OperatorWork,
  [verb = '', vat = '', ...rest]: readonly string[],
): Promise<Report> {
  const db = work.database.kysely;
  const company = await db
    .selectFrom('companies')
    .select(['id', 'name'])
    .where('vat', '=', vat)
    .executeTakeFirst();
  const [amount = '', currency = '', reference = ''] = rest;
  const mayRead = verb === 'show' || verb === 'limit' || verb === 'paid';
  if (!mayRead || !vat) throw usage(companyUsage);
  if (!company) throw new Refusal('not_found', `There is no company ${vat}.`);
  if (verb === 'limit') {
    const credit_limit = amount === 'usual' ? null : readAmount(amount);
    await db.updateTable('companies').set({ credit_limit }).where('id', '=', company.id).execute();
  }
  if (verb === 'paid') {
    if ((currency !== 'EUR' && currency !== 'USD') || !reference) throw usage(companyUsage);
    // The same transfer marked twice counts once.
    await db
      .insertInto('company_payments')
      .values({
        company_id: company.id,
        amount: readAmount(amount),
        currency,
        reference,
        received_at: toDate(work.clock.now()),
      })
      .onConflict((conflict) => conflict.columns(['company_id', 'reference']).doNothing())
      .execute();
  }
  const stands = async (one: Currency) => {
    const { open, limit } = await companyBalance(db, work.settings, company.id, one);
    return `${one}  open ${formatMoney(open)}  limit ${formatMoney(limit)}`;
  };
  return said(`${company.name}  ${vat}`, await stands('EUR'), await stands('USD'));
}

function readAmount(text: string): number {
  const [, units, cents = '00'] = /^(\d{1,7})(?:\.(\d{2}))?$/.exec(text) ?? [];
  if (!units) throw usage(companyUsage);
  return moneyFromCents(Number(units) * 100 + Number(cents), 'EUR').amount;
}

import { money, moneyFromCents } from '../../domain/money.ts';
import { toDate } from '../db/instant.ts';
import { Refusal } from '../errors.ts';
import { settleCompanyRefunds, writeCompanyRefund } from '../statements/settle-company-refunds.ts';
import { type OperatorWork, usage } from './command.ts';

export const companyUsage = [
  'company -- show VAT',
  'limit VAT 5000.00|usual',
  'billing VAT accounts@company.example|none',
  'administrator VAT person@company.example',
  'member VAT person@company.example',
  'paid VAT 120.00 EUR "reference of the transfer"',
  'refund VAT "reference of the card payment"',
].join(' | ');

export interface Company {
  readonly id: string;
  readonly name: string;
  readonly billing_email: string | null;
}

type Verb = (work: OperatorWork, company: Company, words: readonly string[]) => Promise<void>;

export const companyVerbs: Readonly<Record<string, Verb>> = {
  show: async () => {},

  async limit({ database }, { id }, [amount = '']) {
    const credit_limit = amount === 'usual' ? null : readAmount(amount);
    await database.kysely
      .updateTable('companies')
      .set({ credit_limit })
      .where('id', '=', id)
      .execute();
  },

  async billing({ database }, { id }, [email = '']) {
    if (email !== 'none' && !/^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(email)) throw usage(companyUsage);
    await database.kysely
      .updateTable('companies')
      .set({ billing_email: email === 'none' ? null : email })
      .where('id', '=', id)
      .execute();
  },

  administrator: (work, company, [email = '']) => setAdministrator(work, company, email, true),
  member: (work, company, [email = '']) => setAdministrator(work, company, email, false),

  /** The same transfer marked twice counts once. */
  async paid({ database, clock }, { id }, [amount = '', currency = '', reference = '']) {
    if ((currency !== 'EUR' && currency !== 'USD') || !reference) throw usage(companyUsage);
    const now = toDate(clock.now());
    await database.kysely
      .insertInto('company_payments')
      .values({
        company_id: id,
        amount: readAmount(amount),
        currency,
        reference,
        received_at: now,
        updated_at: now,
      })
      .onConflict((conflict) => conflict.columns(['company_id', 'reference']).doNothing())
      .execute();
  },

  /** All of a card payment, for whoever has paid twice; asked for again it is the same refund. */
  async refund(work, { id }, [reference = '']) {
    const payment = await work.database.kysely
      .selectFrom('company_payments')
      .selectAll()
      .where('company_id', '=', id)
      .where('reference', '=', reference)
      .where('kind', '=', 'card')
      .where('status', '=', 'succeeded')
      .executeTakeFirst();
    if (!payment) throw new Refusal('not_found', `No card payment is called ${reference}.`);
    const all = money(payment.amount, payment.currency);
    await writeCompanyRefund(work.database.kysely, payment, all, work.clock.now());
    await settleCompanyRefunds(work);
  },
};

async function setAdministrator(
  { database }: OperatorWork,
  { id, name }: Company,
  email: string,
  company_admin: boolean,
): Promise<void> {
  const { numUpdatedRows } = await database.kysely
    .updateTable('users')
    .set({ company_admin })
    .where('company_id', '=', id)
    .where('email', '=', email.toLowerCase())
    .executeTakeFirst();
  if (numUpdatedRows === 0n) throw new Refusal('not_found', `${email} does not book for ${name}.`);
}

function readAmount(text: string): number {
  const [, units, cents = '00'] = /^(\d{1,7})(?:\.(\d{2}))?$/.exec(text) ?? [];
  if (!units) throw usage(companyUsage);
  return moneyFromCents(Number(units) * 100 + Number(cents), 'EUR').amount;
}

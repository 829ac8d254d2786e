import { money, moneyFromCents } from '../../domain/money.ts';
import type { Queries } from '../db/connect.ts';
import { toDate } from '../db/instant.ts';
import { Refusal } from '../errors.ts';
import { writeCompanyRefund } from '../statements/settle-company-refunds.ts';
import { usage } from './command.ts';

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
  readonly credit_limit: number | null;
}

/** Answers what the audit log says came of it. */
type Verb = (
  tx: Queries,
  company: Company,
  words: readonly string[],
  now: Temporal.Instant,
) => Promise<object>;

export const companyVerbs: Readonly<Record<string, Verb>> = {
  show: async () => ({}),

  async limit(tx, { id }, [amount = '']) {
    const credit_limit = amount === 'usual' ? null : readAmount(amount);
    await tx.updateTable('companies').set({ credit_limit }).where('id', '=', id).execute();
    return { creditLimit: credit_limit };
  },

  async billing(tx, { id }, [email = '']) {
    if (email !== 'none' && !/^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(email)) throw usage(companyUsage);
    await tx
      .updateTable('companies')
      .set({ billing_email: email === 'none' ? null : email })
      .where('id', '=', id)
      .execute();
    return { billingEmail: email };
  },

  administrator: (tx, company, [email = '']) => setAdministrator(tx, company, email, true),
  member: (tx, company, [email = '']) => setAdministrator(tx, company, email, false),

  /** The same transfer marked twice counts once. */
  async paid(tx, { id }, [amount = '', currency = '', reference = ''], at) {
    if ((currency !== 'EUR' && currency !== 'USD') || !reference) throw usage(companyUsage);
    const now = toDate(at);
    await tx
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
    return { paid: { amount, currency, reference } };
  },

  /** All of a card payment, for whoever has paid twice; asked for again it is the same refund. */
  async refund(tx, { id }, [reference = ''], now) {
    const payment = await tx
      .selectFrom('company_payments')
      .selectAll()
      .where('company_id', '=', id)
      .where('reference', '=', reference)
      .where('kind', '=', 'card')
      .where('status', '=', 'succeeded')
      .executeTakeFirst();
    if (!payment) throw new Refusal('not_found', `No card payment is called ${reference}.`);
    const all = money(payment.amount, payment.currency);
    await writeCompanyRefund(tx, payment, all, now);
    return { refunded: reference };
  },
};

async function setAdministrator(
  tx: Queries,
  { id, name }: Company,
  email: string,
  company_admin: boolean,
): Promise<object> {
  const user = await tx
    .updateTable('users')
    .set({ company_admin })
    .where('company_id', '=', id)
    .where('email', '=', email.toLowerCase())
    .returning('id')
    .executeTakeFirst();
  if (!user) throw new Refusal('not_found', `${email} does not book for ${name}.`);
  return { accountId: user.id, isAdministrator: company_admin };
}

function readAmount(text: string): number {
  const [, units, cents = '00'] = /^(\d{1,7})(?:\.(\d{2}))?$/.exec(text) ?? [];
  if (!units) throw usage(companyUsage);
  return moneyFromCents(Number(units) * 100 + Number(cents), 'EUR').amount;
}

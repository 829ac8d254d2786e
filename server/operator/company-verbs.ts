import type { AuditVerb } from '../../domain/audit-action.ts';
import { money } from '../../domain/money.ts';
import { writeAdministrator, writeCompany, writeTransfer } from '../companies/write-company.ts';
import type { Queries } from '../db/connect.ts';
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

/** What the console does in another way, or not at all. */
type InConsole = 'add' | 'edit' | 'set-person' | 'drop-person';
export type CompanyVerb = 'show' | Exclude<AuditVerb<'company'>, InConsole>;

export const companyVerbs: Readonly<Record<CompanyVerb, Verb>> = {
  show: async () => ({}),

  async limit(tx, { id }, [amount = '']) {
    const creditLimitCents = amount === 'usual' ? null : readCents(amount);
    const version = await writeCompany(tx, id, { creditLimitCents });
    return { version, creditLimitCents };
  },

  async billing(tx, { id }, [email = '']) {
    if (email !== 'none' && !/^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(email)) throw usage(companyUsage);
    const billingEmail = email === 'none' ? null : email;
    const version = await writeCompany(tx, id, { billingEmail });
    return { version, billingEmail };
  },

  administrator: (tx, company, [email = '']) => setAdministrator(tx, company, email, true),
  member: (tx, company, [email = '']) => setAdministrator(tx, company, email, false),

  async paid(tx, { id }, [amount = '', currency = '', reference = ''], now) {
    if ((currency !== 'EUR' && currency !== 'USD') || !reference) throw usage(companyUsage);
    const transfer = { amountCents: readCents(amount), currency, reference } as const;
    await writeTransfer(tx, id, transfer, now);
    return { paid: transfer };
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
  company: Company,
  email: string,
  isAdministrator: boolean,
): Promise<object> {
  const accountId = await writeAdministrator(tx, company, email, isAdministrator);
  return { accountId, isAdministrator };
}

function readCents(text: string): number {
  const [, units, cents = '00'] = /^(\d{1,7})(?:\.(\d{2}))?$/.exec(text) ?? [];
  if (!units) throw usage(companyUsage);
  return Number(units) * 100 + Number(cents);
}

import { z } from 'zod';
import { statementStates } from '../../domain/statements.ts';
import { Currency, Money } from '../money.ts';

const text = (most: number) => z.string().trim().min(1).max(most);

const written = {
  name: text(120),
  address: text(300),
  vat: text(40).describe('The tax number; no two companies have the same'),
  billingEmail: z.email().max(254).nullable().describe('Where statements go; null: nowhere'),
  creditLimitCents: z
    .int()
    .min(0)
    .max(1_000_000_000)
    .nullable()
    .describe('What it may owe in each currency; null: as the settings say'),
};

export const NewCompany = z.strictObject({
  ...written,
  billingEmail: written.billingEmail.default(null),
  creditLimitCents: written.creditLimitCents.default(null),
});

export const CompanyEdit = z.strictObject({
  version: z.int().min(1).max(1e9).describe('The version that was looked at'),
  ...z.object(written).partial().shape,
});

export const DeskCompanySummary = z.object({
  id: z.string(),
  version: z.int(),
  name: z.string(),
  address: z.string(),
  vat: z.string(),
  billingEmail: z.string().nullable(),
  creditLimitCents: z.int().nullable(),
  peopleCount: z.int(),
  balances: z
    .array(z.object({ open: Money, limit: Money }))
    .describe('What is owed and what may be, by currency'),
});
export const DeskCompanyList = z.object({ companies: z.array(DeskCompanySummary) });

export const DeskCompany = z.object({
  ...DeskCompanySummary.shape,
  people: z.array(
    z.object({
      accountId: z.string(),
      name: z.string(),
      email: z.string(),
      isAdministrator: z.boolean().describe('Sees what the company owes, and pays it'),
    }),
  ),
  statements: z
    .array(
      z.object({
        month: z.string(),
        state: z.enum(statementStates),
        left: Money,
        dueOn: z.iso.date(),
        reminders: z.int(),
      }),
    )
    .describe('The newest first'),
  payments: z
    .array(
      z.object({
        kind: z.string(),
        status: z.string(),
        amount: Money,
        reference: z.string(),
        receivedAt: z.iso.datetime(),
      }),
    )
    .describe('The last ones, newest first'),
});

export const CompanyPerson = z.strictObject({
  email: z.email().max(254).describe('Of a renter who has an account'),
  isAdministrator: z.boolean().default(false),
});

export const CompanyTransfer = z.strictObject({
  amountCents: z.int().min(1).max(1_000_000_000),
  currency: Currency,
  reference: text(140).describe('As the bank has it; the same one counts once'),
});

export const byCompanyPerson = z.strictObject({ id: z.uuid(), accountId: z.uuid() });

export type NewCompany = z.output<typeof NewCompany>;
export type DeskCompany = z.infer<typeof DeskCompany>;
export type DeskCompanySummary = z.infer<typeof DeskCompanySummary>;

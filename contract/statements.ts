import { z } from 'zod';
import { statementStates } from '../domain/statements.ts';
import { Money } from './money.ts';

/** A month of a company in one currency, as its administrators see it. */
export const Statement = z.object({
  id: z.uuid(),
  month: z.string().describe('Such as 2027-02'),
  broughtForward: Money.describe('What the last one ended with'),
  closing: Money.describe('What was owed when it was made; negative: too much was paid'),
  left: Money.describe('What is still to be paid of it'),
  state: z
    .enum(statementStates)
    .describe('`carried-forward`: the next statement has what is left of it'),
  dueOn: z.iso.date(),
  /** The request that charges a card for it, if it is the caller's own. */
  openRequest: z.uuid().nullable(),
});

export const StatementList = z.object({ items: z.array(Statement) });

export const StatementPayment = z.strictObject({
  methodId: z.uuid(),
  amount: Money.describe('What is left to pay, as it was shown'),
});

export type Statement = z.infer<typeof Statement>;
export type StatementPayment = z.output<typeof StatementPayment>;

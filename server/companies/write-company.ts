import type { NewCompany } from '../../contract/operate/catalogue-companies.ts';
import { type Currency, moneyFromCents } from '../../domain/money.ts';
import type { Queries } from '../db/connect.ts';
import { toDate } from '../db/instant.ts';
import { Refusal } from '../errors.ts';

/** A limit holds in each currency alone, so which one it is written in does not matter. */
const limitOf = (cents: number | null): number | null =>
  cents === null ? null : moneyFromCents(cents, 'EUR').amount;

export const companyColumns = ({
  name,
  address,
  vat,
  billingEmail,
  creditLimitCents,
}: Partial<NewCompany>) => ({
  ...(name !== undefined && { name }),
  ...(address !== undefined && { address }),
  ...(vat !== undefined && { vat }),
  ...(billingEmail !== undefined && { billing_email: billingEmail }),
  ...(creditLimitCents !== undefined && { credit_limit: limitOf(creditLimitCents) }),
});

/** Changes some fields of a company, by a command as in the console; answers its version. */
export async function writeCompany(
  tx: Queries,
  id: string,
  changes: Partial<NewCompany>,
): Promise<number> {
  const { version } = await refusingTaken(
    tx
      .updateTable('companies')
      .set((eb) => ({ ...companyColumns(changes), version: eb('version', '+', 1) }))
      .where('id', '=', id)
      .returning('version')
      .executeTakeFirstOrThrow(),
  );
  return version;
}

export async function refusingTaken<T>(write: Promise<T>): Promise<T> {
  return write.catch((error: { readonly constraint?: string }) => {
    if (error.constraint !== 'companies_by_vat') throw error;
    throw new Refusal('vat_taken', 'Another company has this tax number.');
  });
}

/** Whether somebody who books for a company also sees what it owes, and pays it. */
export async function writeAdministrator(
  tx: Queries,
  { id, name }: { readonly id: string; readonly name: string },
  email: string,
  isAdministrator: boolean,
): Promise<string> {
  const user = await tx
    .updateTable('users')
    .set({ company_admin: isAdministrator })
    .where('company_id', '=', id)
    .where('email', '=', email.toLowerCase())
    .returning('id')
    .executeTakeFirst();
  if (!user) throw new Refusal('not_found', `${email} does not book for ${name}.`);
  return user.id;
}

interface Transfer {
  readonly amountCents: number;
  readonly currency: Currency;
  readonly reference: string;
}

/** The same transfer marked twice counts once. */
export async function writeTransfer(
  tx: Queries,
  companyId: string,
  { amountCents, currency, reference }: Transfer,
  now: Temporal.Instant,
): Promise<void> {
  const at = toDate(now);
  await tx
    .insertInto('company_payments')
    .values({
      company_id: companyId,
      amount: moneyFromCents(amountCents, currency).amount,
      currency,
      reference,
      received_at: at,
      updated_at: at,
    })
    .onConflict((conflict) => conflict.columns(['company_id', 'reference']).doNothing())
    .execute();
}

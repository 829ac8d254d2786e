import type { Selectable } from 'kysely';
import type { Queries } from '../db/connect.ts';
import { toDate } from '../db/instant.ts';
import type { Tables } from '../db/schema.ts';

/** A row of what a company has paid. A card's is written before the provider is asked. */
export type CompanyPayment = Selectable<Tables['company_payments']>;

/** A card's holder complains about such a payment to their bank. */
export type CompanyDispute = Selectable<Tables['company_disputes']>;

export const companyPaymentOf = (db: Queries, id: string): Promise<CompanyPayment> =>
  db.selectFrom('company_payments').selectAll().where('id', '=', id).executeTakeFirstOrThrow();

/** The first answer stays; false when somebody else has already written it. */
export async function endCompanyPayment(
  tx: Queries,
  id: string,
  end: { readonly ref: string | null } & (
    | { readonly status: 'succeeded' }
    | { readonly status: 'failed'; readonly failureCode: string }
  ),
  now: Temporal.Instant,
): Promise<boolean> {
  const at = toDate(now);
  const { numUpdatedRows } = await tx
    .updateTable('company_payments')
    .set({
      status: end.status,
      failure_code: end.status === 'failed' ? end.failureCode : null,
      ...(end.ref === null ? {} : { provider_ref: end.ref }),
      ...(end.status === 'succeeded' ? { received_at: at } : {}),
      updated_at: at,
    })
    .where('id', '=', id)
    .where('status', '=', 'pending')
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

/** A call is on its way from now on, or its answer says where the payment is. */
export async function noteCompanyCall(
  db: Queries,
  id: string,
  ref: string | null,
  now: Temporal.Instant,
): Promise<void> {
  await db
    .updateTable('company_payments')
    .set({ ...(ref === null ? {} : { provider_ref: ref }), updated_at: toDate(now) })
    .where('id', '=', id)
    .where('status', '=', 'pending')
    .execute();
}

import type { Queries } from '../../db/connect.ts';
import type { Rental } from './rental.ts';

export type TestCompany = Awaited<ReturnType<typeof openCompany>>;

let opened = 0;

/** A company of its own, which owes nothing yet, administered by this renter from now on. */
export async function openCompany({ db, userId, app }: Rental) {
  opened += 1;
  const vat = `PT${String(opened).padStart(9, '0')}`;
  const billingEmail = `billing-${opened}@company.example`;
  const { id } = await db
    .insertInto('companies')
    .values({
      name: `Company ${opened}, Lda.`,
      address: 'Rua Augusta 110, Lisboa',
      vat,
      billing_email: billingEmail,
      created_at: new Date(app.deps.clock.now().epochMilliseconds),
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  await db
    .updateTable('users')
    .set({ company_id: id, company_admin: true })
    .where('id', '=', userId)
    .execute();
  return { id, vat, billingEmail };
}

let written = 0;

/** An invoice or credit note of this company as if it had been issued then; answers its amount. */
export async function writeInvoice(
  db: Queries,
  { id: company_id }: Pick<TestCompany, 'id'>,
  kind: 'invoice' | 'credit-note',
  total: number,
  issuedAt: Temporal.Instant,
): Promise<void> {
  written += 1;
  const sample = await db
    .selectFrom('invoices')
    .select(['id', 'booking_id', 'snapshot'])
    .where('kind', '=', 'invoice')
    .where('series', '=', 'LIS')
    .executeTakeFirstOrThrow();
  await db
    .insertInto('invoices')
    .values({
      kind,
      series: 'TEST',
      year: 2027,
      ordinal: written,
      number: `TEST-${written}`,
      booking_id: sample.booking_id,
      company_id,
      corrects: kind === 'credit-note' ? sample.id : null,
      currency: 'EUR',
      total,
      snapshot: JSON.stringify(sample.snapshot),
      issued_at: new Date(issuedAt.epochMilliseconds),
    })
    .execute();
}

import { mayDeleteAccount } from '../../domain/policies/account-deletion.ts';
import type { Queries } from '../db/connect.ts';
import { Refusal } from '../errors.ts';
import type { Jobs } from '../jobs/jobs.ts';
import { writeRequest } from '../requests/write-request.ts';
import { recordSecurityEvent } from '../security/record-security-event.ts';
import { forgetPerson } from './forget-person.ts';
import type { OwedToTheForgotten } from './owed-to-the-forgotten.ts';

/**
 * Ends an account for good. Bookings and payments stay for the books, with nobody's name on them;
 * invoices stay as they were issued, because the law asks for it. The password was confirmed before.
 */
export async function deleteMe(
  tx: Queries,
  jobs: Jobs,
  deletion: { readonly userId: string; readonly now: Temporal.Instant },
): Promise<void> {
  const { userId, now } = deletion;
  // A booking that is being made at this moment is written under the same lock, or after us.
  await tx
    .selectFrom('users')
    .select('id')
    .where('id', '=', userId)
    .forUpdate()
    .executeTakeFirstOrThrow();
  const bookings = await tx
    .selectFrom('bookings')
    .select('status')
    .distinct()
    .where('user_id', '=', userId)
    .execute();
  const drives = await tx
    .selectFrom('bookings')
    .innerJoin('booking_drivers', 'booking_drivers.booking_id', 'bookings.id')
    .select('status')
    .distinct()
    .where('booking_drivers.user_id', '=', userId)
    .where('was_cleared', '=', true) // who drives a car that is out does not disappear
    .execute();
  const verdict = mayDeleteAccount([...bookings, ...drives].map(({ status }) => status));
  if (!verdict.ok) {
    throw new Refusal(verdict.code, 'A booking of yours is still open.');
  }
  const inquiries = await tx
    .selectFrom('document_requests')
    .select('inquiry_id')
    .where('user_id', '=', userId)
    .where('inquiry_id', 'is not', null)
    .execute();
  const customers = await tx
    .selectFrom('payment_customers')
    .select(['ref', 'account'])
    .where('user_id', '=', userId)
    .execute();
  await forgetPerson(tx, userId, now);
  await recordSecurityEvent(tx, { kind: 'account-deleted', userId, now });
  const owe = (kind: OwedToTheForgotten, payload: object) =>
    writeRequest(tx, jobs, { kind, userId, payload, now });
  if (inquiries.length > 0) {
    await owe('identityRedaction', { inquiryIds: inquiries.map((row) => row.inquiry_id) });
  }
  for (const { ref, account } of customers) {
    await owe('customerRemoval', { customerRef: ref, account });
  }
}

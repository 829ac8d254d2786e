import type { RequestRecord } from '../../contract/requests.ts';
import type { Queries } from '../db/connect.ts';
import { notFound } from '../errors.ts';

/** A request of this renter; to everybody else it does not exist. */
export async function findRequest(
  db: Queries,
  requestId: string,
  userId: string,
): Promise<RequestRecord> {
  const row = await db
    .selectFrom('requests')
    .selectAll()
    .where('id', '=', requestId)
    .where('user_id', '=', userId)
    .executeTakeFirst();
  if (!row) throw notFound('This request');
  return {
    id: row.id,
    kind: row.kind,
    status: row.status,
    result: row.result,
    errorCode: row.error_code,
    awaiting: row.awaiting,
    bookingId: row.booking_id,
    createdAt: row.created_at.toISOString(),
    updatedAt: row.updated_at.toISOString(),
  };
}

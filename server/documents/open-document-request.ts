import type { Queries } from '../db/connect.ts';

/** A new request, or the open one: a renter has one check at a time. */
export async function openDocumentRequest(
  tx: Queries,
  userId: string,
  now: Temporal.Instant,
): Promise<string> {
  await tx
    .insertInto('document_requests')
    .values({
      user_id: userId,
      status: 'pending',
      created_at: now.toString(),
      updated_at: now.toString(),
    })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  const { id } = await tx
    .selectFrom('document_requests')
    .select('id')
    .where('user_id', '=', userId)
    .where('status', 'in', ['pending', 'processing'])
    .executeTakeFirstOrThrow();
  return id;
}

import type { Clock } from '../clock.ts';
import type { Queries } from '../db/connect.ts';
import type { IdentityChecks } from '../providers/identity/port.ts';

/** What carrying out an identity check needs. The provider is never called inside a transaction. */
export interface IdentityWork {
  readonly db: Queries;
  readonly clock: Clock;
  readonly checks: IdentityChecks;
}

export const errorCodes = { rejected: 'error.rejected' } as const;

/** Locked in one order everywhere: the renter, then their request. */
export async function lockDocumentRequest(tx: Queries, documentRequestId: string) {
  const owner = await tx
    .selectFrom('document_requests')
    .select('user_id')
    .where('id', '=', documentRequestId)
    .executeTakeFirst();
  if (!owner) return undefined;
  await tx.selectFrom('users').select('id').where('id', '=', owner.user_id).forUpdate().execute();
  return tx
    .selectFrom('document_requests')
    .selectAll()
    .where('id', '=', documentRequestId)
    .forUpdate()
    .executeTakeFirst();
}

export async function setDocumentRequest(
  tx: Queries,
  id: string,
  status: 'processing' | 'success' | 'failure',
  now: Temporal.Instant,
): Promise<void> {
  await tx
    .updateTable('document_requests')
    .set({ status, updated_at: now.toString() })
    .where('id', '=', id)
    .execute();
}

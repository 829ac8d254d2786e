import type { Clock } from '../clock.ts';
import type { Queries } from '../db/connect.ts';
import { endRequest } from './carry-out-request.ts';

/** The last attempt failed too: a request must not stay pending, unless money may have moved. */
export async function giveUpRequest(
  deps: { readonly db: Queries; readonly clock: Clock },
  neverGivenUp: ReadonlySet<string>,
  requestId: string,
): Promise<void> {
  const request = await deps.db
    .selectFrom('requests')
    .select('kind')
    .where('id', '=', requestId)
    .executeTakeFirst();
  if (!request || neverGivenUp.has(request.kind)) return;
  await endRequest(deps, requestId, { status: 'failure', errorCode: 'internal' });
}

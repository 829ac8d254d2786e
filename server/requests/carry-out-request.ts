import type { Awaiting, RequestResult } from '../../contract/requests.ts';
import type { Clock } from '../clock.ts';
import type { Queries } from '../db/connect.ts';
import type { Log } from '../log.ts';

export type Ending =
  | { readonly status: 'accepted'; readonly result: RequestResult | null }
  | { readonly status: 'failure'; readonly errorCode: string };

/** Waiting: only the renter can take the next step; the request is run again when they have. */
export type Outcome = Ending | { readonly status: 'waiting'; readonly awaiting: Awaiting };

export interface PendingRequest {
  readonly id: string;
  readonly userId: string;
  readonly payload: unknown;
  readonly createdAt: Date;
}

/**
 * How each kind of request is carried out. A kind may be run twice (a node can die after the work
 * and before the outcome is written), so each must be safe to repeat.
 */
export type RequestKinds = Readonly<Record<string, (request: PendingRequest) => Promise<Outcome>>>;

export async function carryOutRequest(
  deps: { readonly db: Queries; readonly clock: Clock; readonly log: Log },
  kinds: RequestKinds,
  requestId: string,
): Promise<void> {
  const row = await deps.db
    .selectFrom('requests')
    .select(['id', 'kind', 'user_id', 'payload', 'status', 'created_at'])
    .where('id', '=', requestId)
    .executeTakeFirst();
  if (row?.status !== 'pending') return; // done by an earlier attempt, or deleted with its owner
  const carryOut = kinds[row.kind];
  if (!carryOut) {
    deps.log.error({ requestId, kind: row.kind }, 'nobody carries out this kind of request');
    return endRequest(deps, requestId, { status: 'failure', errorCode: 'internal' });
  }
  const { id, user_id: userId, payload, created_at: createdAt } = row;
  const outcome = await carryOut({ id, userId, payload, createdAt });
  if (outcome.status === 'waiting') await waitForRenter(deps, requestId, outcome.awaiting);
  else await endRequest(deps, requestId, outcome);
}

/** The first outcome stays: a late second attempt changes nothing. */
export async function endRequest(
  { db, clock }: { readonly db: Queries; readonly clock: Clock },
  requestId: string,
  outcome: Ending,
): Promise<void> {
  const ended =
    outcome.status === 'accepted'
      ? { status: outcome.status, result: JSON.stringify(outcome.result ?? null) }
      : { status: outcome.status, error_code: outcome.errorCode };
  await db
    .updateTable('requests')
    .set({ ...ended, awaiting: null, updated_at: clock.now().toString() })
    .where('id', '=', requestId)
    .where('status', '=', 'pending')
    .execute();
}

async function waitForRenter(
  { db, clock }: { readonly db: Queries; readonly clock: Clock },
  requestId: string,
  awaiting: Awaiting,
): Promise<void> {
  await db
    .updateTable('requests')
    .set({ awaiting: JSON.stringify(awaiting), updated_at: clock.now().toString() })
    .where('id', '=', requestId)
    .where('status', '=', 'pending')
    .execute();
}

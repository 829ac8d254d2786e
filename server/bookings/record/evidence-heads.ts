import type { ChainHead } from '../../../domain/handovers/chain.ts';
import type { JobKind } from '../../../domain/jobs/job.ts';
import type { Queries } from '../../db/connect.ts';

/** What is chained: a phone's events at one end of a booking, a booking's own marks, decisions, claims and objections, and all files. */
interface Chain {
  readonly chain: 'events' | 'marks' | 'decisions' | 'claims' | 'objections' | 'files';
  readonly booking_id?: string;
  readonly kind?: JobKind;
  readonly phone_id?: string;
}

/**
 * The end that the next row is chained to, not the last row that is there: who took that one out would otherwise have
 * the next one in its place.
 */
export const headOf = (
  db: Queries,
  { chain, booking_id }: Pick<Chain, 'chain' | 'booking_id'>,
): Promise<ChainHead | undefined> =>
  db
    .selectFrom('evidence_heads')
    .select(['position', 'digest'])
    .where('chain', '=', chain)
    .where(({ eb }) =>
      booking_id ? eb('booking_id', '=', booking_id) : eb('booking_id', 'is', null),
    )
    .executeTakeFirst();

/** In the transaction that adds to the chain, while nobody else can. */
export async function moveHead(tx: Queries, chain: Chain, head: ChainHead): Promise<void> {
  await tx
    .insertInto('evidence_heads')
    .values({ ...chain, ...head })
    .onConflict((conflict) =>
      conflict.columns(['chain', 'booking_id', 'kind', 'phone_id']).doUpdateSet(head),
    )
    .execute();
}

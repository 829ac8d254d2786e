import { createHash } from 'node:crypto';
import { toDate } from '../../../db/instant.ts';
import { type Answer, ApiFailure } from './api-failure.ts';
import type { SimulatorQueries } from './tables.ts';

/** As Stripe does: after a day a key is forgotten, and the same call is another one. */
const KEPT = { hours: 24 };

interface KeyedCall {
  readonly key: string;
  readonly path: string;
  readonly params: unknown;
  readonly now: Temporal.Instant;
}

export interface StoredAnswer extends Answer {
  readonly isReplayed: boolean;
}

/**
 * The same key gives the same answer, and with other parameters an error, for a day. The key, the
 * effect and the answer are one transaction, whatever the answer: an error is repeated as well. Only a
 * call that was never carried out, because it makes no sense, may be made again.
 */
export async function answerOnce(
  tx: SimulatorQueries,
  { key, path, params, now }: KeyedCall,
  carryOut: () => Promise<Answer>,
): Promise<StoredAnswer> {
  const request_hash = createHash('sha256')
    .update(JSON.stringify([path, params]))
    .digest('hex');
  await tx
    .deleteFrom('stripe_answers')
    .where('key', '=', key)
    .where('created_at', '<=', toDate(now.subtract(KEPT)))
    .execute();
  const claimed = await tx
    .insertInto('stripe_answers')
    .values({ key, request_hash, created_at: toDate(now) })
    .onConflict((conflict) => conflict.column('key').doNothing())
    .returning('key')
    .executeTakeFirst();
  if (claimed) {
    const answer = await carryOut();
    await tx
      .updateTable('stripe_answers')
      .set({ status: answer.status, answer: JSON.stringify(answer.body) })
      .where('key', '=', key)
      .execute();
    return { ...answer, isReplayed: false };
  }
  const first = await tx
    .selectFrom('stripe_answers')
    .selectAll()
    .where('key', '=', key)
    .executeTakeFirstOrThrow();
  if (first.request_hash !== request_hash) {
    throw new ApiFailure(400, {
      type: 'idempotency_error',
      message: `Keys for idempotent requests can only be used with the same parameters they were first used with. Try using a key other than '${key}' if you meant to execute a different request.`,
    });
  }
  return { status: first.status, body: first.answer, isReplayed: true };
}

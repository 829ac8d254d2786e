import { createHash } from 'node:crypto';
import type { Insertable } from 'kysely';
import type { Database, Queries } from '../db/connect.ts';
import { toDate } from '../db/instant.ts';
import type { Tables } from '../db/schema.ts';
import { Refusal } from '../errors.ts';

const KEY_SHAPE = /^[\w-]{8,128}$/;
const DEADLOCK_DETECTED = '40P01';
const MOST_ATTEMPTS = 3;

/** The answer of a write, as it is stored for repetitions. */
export interface StoredAnswer {
  readonly status: number;
  readonly document: unknown;
}

interface Write {
  readonly key: string | null;
  readonly caller: string;
  readonly operation: string;
  /** Everything that makes the request what it is; the same key with other content is refused. */
  readonly content: unknown;
  readonly now: Temporal.Instant;
}

type Claim = Insertable<Tables['idempotency_keys']>;

/**
 * Once is once. The key, the effect and the answer are written in one transaction: a repetition
 * waits for the first request, then gets its answer; a write that was refused or cut off left
 * nothing behind and may be tried again.
 */
export async function carryOutOnce(
  database: Database,
  { key, caller, operation, content, now }: Write,
  carryOut: (tx: Queries) => Promise<StoredAnswer>,
): Promise<StoredAnswer> {
  const claim: Claim = {
    caller,
    key: checkedKey(key),
    operation,
    body_hash: hashOf(content),
    created_at: toDate(now),
  };
  return againAfterDeadlock(() =>
    database.kysely.transaction().execute(async (tx) => {
      if (!(await claimKey(tx, claim))) return firstAnswer(tx, claim);
      const answer = await carryOut(tx);
      await storeAnswer(tx, claim, answer);
      return answer;
    }),
  );
}

/** False for a repetition. One whose first request is still under way waits here until that has ended. */
async function claimKey(tx: Queries, claim: Claim): Promise<boolean> {
  const claimed = await tx
    .insertInto('idempotency_keys')
    .values(claim)
    .onConflict((conflict) => conflict.columns(['caller', 'key']).doNothing())
    .returning('key')
    .executeTakeFirst();
  return claimed !== undefined;
}

async function firstAnswer(tx: Queries, claim: Claim): Promise<StoredAnswer> {
  const first = await tx
    .selectFrom('idempotency_keys')
    .selectAll()
    .where('caller', '=', claim.caller)
    .where('key', '=', claim.key)
    .executeTakeFirstOrThrow();
  if (first.operation !== claim.operation || first.body_hash !== claim.body_hash) {
    throw new Refusal(
      'idempotency_key_reused',
      'This Idempotency-Key was already used for another request.',
    );
  }
  return { status: first.status, document: first.answer };
}

async function storeAnswer(tx: Queries, claim: Claim, answer: StoredAnswer): Promise<void> {
  await tx
    .updateTable('idempotency_keys')
    .set({ status: answer.status, answer: JSON.stringify(answer.document ?? null) })
    .where('caller', '=', claim.caller)
    .where('key', '=', claim.key)
    .execute();
}

/**
 * Two writes can come to wait for each other (two renters who each want the car that the other lets
 * go). The database ends one of them; it left nothing behind, so it is made again.
 */
async function againAfterDeadlock<T>(write: () => Promise<T>): Promise<T> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await write();
    } catch (error) {
      const isDeadlock = (error as { code?: unknown }).code === DEADLOCK_DETECTED;
      if (!isDeadlock || attempt === MOST_ATTEMPTS) throw error;
    }
  }
}

const hashOf = (content: unknown) =>
  createHash('sha256')
    .update(JSON.stringify(content ?? null))
    .digest('hex');

function checkedKey(key: string | null): string {
  if (key !== null && KEY_SHAPE.test(key)) return key;
  throw new Refusal(
    'missing_idempotency_key',
    'A write needs an Idempotency-Key header of 8 to 128 letters, digits, - or _.',
  );
}

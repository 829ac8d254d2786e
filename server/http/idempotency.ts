import { createHash } from 'node:crypto';
import type { Database, Queries } from '../db/connect.ts';
import { toDate } from '../db/instant.ts';
import { insertOf, statement } from '../db/statement.ts';
import { askWithNext, sendWithNext } from '../db/statement-marks.ts';
import { isStalePlan } from '../db/statement-names.ts';
import { Refusal } from '../errors.ts';

const KEY_SHAPE = /^[\w-]{8,128}$/;
const DEADLOCK_DETECTED = '40P01';
const MOST_ATTEMPTS = 3;
const KEEP = 'update idempotency_keys set status = $1, answer = $2 where caller = $3 and key = $4';

/** The answer of a write, as it is kept for repetitions. */
export interface KeptAnswer {
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
  /**
   * It may begin before the key is known to be new: the key goes out with its first statements, and a
   * repetition takes it all back. What others could meet is written after `requireNew`; what is only locked
   * before it makes a repetition wait like any other of the renter's calls.
   */
  readonly beginsWithKey?: boolean;
}

/** Fails for a repetition. */
export type RequireNew = () => Promise<void>;

/** The key was there already; what was begun meanwhile must not stay. */
class Repeated extends Error {}

/**
 * Once is once. The key, the effect and the answer are written in one transaction: a repetition
 * waits for the first request, then gets its answer; a write that was refused or cut off left
 * nothing behind and may be tried again.
 */
export async function carryOutOnce(
  database: Database,
  write: Write,
  carryOut: (tx: Queries, requireNew: RequireNew) => Promise<KeptAnswer>,
): Promise<KeptAnswer> {
  const { caller, operation } = write;
  const key = checkedKey(write.key);
  const body_hash = createHash('sha256')
    .update(JSON.stringify(write.content ?? null))
    .digest('hex');

  const claim = { caller, key, operation, body_hash, created_at: toDate(write.now) };
  const claiming = insertOf(
    'idempotency_keys',
    claim,
    'on conflict (caller, key) do nothing returning key',
  );

  const once = () =>
    database.kysely.transaction().execute(async (tx) => {
      const claimed = await askWithNext(tx, claiming);
      const requireNew = async () => {
        if ((await claimed()).length === 0) throw new Repeated();
      };
      if (!write.beginsWithKey) await requireNew();
      const answer = await carryOut(tx, requireNew).catch(async (error) => {
        await requireNew(); // whatever went wrong, the first answer counts
        throw error;
      });
      await requireNew();
      const document = JSON.stringify(answer.document ?? null);
      await sendWithNext(tx, statement(KEEP, [answer.status, document, caller, key])); // the commit
      return answer;
    });
  return againAfterMishap(once).catch((error) => {
    if (!(error instanceof Repeated)) throw error;
    return repeatAnswer(database.kysely, claim);
  });
}

/**
 * Two writes can come to wait for each other (two renters who each want the car that the other lets
 * go), or a migration of another node changes a table under a prepared statement. The database ends
 * such a write; it left nothing behind, so it is made again.
 */
async function againAfterMishap<T>(write: () => Promise<T>): Promise<T> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await write();
    } catch (error) {
      const isDeadlock = (error as { code?: unknown }).code === DEADLOCK_DETECTED;
      if (!(isDeadlock || isStalePlan(error)) || attempt === MOST_ATTEMPTS) throw error;
    }
  }
}

async function repeatAnswer(
  db: Queries,
  claim: { caller: string; key: string; operation: string; body_hash: string },
): Promise<KeptAnswer> {
  const first = await db
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

function checkedKey(key: string | null): string {
  if (key !== null && KEY_SHAPE.test(key)) return key;
  throw new Refusal(
    'missing_idempotency_key',
    'A write needs an Idempotency-Key header of 8 to 128 letters, digits, - or _.',
  );
}

import { createHash, randomInt } from 'node:crypto';
import { bookingPolicy } from '../../../domain/policy-constants.ts';
import type { Queries } from '../../db/connect.ts';
import { toDate } from '../../db/instant.ts';
import type { Realm } from '../realm.ts';

const COUNT = 10;
const HALF = 6;

/** Ten new ones in place of all before. They are told here and nowhere else: only digests are stored. */
export async function makeRecoveryCodes(
  tx: Queries,
  { recoveryCodes }: Realm,
  userId: string,
  now: Temporal.Instant,
): Promise<string[]> {
  const codes = Array.from({ length: COUNT }, () => `${letters()}-${letters()}`);
  await tx.deleteFrom(recoveryCodes).where('user_id', '=', userId).execute();
  await tx
    .insertInto(recoveryCodes)
    .values(
      codes.map((code) => ({
        user_id: userId,
        code_digest: digestOf(userId, code),
        created_at: toDate(now),
      })),
    )
    .execute();
  return codes;
}

/** Whether it was one of theirs; from now on it is none. */
export async function spendRecoveryCode(
  tx: Queries,
  { recoveryCodes }: Realm,
  userId: string,
  code: string,
): Promise<boolean> {
  const { numDeletedRows } = await tx
    .deleteFrom(recoveryCodes)
    .where('user_id', '=', userId)
    .where('code_digest', '=', digestOf(userId, code))
    .executeTakeFirst();
  return numDeletedRows > 0n;
}

/** Sixty bits by chance, so that a plain digest is not guessed back; dashes and case do not matter. */
function digestOf(userId: string, code: string): string {
  const plain = code.toUpperCase().replace(/[^A-Z0-9]/g, '');
  return createHash('sha256').update(`${userId} ${plain}`).digest('hex');
}

/** Nothing that looks like something else, as in a booking's reference. */
function letters(): string {
  const { referenceAlphabet: alphabet } = bookingPolicy;
  return Array.from({ length: HALF }, () => alphabet[randomInt(alphabet.length)]).join('');
}

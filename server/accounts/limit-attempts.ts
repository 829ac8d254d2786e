import type { Deps } from '../deps.ts';
import { Refusal } from '../errors.ts';
import { addressBlock } from './address-block.ts';
import type { AuthLimits } from './auth-path.ts';
import { countAttempt, forgiveAttempts, type Limit, takeBackAttempt } from './count-attempt.ts';

interface Attempt {
  readonly path: string;
  readonly address: string;
  /** An e-mail or a user's id; null where no account is named. */
  readonly account: string | null;
}

/** Refuses what is tried too often; answers how to take the counting back after a success. */
export async function limitAttempts(
  { database, clock }: Pick<Deps, 'database' | 'clock'>,
  limits: AuthLimits,
  { path, address, account }: Attempt,
): Promise<() => Promise<void>> {
  const db = database.kysely;
  const fromAddress = `${path} from ${addressBlock(address)}`;
  const onAccount = `${path} on ${account}`;
  const count = async (key: string, limit: Limit | undefined) => {
    if (!limit || (await countAttempt(db, key, limit, clock.now()))) return;
    throw new Refusal('too_many_requests', 'Too many attempts; please try again later.');
  };
  await count(fromAddress, limits.perAddress);
  if (account !== null) await count(onAccount, limits.perAccount);

  return async () => {
    if (!limits.successForgives) return;
    // An account of one's own must not buy more guesses at those of others.
    await takeBackAttempt(db, fromAddress);
    await forgiveAttempts(db, onAccount);
  };
}

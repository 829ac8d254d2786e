import type { Deps } from '../deps.ts';
import { addressBlock } from './address-block.ts';
import type { AuthLimits } from './auth-path.ts';
import { forgiveAttempts, takeBackAttempt } from './count-attempt.ts';
import { requireWithinLimit } from './require-within-limit.ts';

interface Attempt {
  readonly path: string;
  readonly address: string;
  /** An e-mail or a user's id; null where no account is named. */
  readonly account: string | null;
}

/** Refuses what is tried too often; answers how to take the counting back after a success. */
export async function limitAttempts(
  deps: Pick<Deps, 'database' | 'clock'>,
  limits: AuthLimits,
  { path, address, account }: Attempt,
): Promise<() => Promise<void>> {
  const db = deps.database.kysely;
  const fromAddress = `${path} from ${addressBlock(address)}`;
  const onAccount = `${path} on ${account}`;
  const { perAddress, perAccount } = limits;
  const counted = account?.includes('@') ? { email: account } : (account ?? { email: null });
  const about = { what: path, account: counted };
  if (perAddress) await requireWithinLimit(deps, fromAddress, perAddress, about);
  if (perAccount && account !== null) await requireWithinLimit(deps, onAccount, perAccount, about);

  return async () => {
    if (!limits.successForgives) return;
    // An account of one's own must not buy more guesses at those of others.
    await takeBackAttempt(db, fromAddress);
    await forgiveAttempts(db, onAccount);
  };
}

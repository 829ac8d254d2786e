import type { Deps } from '../deps.ts';
import { addressBlock } from './address-block.ts';
import type { AuthLimits } from './auth-path.ts';
import { forgiveAttempts, takeBackAttempt } from './count-attempt.ts';
import type { Realm } from './realm.ts';
import { requireWithinLimit } from './require-within-limit.ts';

interface Attempt {
  readonly path: string;
  readonly address: string;
  /** An e-mail or a user's id; null where no account is named. */
  readonly account: string | null;
  readonly among: Realm['people'];
  /** One that the account knows; null is a stranger's, as far as anybody can tell. */
  readonly device: string | null;
  /** With a link or a step that is good: the address, which strangers may share, does not count. */
  readonly isEntitled: boolean;
}

/**
 * Refuses what is tried too often; answers how to take the counting back after a success. A known
 * device is counted by itself: what strangers try is never held against the owner on it.
 */
export async function limitAttempts(
  deps: Pick<Deps, 'database' | 'clock'>,
  limits: AuthLimits,
  { path, address, account, among, device, isEntitled }: Attempt,
): Promise<() => Promise<void>> {
  const db = deps.database.kysely;
  const { perAddress, perPair, perAccount, everywhere } = limits;
  const isStranger = device === null;
  const from = addressBlock(address);
  const fromAddress = `${path} from ${from}`;
  const onAccount = `${path} on ${account}`;
  const onAnything = `${path} by strangers`;
  const pair = `${onAccount} ${isStranger ? `from ${from}` : `by ${device}`}`;
  const counted = account?.includes('@') ? { email: account, among } : (account ?? { email: null });
  const about = { what: path, account: counted };
  const countsAddress = isStranger && !isEntitled;
  if (countsAddress && perAddress) await requireWithinLimit(deps, fromAddress, perAddress, about);
  if (account !== null) {
    // From the narrowest to the widest: what one address tries in vain adds nothing to everybody's count.
    if (perPair) await requireWithinLimit(deps, pair, perPair, about);
    if (isStranger && perAccount) await requireWithinLimit(deps, onAccount, perAccount, about);
  }
  if (isStranger && everywhere) await requireWithinLimit(deps, onAnything, everywhere, about);

  return async () => {
    if (!limits.successForgives) return;
    await forgiveAttempts(db, pair);
    if (!isStranger) return;
    // Only this one: signing in must not buy guesses, neither at others nor for others.
    if (countsAddress) await takeBackAttempt(db, fromAddress);
    await takeBackAttempt(db, onAccount);
    await takeBackAttempt(db, onAnything);
  };
}

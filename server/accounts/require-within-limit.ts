import type { Deps } from '../deps.ts';
import { tooMany } from '../errors.ts';
import { countAttempt, type Limit } from './count-attempt.ts';
import { type Account, recordAuthEvent } from './record-auth-event.ts';

/** What is counted, for the security log; and on whose account, where it is one's. */
interface Counted {
  readonly what: string;
  readonly account?: Account;
}

/** Counts one more attempt and refuses it when there were too many. */
export async function requireWithinLimit(
  deps: Pick<Deps, 'database' | 'clock'>,
  key: string,
  limit: Limit,
  { what, account = { email: null } }: Counted = { what: 'attempts' },
): Promise<void> {
  const { isWithin, isFirstBeyond, secondsLeft } = await countAttempt(
    deps.database.kysely,
    key,
    limit,
    deps.clock.now(),
  );
  if (isFirstBeyond) await recordAuthEvent(deps, 'limit-reached', account, what);
  if (!isWithin) throw tooMany(secondsLeft);
}

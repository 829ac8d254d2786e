import type { Context } from 'hono';
import { addressBlock } from '../accounts/address-block.ts';
import { takeBackAttempt } from '../accounts/count-attempt.ts';
import { requireWithinLimit } from '../accounts/require-within-limit.ts';
import type { Deps } from '../deps.ts';
import { isBearer } from '../http/bearer.ts';
import { clientAddress } from '../http/client-address.ts';
import { recordSecurityEvent } from '../security/record-security-event.ts';

/** Wrong tokens from one address, wherever they are tried; the right one does not count. */
const LIMIT = { most: 10, minutes: 15 } as const;

/** Whether the operator's token was sent along; a wrong one is an event. */
export async function isOperator(context: Context, deps: Deps): Promise<boolean> {
  const db = deps.database.kysely;
  const tried = `operator from ${addressBlock(clientAddress(context, deps.config))}`;
  await requireWithinLimit(deps, tried, LIMIT, { what: 'operator' });
  if (!isBearer(context.req.header('authorization'), deps.operatorToken)) {
    const now = deps.clock.now();
    await recordSecurityEvent(db, { kind: 'operator-refused', userId: null, now });
    return false;
  }
  await takeBackAttempt(db, tried);
  return true;
}

import type { Env, Hono } from 'hono';
import { addressBlock } from '../accounts/address-block.ts';
import { takeBackAttempt } from '../accounts/count-attempt.ts';
import { requireWithinLimit } from '../accounts/require-within-limit.ts';
import type { Deps } from '../deps.ts';
import { notFound, Refusal } from '../errors.ts';
import { isBearer } from '../http/bearer.ts';
import { clientAddress } from '../http/client-address.ts';
import { recordSecurityEvent } from '../security/record-security-event.ts';
import type { Command } from './command.ts';
import { runCommand } from './run-command.ts';

/** Wrong tokens from one address; the right one does not count. */
const LIMIT = { most: 10, minutes: 15 } as const;

/**
 * The way in for the operator's commands while this process holds the embedded database. To whoever
 * lacks the token of this process the address does not exist.
 */
export function mountOperator<E extends Env>(app: Hono<E>, deps: Deps): void {
  const db = deps.database.kysely;
  app.post('/operator', async (context) => {
    const tried = `operator from ${addressBlock(clientAddress(context, deps.config))}`;
    await requireWithinLimit(deps, tried, LIMIT, { what: 'operator' });
    if (!isBearer(context.req.header('authorization'), deps.operatorToken)) {
      const now = deps.clock.now();
      await recordSecurityEvent(db, { kind: 'operator-refused', userId: null, now });
      throw notFound('This address');
    }
    await takeBackAttempt(db, tried);
    const command = (await context.req.json().catch(() => null)) as Command | null;
    if (!command) throw new Refusal('malformed_json', 'The body is not JSON in UTF-8.');
    return context.json(await runCommand(deps, command));
  });
}

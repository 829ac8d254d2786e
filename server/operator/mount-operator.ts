import type { Env, Hono } from 'hono';
import type { Deps } from '../deps.ts';
import { notFound, Refusal } from '../errors.ts';
import { isBearer } from '../http/bearer.ts';
import { recordSecurityEvent } from '../security/record-security-event.ts';
import type { Command } from './command.ts';
import { runCommand } from './run-command.ts';

/**
 * The way in for the operator's commands while this process holds the embedded database. To whoever
 * lacks the token of this process the address does not exist.
 */
export function mountOperator<E extends Env>(app: Hono<E>, deps: Deps): void {
  app.post('/operator', async (context) => {
    if (!isBearer(context.req.header('authorization'), deps.operatorToken)) {
      const now = deps.clock.now();
      await recordSecurityEvent(deps.database.kysely, {
        kind: 'operator-refused',
        userId: null,
        now,
      });
      throw notFound('This address');
    }
    const command = (await context.req.json().catch(() => null)) as Command | null;
    if (!command) throw new Refusal('malformed_json', 'The body is not JSON in UTF-8.');
    return context.json(await runCommand(deps, command));
  });
}

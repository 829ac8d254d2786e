import type { Env, Hono } from 'hono';
import type { Deps } from '../deps.ts';
import { notFound, Refusal } from '../errors.ts';
import type { Command } from './command.ts';
import { isOperator } from './is-operator.ts';
import { runCommand } from './run-command.ts';

/**
 * The way in for the operator's commands while this process holds the embedded database. To whoever
 * lacks the token of this process the address does not exist.
 */
export function mountOperator<E extends Env>(app: Hono<E>, deps: Deps): void {
  app.post('/operator', async (context) => {
    if (!(await isOperator(context, deps))) throw notFound('This address');
    const command = (await context.req.json().catch(() => null)) as Command | null;
    if (!command) throw new Refusal('malformed_json', 'The body is not JSON in UTF-8.');
    return context.json(await runCommand(deps, command));
  });
}

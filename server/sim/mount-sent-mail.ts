import type { Env, Hono } from 'hono';
import type { Deps } from '../deps.ts';
import { notFound } from '../errors.ts';
import { isOperator } from '../operator/is-operator.ts';
import { listSentMail } from '../providers/mail/simulator/sent-mail.ts';

/**
 * What the simulated mail provider would have sent. The links in it open accounts: in production it
 * is for whoever holds the operator's token, even though somebody asked for the simulation.
 */
export function mountSentMail<E extends Env>(app: Hono<E>, deps: Deps): void {
  if (deps.config.mail.provider !== 'simulator') return;
  app.get('/sim/mail', async (context) => {
    if (deps.config.isProduction && !(await isOperator(context, deps))) {
      throw notFound('This address');
    }
    const recipient = context.req.query('to');
    const messages = await listSentMail(deps.database.kysely, { recipient });
    return context.json({ messages }, 200, { 'Cache-Control': 'no-store' });
  });
}

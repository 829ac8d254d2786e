import type { Env, Hono } from 'hono';
import type { Deps } from '../../../deps.ts';
import { notFound } from '../../../errors.ts';
import { isBearer } from '../../../http/bearer.ts';
import { listSentMail } from './sent-mail.ts';

/**
 * What the simulated mail provider would have sent. The links in it open accounts: in production it
 * is for whoever holds the operator's token, even though somebody asked for the simulation.
 */
export function mountSentMail<E extends Env>(app: Hono<E>, deps: Deps): void {
  if (deps.config.mail.provider !== 'simulator') return;
  app.get('/sim/mail', async (context) => {
    const isOperator = isBearer(context.req.header('authorization'), deps.operatorToken);
    if (deps.config.isProduction && !isOperator) throw notFound('This address');
    const recipient = context.req.query('to');
    const messages = await listSentMail(deps.database.kysely, { recipient });
    return context.json({ messages }, 200, { 'Cache-Control': 'no-store' });
  });
}

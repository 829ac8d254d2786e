import { type Env, Hono } from 'hono';
import {
  SimCardControls,
  SimClockMove,
  SimDecision,
  SimDriver,
  SimPaymentChange,
  SimTextReply,
} from '../../contract/sim.ts';
import type { Deps } from '../deps.ts';
import { answerRefusal, notFound, Refusal } from '../errors.ts';
import { refuseLargeBody } from '../http/body-size.ts';
import { refuseCrossSite } from '../http/cross-site.ts';
import { readBody } from '../http/read-input.ts';
import { isOperator } from '../operator/is-operator.ts';
import { decideInquiry } from '../providers/identity/simulator/decide-inquiry.ts';
import { changeCardControls } from './change-card-controls.ts';
import { changePayment } from './change-payment.ts';
import { setManner } from './driver/manner.ts';
import { isPlayed } from './driver/play-handovers.ts';
import { moveTime } from './move-time.ts';
import { readMessage } from './read-message.ts';
import { readState } from './read-state.ts';

/**
 * What the page of the simulated world asks. It lets anybody move the clock and read mail, so it
 * exists only where something is simulated; in production, where somebody asked for the simulation
 * by name, it also wants the operator's token.
 */
export function mountSim<E extends Env>(app: Hono<E>, deps: Deps): void {
  const { config } = deps;
  if (!config.simulated.some((part) => part !== 'addresses')) return;
  const sim = new Hono();
  sim.use(refuseLargeBody, refuseCrossSite(config));
  sim.use(async (context, next) => {
    if (config.isProduction && !(await isOperator(context, deps))) {
      throw new Refusal('not_signed_in', 'In production the operator’s token is needed.');
    }
    await next();
    context.header('Cache-Control', 'no-store');
  });
  sim.onError((error) => {
    if (error instanceof Refusal) return answerRefusal(error);
    throw error;
  });

  sim.get('/state', async (context) => context.json(await readState(deps)));
  sim.get('/mail/:id', async (context) =>
    context.json(await readMessage(deps, context.req.param('id'))),
  );
  sim.post('/clock', async (context) => {
    const { to } = await readBody(SimClockMove, context.req.raw);
    await moveTime(deps, to);
    return context.json(await readState(deps));
  });
  sim.post('/cards', async (context) => {
    await changeCardControls(deps, await readBody(SimCardControls, context.req.raw));
    return context.json(await readState(deps));
  });
  sim.post('/payments/:id', async (context) => {
    const { change } = await readBody(SimPaymentChange, context.req.raw);
    await changePayment(deps, context.req.param('id'), change);
    return context.json(await readState(deps));
  });
  sim.post('/inquiries/:id', async (context) => {
    const { simulator } = deps.identity;
    const { decision } = await readBody(SimDecision, context.req.raw);
    const id = context.req.param('id');
    const isDecided = simulator !== null && (await decideInquiry(simulator, id, decision));
    if (!isDecided) throw notFound('This open identity check');
    return context.json(await readState(deps));
  });
  sim.post('/texts', async (context) => {
    const { simulator } = deps.texts;
    const { from, body } = await readBody(SimTextReply, context.req.raw);
    if (!simulator) throw notFound('The simulated phone');
    await simulator.reply(from, body);
    return context.json(await readState(deps));
  });
  sim.post('/driver', async (context) => {
    const { manner } = await readBody(SimDriver, context.req.raw);
    if (!isPlayed(deps)) throw notFound('The simulated driver');
    await setManner(deps.database.kysely, manner);
    return context.json(await readState(deps));
  });
  app.route('/sim/api', sim);
}

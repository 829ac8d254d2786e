import { z } from 'zod';
import type { Answer } from './api-failure.ts';
import type { Call } from './call.ts';
import { finishPaymentAtBank } from './payment-intents.ts';
import { readParams } from './read-params.ts';
import { finishSetupAtBank } from './setup-intents.ts';

const Params = z.strictObject({
  object: z.enum(['setup_intents', 'payment_intents']),
  client_secret: z.string(),
  outcome: z.enum(['approve', 'refuse']),
});

/** Not Stripe's: the bank behind the redirect, where the renter approves or refuses. */
export function finishAtBank(call: Call): Promise<Answer> {
  const { object, outcome } = readParams(Params, call.params);
  const finish = object === 'setup_intents' ? finishSetupAtBank : finishPaymentAtBank;
  return finish(call, outcome === 'approve');
}

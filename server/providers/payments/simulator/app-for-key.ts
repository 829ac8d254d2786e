import type { StripeSimulator } from './open-simulator.ts';

/** As at Stripe: all accounts have one address, and the key says whose call it is. */
export function appForKey(simulators: readonly StripeSimulator[], { headers }: Request) {
  const key = headers.get('authorization')?.replace(/^Bearer /, '');
  const isOwner = ({ keys }: StripeSimulator) =>
    key === keys.publishableKey || key === keys.secretKey;
  // A key that is nobody's is refused by whichever account it comes to.
  const simulator = simulators.find(isOwner) ?? simulators[0];
  if (!simulator) throw new Error('no payment account is simulated');
  return simulator.app;
}

import type { Stripe } from '@stripe/stripe-js';
import { loadStripe } from '@stripe/stripe-js/pure';

const loading = new Map<string, Promise<Stripe>>();

/** Stripe's script, once per page; a failed load is tried again the next time. */
export function stripeFor(publishableKey: string): Promise<Stripe> {
  const known = loading.get(publishableKey);
  if (known) return known;
  const stripe = loadStripe(publishableKey).then((loaded) => {
    if (!loaded) throw new Error('Stripe did not load');
    return loaded;
  });
  stripe.catch(() => loading.delete(publishableKey));
  loading.set(publishableKey, stripe);
  return stripe;
}

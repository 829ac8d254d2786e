import { timingSafeEqual } from 'node:crypto';
import { missing } from './api-failure.ts';
import type { Call } from './call.ts';
import { newId } from './object-store.ts';
import type { NextAction, PaymentIntent, SetupIntent } from './objects.ts';

export const newClientSecret = (id: string) => newId(`${id}_secret`);

/** From a browser an intent opens with its client secret only; without it, it does not exist. */
export function requireClientSecret(
  intent: SetupIntent | PaymentIntent,
  { isPublishable, params }: Pick<Call, 'isPublishable' | 'params'>,
): void {
  if (!isPublishable) return;
  const given = Buffer.from(String(params['client_secret'] ?? ''));
  const expected = Buffer.from(intent.client_secret ?? '');
  const fits = given.length === expected.length && timingSafeEqual(given, expected);
  if (!fits) throw missing(intent.object, intent.id);
}

/**
 * The page on which the bank asks the renter; `return_url` is where it sends them afterwards. A merchant
 * whose pages have Stripe's script leaves the way there to it.
 */
export function bankPage(
  intent: SetupIntent | PaymentIntent,
  { origin, params }: Pick<Call, 'origin' | 'params'>,
): NextAction {
  const url = `${origin}/bank/${intent.object}s/${intent.id}`;
  if (params['use_stripe_sdk'] === 'true') {
    return {
      type: 'use_stripe_sdk',
      use_stripe_sdk: { type: 'three_d_secure_redirect', stripe_js: url },
    };
  }
  const return_url = typeof params['return_url'] === 'string' ? params['return_url'] : null;
  return { type: 'redirect_to_url', redirect_to_url: { url, return_url } };
}

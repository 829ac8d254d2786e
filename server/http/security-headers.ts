import { randomUUID } from 'node:crypto';
import type { Config } from '../config.ts';

/** Where Persona's widget takes its pictures. */
const PERSONA_FRAMES = 'https://*.withpersona.com';

/** 154 random bits. Node draws those of its ids ahead, by the hundred; a draw for each page would be dear. */
export const createNonce = (): string => randomUUID() + randomUUID().slice(0, 8);

/** Cannot be a nonce, and stands nowhere else in a policy. */
const NONCE_PLACE = '{nonce}';

type Served = Pick<Config, 'isProduction' | 'mapStyleUrl' | 'payments' | 'identity'>;

/** What a page of ours may load: our own files, and scripts that carry this answer's nonce. */
export function contentSecurityPolicy(config: Served): (nonce: string) => string {
  const text = policyText(config);
  return (nonce) => text.replaceAll(NONCE_PLACE, nonce);
}

function policyText(config: Served): string {
  const map = config.mapStyleUrl ? [new URL(config.mapStyleUrl).origin] : [];
  // Card fields are Stripe's own, in a frame of theirs; the simulator's stand in our page.
  const isStripe = config.payments.provider === 'stripe';
  const stripe = isStripe ? ['https://js.stripe.com'] : [];
  const stripeFrames = isStripe ? [...stripe, 'https://hooks.stripe.com'] : [];
  const stripeApi = isStripe ? ['https://api.stripe.com'] : [];
  // The identity check is Persona's own page in a frame; what frames it brings its style as an element.
  const isPersona = config.identity.provider === 'persona';
  const personaFrames = isPersona ? [PERSONA_FRAMES] : [];
  const styles = isPersona ? "'unsafe-inline'" : `'nonce-${NONCE_PLACE}'`;
  // Vite's hot reload speaks over a web socket and injects styles; neither exists in production.
  const hotReload = config.isProduction ? [] : ['ws:'];
  const directives: Record<string, readonly string[]> = {
    'default-src': ["'self'"],
    'script-src': ["'self'", `'nonce-${NONCE_PLACE}'`, ...stripe],
    'style-src': ["'self'", styles],
    // Positions of popovers and the map are set as style attributes, which run no code.
    'style-src-attr': ["'unsafe-inline'"],
    'img-src': ["'self'", 'data:', 'blob:', ...map],
    'font-src': ["'self'"],
    'connect-src': ["'self'", ...map, ...stripeApi, ...hotReload],
    'frame-src': ["'self'", ...stripeFrames, ...personaFrames],
    'worker-src': ["'self'", 'blob:'],
    'object-src': ["'none'"],
    'base-uri': ["'none'"],
    'form-action': ["'self'"],
    'frame-ancestors': ["'none'"],
  };
  return Object.entries(directives)
    .map(([name, sources]) => `${name} ${sources.join(' ')}`)
    .join('; ');
}

export function securityHeaders(
  config: Pick<Config, 'publicUrl' | 'identity'>,
): Record<string, string> {
  const camera = config.identity.provider === 'persona' ? `self "${PERSONA_FRAMES}"` : 'self';
  return {
    'X-Content-Type-Options': 'nosniff',
    'X-Frame-Options': 'DENY',
    'Referrer-Policy': 'strict-origin-when-cross-origin',
    'Cross-Origin-Opener-Policy': 'same-origin',
    'Cross-Origin-Resource-Policy': 'same-origin',
    'Permissions-Policy': `camera=(${camera}), geolocation=(self), microphone=(), payment=(self)`,
    ...(config.publicUrl?.startsWith('https:')
      ? { 'Strict-Transport-Security': 'max-age=63072000; includeSubDomains' }
      : {}),
  };
}

import { randomBytes } from 'node:crypto';
import type { Config } from '../config.ts';

/** Where Persona's widget takes its pictures. */
const PERSONA_FRAMES = 'https://*.withpersona.com';

export const createNonce = (): string => randomBytes(18).toString('base64');

/** Where browsers report what the policy stopped. */
export const REPORTS_PATH = '/api/policy-reports';

type Served = Pick<Config, 'hotReload' | 'port' | 'mapStyleUrl' | 'payments' | 'identity' | 'mail'>;

/** How the inline scripts of a page are known to be ours: by this answer's nonce, or by what they say. */
type OwnScripts = { readonly nonce: string } | { readonly hashes: readonly string[] };

export type ContentSecurityPolicy = (own: OwnScripts) => string;

/** What a page of ours may load: our own files, and the inline scripts that are ours. */
export function contentSecurityPolicy(config: Served): ContentSecurityPolicy {
  const map = config.mapStyleUrl ? [new URL(config.mapStyleUrl).origin] : [];
  // Card fields are Stripe's own, in a frame of theirs; the simulator's stand in our page.
  const isStripe = config.payments.provider === 'stripe';
  const stripe = isStripe ? ['https://js.stripe.com'] : [];
  const stripeFrames = isStripe ? [...stripe, 'https://hooks.stripe.com'] : [];
  const stripeApi = isStripe ? ['https://api.stripe.com'] : [];
  // The identity check is Persona's own page in a frame; what frames it brings its style as an element.
  const isPersona = config.identity.provider === 'persona';
  const personaFrames = isPersona ? [PERSONA_FRAMES] : [];
  // The simulated mailbox shows each email as a document of its own.
  const emails = config.mail.provider === 'simulator' ? ['blob:'] : [];
  // Vite's hot reload speaks over a web socket to this very server.
  const hosts = ['localhost', '127.0.0.1'];
  const hotReload = config.hotReload ? hosts.map((host) => `ws://${host}:${config.port}`) : [];
  // The attribution of a hosted map and Persona's frame are written by scripts that know no trusted types.
  const areTypesTrusted = !config.hotReload && map.length === 0 && !isPersona;
  const directives = (scripts: readonly string[], styles: string) => ({
    'default-src': ["'self'"],
    'script-src': ["'self'", ...scripts, ...stripe],
    'style-src': ["'self'", styles],
    // Positions of popovers and the map are set as style attributes, which run no code.
    'style-src-attr': ["'unsafe-inline'"],
    'img-src': ["'self'", 'data:', 'blob:', ...map],
    'font-src': ["'self'"],
    'connect-src': ["'self'", ...map, ...stripeApi, ...hotReload],
    'frame-src': ["'self'", ...stripeFrames, ...personaFrames, ...emails],
    'worker-src': ["'self'", 'blob:'],
    'object-src': ["'none'"],
    'base-uri': ["'none'"],
    'form-action': ["'self'"],
    'frame-ancestors': ["'none'"],
    ...(areTypesTrusted
      ? { 'require-trusted-types-for': ["'script'"], 'trusted-types': ['default'] }
      : {}),
    'report-uri': [REPORTS_PATH],
    'report-to': ['policy'],
  });
  return (own) => {
    const isByNonce = 'nonce' in own;
    const scripts = isByNonce ? [`'nonce-${own.nonce}'`] : own.hashes;
    // React Aria adds style elements in the browser, and reads the nonce they need from the page.
    const styles = isByNonce && !isPersona ? `'nonce-${own.nonce}'` : "'unsafe-inline'";
    return Object.entries(directives(scripts, styles))
      .map(([name, sources]) => `${name} ${sources.join(' ')}`)
      .join('; ');
  };
}

export function securityHeaders(
  config: Pick<Config, 'publicUrl' | 'identity'>,
): Record<string, string> {
  const camera = config.identity.provider === 'persona' ? `self "${PERSONA_FRAMES}"` : 'self';
  return {
    'X-Content-Type-Options': 'nosniff',
    'Reporting-Endpoints': `policy="${REPORTS_PATH}"`,
    'X-Frame-Options': 'DENY',
    // Of what is no page; a page has a policy of its own, which says this, too.
    'Content-Security-Policy': "frame-ancestors 'none'",
    'Referrer-Policy': 'strict-origin-when-cross-origin',
    'Cross-Origin-Opener-Policy': 'same-origin',
    'Cross-Origin-Resource-Policy': 'same-origin',
    'Permissions-Policy': `camera=(${camera}), geolocation=(self), microphone=(), payment=(self)`,
    ...(config.publicUrl?.startsWith('https:')
      ? { 'Strict-Transport-Security': 'max-age=63072000; includeSubDomains' }
      : {}),
  };
}

import type { Config } from '../../config.ts';
import {
  type ContentSecurityPolicy,
  contentSecurityPolicy,
  securityHeaders,
} from '../../http/security-headers.ts';

/** Nobody pays or is checked here, so nothing of those who do that for renters is let in. */
const nobodyElse = {
  payments: { provider: 'simulator', elsewhere: null, simulated: [] },
  identity: { provider: 'simulator', elsewhere: null },
  mail: { provider: 'smtp', url: '', requiresTls: true, from: '' },
  hotReload: false,
} as const;

export const consolePolicy = ({
  port,
  mapStyleUrl,
}: Pick<Config, 'port' | 'mapStyleUrl'>): ContentSecurityPolicy =>
  contentSecurityPolicy({ ...nobodyElse, port, mapStyleUrl });

export const consoleHeaders = (config: Pick<Config, 'console'>): Record<string, string> => ({
  ...securityHeaders({
    publicUrl: config.console?.publicUrl ?? null,
    identity: nobodyElse.identity,
  }),
  'Referrer-Policy': 'same-origin',
  'Permissions-Policy': 'camera=(self), geolocation=(self), microphone=(), payment=()',
  'X-Robots-Tag': 'noindex',
});

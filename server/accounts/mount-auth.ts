import { Hono } from 'hono';
import type { Deps } from '../deps.ts';
import { notFound, Refusal } from '../errors.ts';
import type { RemoteConfiguration } from '../settings/settings.ts';
import type { Auth } from './auth.ts';

/**
 * The library offers far more than we use. Only these are reachable, each by anybody, and each may
 * be switched off by its flag.
 */
export const authPaths: Readonly<
  Record<string, { method: 'GET' | 'POST'; enabledBy?: (remote: RemoteConfiguration) => boolean }>
> = {
  '/api/auth/sign-in/email': {
    method: 'POST',
    enabledBy: (remote) => remote.login_config.loginEnabled,
  },
  '/api/auth/sign-out': { method: 'POST' },
  '/api/auth/get-session': { method: 'GET' },
};

export function mountAuth(auth: Auth, { settings }: Deps): Hono {
  const app = new Hono();
  app.all('/api/auth/*', (context) => {
    const path = authPaths[context.req.path];
    if (!path || path.method !== context.req.method) throw notFound('This address');
    if (path.enabledBy && !path.enabledBy(settings.current())) {
      throw new Refusal('feature_disabled', 'This is switched off at the moment.');
    }
    return auth.handler(context.req.raw);
  });
  return app;
}

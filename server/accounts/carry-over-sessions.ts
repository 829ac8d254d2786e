import type { MiddlewareHandler } from 'hono';
import { serialize } from 'hono/utils/cookie';
import type { Auth } from './auth-library.ts';
import { signed, signedCookieIn } from './signed-cookie.ts';

/**
 * While the session secret is being replaced nobody is signed out: a session that the previous secret signed is
 * read as if the present one had, and its cookie goes back signed so.
 */
export function carryOverSessions(auth: Auth, previousSecret: string | null): MiddlewareHandler {
  return async (context, next) => {
    const cookies = context.req.header('cookie');
    if (previousSecret === null || !cookies?.includes('session_token=')) return next();
    const { authCookies, secret } = await auth.$context;
    const { name, attributes } = authCookies.sessionToken;
    const token = signedCookieIn(cookies, name, previousSecret);
    if (token === null) return next();

    const renewed = serialize(name, signed(token, secret), {
      path: '/',
      httpOnly: true,
      sameSite: 'Lax',
      secure: attributes.secure ?? false,
      ...(attributes.maxAge ? { maxAge: attributes.maxAge } : {}),
    });
    const others = cookies.split(/;\s*/).filter((cookie) => !cookie.startsWith(`${name}=`));
    const [own = ''] = renewed.split(';');
    context.req.raw.headers.set('cookie', [...others, own].join('; '));
    await next();
    const { headers } = context.res;
    // Whoever has just signed out is not signed in again.
    const isSet = headers.getSetCookie().some((cookie) => cookie.startsWith(`${name}=`));
    if (!isSet) headers.append('Set-Cookie', renewed);
  };
}

import { getConnInfo } from '@hono/node-server/conninfo';
import type { Context } from 'hono';
import type { Config } from '../config.ts';

/**
 * Who is at the other end, for limits. A client can write anything into X-Forwarded-For; only the
 * last entry, written by our own proxy, counts, and only when there is one.
 */
export function clientAddress(
  context: Context,
  { trustsProxy }: Pick<Config, 'trustsProxy'>,
): string {
  if (trustsProxy) {
    const forwarded = context.req.header('x-forwarded-for')?.split(',').at(-1)?.trim();
    if (forwarded) return forwarded;
  }
  // Called as a function, without a socket, as the tests do.
  if (!context.env?.incoming) return '127.0.0.1';
  return getConnInfo(context).remote.address ?? '127.0.0.1';
}

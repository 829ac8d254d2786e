import type { Env, Hono } from 'hono';
import { systemClock } from '../clock.ts';
import type { Config } from '../config.ts';

/** Asked for anew before it expires, as RFC 9116 wants it; less than a year ahead. */
const VALID_DAYS = 180;

/** Where to report what concerns the safety of the site. */
export function mountSecurityTxt<E extends Env>(
  app: Hono<E>,
  { contact, publicUrl }: Pick<Config, 'contact' | 'publicUrl'>,
): void {
  app.get('/.well-known/security.txt', (context) => {
    const expires = systemClock.now().add({ hours: 24 * VALID_DAYS });
    const lines = [
      `Contact: mailto:${contact.email}`,
      `Expires: ${expires.toString({ smallestUnit: 'second' })}`,
      'Preferred-Languages: en',
      ...(publicUrl ? [`Canonical: ${new URL('/.well-known/security.txt', publicUrl)}`] : []),
    ];
    return context.text(`${lines.join('\n')}\n`, 200, {
      'Content-Type': 'text/plain; charset=utf-8',
      'Cache-Control': 'public, max-age=86400',
    });
  });
}

import type { Hono } from 'hono';
import { photographPath } from '../../contract/photographs.ts';
import { answerRefusal, notFound } from '../errors.ts';
import type { Storage } from '../providers/storage/port.ts';

/** Served for ever: a name is made of what it names, so what is behind it never changes. */
export function mountPhotographs(app: Hono, storage: Storage): void {
  app.get('/photographs/*', async (context) => {
    const [, name] = photographPath.exec(context.req.path) ?? [];
    const bytes = name ? await storage.get(name) : null;
    if (!name || !bytes) return answerRefusal(notFound('This photograph'));
    return new Response(bytes, {
      headers: {
        'Content-Type': name.endsWith('.avif') ? 'image/avif' : 'image/webp',
        'Cache-Control': 'public, max-age=31536000, immutable',
      },
    });
  });
}

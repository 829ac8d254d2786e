import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import type { Context, Hono } from 'hono';
import { answerRefusal, notFound, Refusal } from '../../errors.ts';
import { type ContentSecurityPolicy, createNonce } from '../../http/security-headers.ts';
import { serveStatic } from '../../http/static-files.ts';

/** Where the built page wants the nonce of the answer that carries it. */
const NONCE_PLACE = '{{nonce}}';

/** The built console: its files, and one page for every other address. */
export async function mountConsolePages(
  app: Hono,
  folder: string,
  policy: ContentSecurityPolicy,
): Promise<void> {
  const file = path.join(folder, 'index.html');
  if (!existsSync(file)) {
    app.get('*', () => answerRefusal(new Refusal('unavailable', 'The console is not built yet.')));
    return;
  }
  const page = await readFile(file, 'utf8');
  const answerPage = (context: Context) => {
    const nonce = createNonce();
    context.header('Content-Security-Policy', policy({ nonce }));
    context.header('Cache-Control', 'no-store');
    return context.html(page.replaceAll(NONCE_PLACE, nonce));
  };
  app.get('/index.html', answerPage);
  app.use(await serveStatic(folder));
  app.get('/api/*', () => answerRefusal(notFound('This address')));
  app.get('*', answerPage);
}

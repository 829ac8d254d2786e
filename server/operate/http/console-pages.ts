import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import type { Context, Hono } from 'hono';
import { answerRefusal, notFound, Refusal } from '../../errors.ts';
import { type ContentSecurityPolicy, createNonce } from '../../http/security-headers.ts';
import { serveStatic } from '../../http/static-files.ts';

/** Where the built page wants the nonce of the answer that carries it. */
const NONCE_PLACE = '{{nonce}}';

/** The built console: its files, the driver's app under /drive, and one page for every other address. */
export async function mountConsolePages(
  app: Hono,
  folder: string,
  policy: ContentSecurityPolicy,
): Promise<void> {
  if (!existsSync(path.join(folder, 'index.html'))) {
    app.get('*', () => answerRefusal(new Refusal('unavailable', 'The console is not built yet.')));
    return;
  }
  const pageOf = async (file: string) => {
    const page = await readFile(path.join(folder, file), 'utf8');
    return (context: Context) => {
      const nonce = createNonce();
      context.header('Content-Security-Policy', policy({ nonce }));
      context.header('Cache-Control', 'no-store');
      return context.html(page.replaceAll(NONCE_PLACE, nonce));
    };
  };
  const desk = await pageOf('index.html');
  const drive = await pageOf('drive/index.html');
  app.get('/index.html', desk);
  app.get('/drive/index.html', drive);
  app.use(await serveStatic(folder));
  app.get('/api/*', () => answerRefusal(notFound('This address')));
  app.get('/drive', drive);
  app.get('/drive/*', drive);
  app.get('*', desk);
}

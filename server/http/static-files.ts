import { createReadStream } from 'node:fs';
import { readdir, stat } from 'node:fs/promises';
import path from 'node:path';
import { Readable } from 'node:stream';
import type { MiddlewareHandler } from 'hono';

const TYPES: Readonly<Record<string, string>> = {
  '.js': 'text/javascript; charset=utf-8',
  '.mjs': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.svg': 'image/svg+xml',
  '.png': 'image/png',
  '.ico': 'image/x-icon',
  '.woff2': 'font/woff2',
  '.json': 'application/json',
  '.webmanifest': 'application/manifest+json',
  '.txt': 'text/plain; charset=utf-8',
  '.xml': 'application/xml',
  '.html': 'text/html; charset=utf-8',
};

interface StaticFile {
  readonly file: string;
  readonly type: string;
  readonly immutable: boolean;
  readonly etag: string;
  readonly encodings: readonly Encoding[];
}

type Encoding = { readonly name: 'br' | 'gzip'; readonly file: string };

/**
 * The built files, listed once at start: what is not on the list does not exist, so no path can
 * climb out of the folder. The build leaves a compressed copy beside each file.
 */
export async function serveStatic(folder: string): Promise<MiddlewareHandler> {
  const files = await listFiles(folder);
  return async (context, next) => {
    const found = files.get(decodePath(context.req.path));
    if (!found || !['GET', 'HEAD'].includes(context.req.method)) return next();
    const headers = new Headers({
      'Content-Type': found.type,
      'Cache-Control': found.immutable
        ? 'public, max-age=31536000, immutable'
        : 'public, max-age=3600',
      ETag: found.etag,
      Vary: 'Accept-Encoding',
    });
    // The logo in emails and the picture of link previews are shown by other sites.
    if (found.type === 'image/png') headers.set('Cross-Origin-Resource-Policy', 'cross-origin');
    if (context.req.header('if-none-match') === found.etag) {
      return new Response(null, { status: 304, headers });
    }
    const accepted = context.req.header('accept-encoding') ?? '';
    const encoding = found.encodings.find(({ name }) => accepted.includes(name));
    if (encoding) headers.set('Content-Encoding', encoding.name);
    const file = encoding?.file ?? found.file;
    headers.set('Content-Length', String((await stat(file)).size));
    const body = context.req.method === 'HEAD' ? null : Readable.toWeb(createReadStream(file));
    return new Response(body as ReadableStream | null, { headers });
  };
}

async function listFiles(folder: string): Promise<Map<string, StaticFile>> {
  const names = await readdir(folder, { recursive: true });
  const present = new Set(names);
  const files = new Map<string, StaticFile>();
  for (const name of names) {
    const type = TYPES[path.extname(name)];
    if (!type || name.startsWith('.')) continue;
    const file = path.join(folder, name);
    const { size, mtimeMs } = await stat(file);
    files.set(`/${name.split(path.sep).join('/')}`, {
      file,
      type,
      // Vite names these files by their content.
      immutable: name.startsWith('static'),
      etag: `"${size.toString(36)}-${Math.round(mtimeMs).toString(36)}"`,
      encodings: (
        [
          ['br', '.br'],
          ['gzip', '.gz'],
        ] as const
      )
        .filter(([, ending]) => present.has(name + ending))
        .map(([encoding, ending]) => ({ name: encoding, file: file + ending })),
    });
  }
  return files;
}

function decodePath(requested: string): string {
  try {
    return decodeURIComponent(requested);
  } catch {
    return '';
  }
}

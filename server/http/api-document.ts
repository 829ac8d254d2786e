import type { Hono } from 'hono';
import { renderApiDocs } from './api-docs.ts';
import type { ApiDocument } from './describe-routes.ts';
import { type ContentSecurityPolicy, createNonce } from './security-headers.ts';

/** The API's document, for programs and for people. */
export function mountApiDocument(
  app: Hono,
  at: { readonly json: string; readonly page: string },
  { read, policy }: { readonly read: () => ApiDocument; readonly policy: ContentSecurityPolicy },
): void {
  // Once: it takes so long that asking for it again and again would keep others waiting.
  let written: string | undefined;
  app.get(at.json, (context) => {
    written ??= JSON.stringify(read());
    return context.body(written, 200, { 'Content-Type': 'application/json' });
  });
  app.get(at.page, (context) => {
    const nonce = createNonce();
    context.header('Content-Security-Policy', policy({ nonce }));
    return context.html(renderApiDocs(read(), at.json, nonce));
  });
}

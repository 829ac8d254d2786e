import { html } from 'hono/html';
import type { ApiDocument } from './describe-routes.ts';

interface OperationDocument {
  readonly operationId: string;
  readonly summary: string;
  readonly description: string;
  readonly parameters: readonly { name: string; in: string; required: boolean; schema: unknown }[];
  readonly requestBody?: unknown;
  readonly responses: Record<string, { description: string }>;
}

const style = `
  body { font: 16px/1.5 system-ui, sans-serif; color: #17140f; background: #fbf8f3; max-width: 60rem; margin: 0 auto; padding: 2rem 1.25rem 4rem }
  h1 { font-size: 2.5rem; letter-spacing: -.02em } section { border-top: 1px solid #e2dacc; padding: 1.25rem 0 }
  h2 { font: 600 1rem/1.5 ui-monospace, monospace; margin: 0 } b { color: #b92318 } p { margin: .25rem 0 }
  table { border-collapse: collapse; margin-top: .75rem } td { padding: .2rem 1.25rem .2rem 0; vertical-align: top }
  code, pre { font: .875rem/1.5 ui-monospace, monospace } pre { overflow: auto; white-space: pre-wrap }
  summary { cursor: pointer; margin-top: .75rem }`;

/** The OpenAPI document as a page to read: no scripts, nothing loaded from elsewhere. */
export function renderApiDocs(document: ApiDocument, jsonPath: string, nonce: string) {
  const operations = Object.entries(document.paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, operation]) => ({
      path,
      method,
      operation: operation as OperationDocument,
    })),
  );
  return html`<!doctype html>
    <html lang="en">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <title>${document.info.title} API</title>
        <style nonce="${nonce}">
          ${style}
        </style>
      </head>
      <body>
        <main>
          <h1>${document.info.title} API</h1>
          <p>
            JSON over HTTP, described by <a href="${jsonPath}">openapi.json</a>. Errors are
            <code>{ error: { code, message, details? } }</code>. Writes take an
            <code>Idempotency-Key</code> header: the same key with the same body gives the same
            answer.
          </p>
          ${operations.map(
            ({ path, method, operation }) => html`<section id="${operation.operationId}">
              <h2><b>${method.toUpperCase()}</b> ${path}</h2>
              <p>${operation.summary}. ${operation.description}</p>
              <table>
                <tbody>
                  ${operation.parameters.map(
                    (one) => html`<tr>
                      <td><code>${one.name}</code></td>
                      <td>${one.in}${one.required ? ', required' : ''}</td>
                      <td><code>${JSON.stringify(one.schema)}</code></td>
                    </tr>`,
                  )}
                  ${Object.entries(operation.responses).map(
                    ([status, answer]) => html`<tr>
                      <td><code>${status}</code></td>
                      <td colspan="2">${answer.description}</td>
                    </tr>`,
                  )}
                </tbody>
              </table>
              <details>
                <summary>Shapes</summary>
                <pre tabindex="0">${JSON.stringify({ body: operation.requestBody, answers: operation.responses }, null, 2)}</pre>
              </details>
            </section>`,
          )}
        </main>
      </body>
    </html>`;
}

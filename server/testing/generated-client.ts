import { randomUUID } from 'node:crypto';
import { type Document, OpenAPIClientAxios } from 'openapi-client-axios';
import { expect } from 'vitest';

interface Api {
  readonly origin: string;
  readonly documentPath: string;
  readonly request: (path: string, init?: RequestInit) => Promise<Response>;
}
type Given = Readonly<Record<string, string | undefined>>;

/**
 * Somebody who knows nothing but the document: a client generated from it, whose cookies are kept as a browser
 * would. Answers what came, and fails at any refusal that is not expected.
 */
export async function generatedClient({ origin, documentPath, request }: Api) {
  const definition = (await (await request(documentPath)).json()) as Document;
  const cookies = new Map<string, string>();
  const send = async (input: string | URL | Request, init?: RequestInit) => {
    const asked = new Request(input, init);
    asked.headers.set('Origin', origin);
    if (cookies.size > 0) asked.headers.set('Cookie', [...cookies.values()].join('; '));
    const { pathname, search } = new URL(asked.url);
    const body = await asked.arrayBuffer();
    const answer = await request(pathname + search, {
      method: asked.method,
      headers: asked.headers,
      ...(body.byteLength > 0 ? { body } : {}),
    });
    for (const cookie of answer.headers.getSetCookie()) {
      const [pair = ''] = cookie.split(';');
      cookies.set(pair.split('=')[0] ?? '', pair);
    }
    return answer;
  };
  const client = await new OpenAPIClientAxios({
    definition,
    axiosConfigDefaults: {
      baseURL: origin,
      adapter: 'fetch',
      env: { fetch: send },
      validateStatus: () => true,
    },
  }).init();

  return async (name: string, given: Given = {}, body?: unknown, expected = 'a success') => {
    const operation = client.api.getOperation(name);
    const call = client[name];
    if (!operation || !call) throw new Error(`the document does not name ${name}`);
    const wanted = (operation.parameters ?? []).filter((one) => 'in' in one);
    const needsKey = wanted.some((one) => one.name === 'Idempotency-Key');
    const parameters = { ...given, ...(needsKey && { 'Idempotency-Key': randomUUID() }) };
    const { status, data } = await call(parameters, body);
    const refusal = data?.error?.code;
    expect(status < 300 ? 'a success' : refusal, `${name}: ${JSON.stringify(data)}`).toBe(expected);
    return data as unknown;
  };
}

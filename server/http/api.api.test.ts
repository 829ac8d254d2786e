import { gunzipSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { ErrorAnswer } from '../../contract/errors.ts';
import type { Route } from '../../contract/route.ts';
import { routes } from '../../contract/routes.ts';
import { buildApp } from '../app.ts';
import { createTestApp, type TestApp, testOrigin } from '../testing/test-app.ts';

let app: TestApp;
beforeAll(async () => {
  app = await createTestApp();
});
afterAll(() => app.close());

async function refusalOf(path: string, init?: RequestInit) {
  const answer = await app.request(path, init);
  const { error } = ErrorAnswer.parse(await answer.json());
  return { status: answer.status, ...error };
}

it('answers are stored by nobody, and compressed for whoever takes that', async () => {
  const plain = await app.request('/api/cities');
  const gzipped = await app.request('/api/cities', { headers: { 'Accept-Encoding': 'br, gzip' } });
  expect(plain.headers.get('cache-control')).toBe('no-store');
  expect([plain, gzipped].map(({ headers }) => headers.get('content-encoding'))).toEqual([
    null,
    'gzip',
  ]);
  expect(gunzipSync(await gzipped.arrayBuffer()).toString()).toBe(await plain.text());
});

describe('every route', () => {
  const all = Object.entries(routes) as [string, Route][];

  it.each(all)('%s declares who may call it', (_, route) => {
    expect(['visitor', 'renter', 'owner']).toContain(route.access);
  });

  it.each(all.filter(([, route]) => route.access !== 'visitor'))(
    '%s turns a visitor away',
    async (_, route) => {
      const path = route.path.replace(/\{\w+\}/g, '00000000-0000-4000-8000-000000000000');
      const refusal = await refusalOf(path, { method: route.method });
      expect(refusal).toMatchObject({ status: 401, code: 'not_signed_in' });
    },
  );

  it.each(all.filter(([, route]) => route.access === 'visitor'))(
    '%s does not ask a visitor to sign in [A-ROLE-001]',
    async (_, route) => {
      const path = route.path.replace('{id}', 'lisbon');
      const query = route.query ? '?city=lisbon' : '';
      expect((await app.request(path + query)).status).not.toBe(401);
    },
  );
});

describe('bad input gets a clear answer', () => {
  it('names an unknown field', async () => {
    const refusal = await refusalOf('/api/extras?city=lisbon&colour=red');
    expect(refusal).toMatchObject({
      status: 422,
      code: 'invalid_input',
      details: [{ field: 'query.colour', reason: 'is not a known field' }],
    });
  });

  it('names a missing field', async () => {
    const refusal = await refusalOf('/api/extras');
    expect(refusal.status).toBe(422);
    expect(refusal.details?.[0]?.field).toBe('query.city');
  });

  it('refuses a parameter given twice', async () => {
    const refusal = await refusalOf('/api/extras?city=lisbon&city=new-york');
    expect(refusal).toMatchObject({ status: 422, details: [{ field: 'query.city' }] });
  });

  it('says that a city does not exist', async () => {
    expect(await refusalOf('/api/extras?city=atlantis')).toMatchObject({ status: 404 });
    expect(await refusalOf('/api/cities/atlantis/areas')).toMatchObject({ status: 404 });
  });

  it.each([
    '/api/cities/%00/areas',
    '/api/cities/%F0%9F%9A%97/areas',
    '/api/cities/..%2F..%2Fetc/areas',
    `/api/cities/${'x'.repeat(4000)}/areas`,
    '/api/extras?city=%FF%FE',
    "/api/extras?city=lisbon';DROP TABLE cities;--",
    '/api/extras?__proto__=1&city=lisbon',
    '/api/requests/not-a-uuid',
  ])('answers 4xx to %s', async (path) => {
    const { status } = await refusalOf(path);
    expect(status).toBeGreaterThanOrEqual(400);
    expect(status).toBeLessThan(500);
  });

  it('answers 404 in the error shape to an unknown route', async () => {
    expect(await refusalOf('/api/nothing/here')).toMatchObject({ status: 404, code: 'not_found' });
  });

  it('answers 405 and names the methods of a known route', async () => {
    const answer = await app.request('/api/cities', { method: 'PUT' });
    expect(answer.status).toBe(405);
    expect(answer.headers.get('allow')).toBe('GET');
  });

  it('refuses a giant body before reading it all', async () => {
    const body = JSON.stringify({ email: 'x'.repeat(200_000) });
    const headers = { 'Content-Type': 'application/json' };
    const refusal = await refusalOf('/api/cities', { method: 'POST', headers, body });
    expect(refusal).toMatchObject({ status: 413, code: 'body_too_large' });
  });
});

describe('every answer', () => {
  it('carries a request id of its own, or a sound one it was given', async () => {
    const given = await app.request('/api/config', {
      headers: { 'X-Request-Id': 'trace-1234-abcd' },
    });
    expect(given.headers.get('x-request-id')).toBe('trace-1234-abcd');
    const odd = await app.request('/api/config', { headers: { 'X-Request-Id': '<script>' } });
    expect(odd.headers.get('x-request-id')).toMatch(/^[0-9a-f-]{36}$/);
  });

  it('carries the security headers', async () => {
    const { headers } = await app.request('/api/config');
    expect(headers.get('x-content-type-options')).toBe('nosniff');
    expect(headers.get('x-frame-options')).toBe('DENY');
    expect(headers.get('content-security-policy')).toBe("frame-ancestors 'none'");
    expect(headers.get('cache-control')).toBe('no-store');
  });
});

describe('writes from another site', () => {
  it.each([
    { Origin: 'https://elsewhere.example' },
    { 'Sec-Fetch-Site': 'cross-site' },
    { 'Sec-Fetch-Site': 'same-site' },
    { Origin: 'null' },
  ])('are refused: %o [A-SAFE-008]', async (headers) => {
    const refusal = await refusalOf('/api/auth/sign-out', {
      method: 'POST',
      headers: headers as Record<string, string>,
    });
    expect(refusal).toMatchObject({ status: 403 });
  });

  it('are accepted from the public address, which a proxy passes on under another name', async () => {
    const config = { ...app.deps.config, publicUrl: 'https://handover.example' };
    const site = await buildApp(
      { ...app.deps, config },
      { auth: app.auth, pages: null, staticFolders: [] },
    );
    const from = async (Origin: string) =>
      (await site.request(`${testOrigin}/api/quotes`, { method: 'POST', headers: { Origin } }))
        .status;
    expect(await from('https://handover.example')).toBe(415); // past this gate, at the next
    expect(await from('https://elsewhere.example')).toBe(403);
  });
});

it('how the product is doing is told to the operator alone, in production', async () => {
  const config = { ...app.deps.config, isProduction: true };
  const site = await buildApp(
    { ...app.deps, config },
    { auth: app.auth, pages: null, staticFolders: [] },
  );
  const statusFor = async (authorization: string) =>
    (await site.request(`${testOrigin}/metrics`, { headers: { authorization } })).status;
  expect(await statusFor('')).toBe(401);
  expect(await statusFor('Bearer guessed')).toBe(401);
  expect(await statusFor(`Bearer ${app.deps.operatorToken}`)).toBe(200);
});

describe('what no text in the database can hold', () => {
  const quote = (text: string) =>
    refusalOf('/api/quotes', {
      method: 'POST',
      headers: { 'Content-Type': 'application/json', 'Idempotency-Key': crypto.randomUUID() },
      body: `{"extras":["${text}"]}`,
    });

  it.each(['\\u0000', '\\ud800', '\\udc00\\ud800'])(
    '%s in a body is no JSON to us',
    async (text) => {
      expect(await quote(text)).toMatchObject({ status: 400, code: 'malformed_json' });
    },
  );

  it('a second has nine digits behind its point at most', async () => {
    const startsAt = '2027-03-20T09:00:00.0000000000Z';
    const refusal = await refusalOf('/api/quotes', {
      method: 'POST',
      headers: { 'Content-Type': 'application/json', 'Idempotency-Key': crypto.randomUUID() },
      body: JSON.stringify({ carId: crypto.randomUUID(), startsAt, endsAt: startsAt }),
    });
    expect(refusal).toMatchObject({ status: 422, details: [{ field: 'body.startsAt' }, {}] });
  });

  it('a whole pair is as good as any letter', async () => {
    expect(await quote('\\ud83d\\ude97')).toMatchObject({ status: 422 });
  });

  it('NUL in an address is refused wherever it leads', async () => {
    for (const path of ['/api/places?city=lisbon&q=%00', '/sim/api/mail/%00', '/%00']) {
      expect(await refusalOf(path)).toMatchObject({ status: 400, code: 'malformed_request' });
    }
  });

  it('so is a path that is no text', async () => {
    for (const path of ['/api/assets/%E0%A4%A', '/assets/%E0%A4%A', '/%']) {
      expect(await refusalOf(path)).toMatchObject({ status: 400, code: 'malformed_request' });
    }
  });
});

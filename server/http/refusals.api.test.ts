import { afterAll, beforeAll, expect, it } from 'vitest';
import { createTestApp, type TestApp } from '../testing/test-app.ts';

let app: TestApp;
beforeAll(async () => {
  app = await createTestApp();
});
afterAll(() => app.close());

it.each([
  ['/api/me', 401],
  ['/api/assets/00000000-0000-4000-8000-000000000000', 404],
  ['/api/assets?city=nowhere', 422],
  ['/api/no-such-thing', 404],
  ['/no-such-page', 404],
  ['/api/auth/no-such-thing', 404],
])('nobody keeps the refusal of %s', async (path, status) => {
  const answer = await app.request(path);
  expect(answer.status).toBe(status);
  expect(answer.headers.get('Cache-Control')).toBe('no-store');
});

it('whoever finds a hole is told where to report it', async () => {
  const answer = await app.request('/.well-known/security.txt');
  expect(answer.status).toBe(200);
  expect(answer.headers.get('Content-Type')).toBe('text/plain; charset=utf-8');
  const text = await answer.text();
  expect(text).toContain(`Contact: mailto:${app.deps.config.contact.email}`);
  const expires = Temporal.Instant.from(/^Expires: (.+)$/m.exec(text)?.[1] ?? '');
  const days = Temporal.Now.instant().until(expires).total('days');
  expect(days).toBeGreaterThan(30);
  expect(days).toBeLessThan(365);
});

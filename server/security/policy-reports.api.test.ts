import { afterAll, beforeAll, expect, it } from 'vitest';
import { openTestLog } from '../testing/open-test-log.ts';
import { createTestApp, type TestApp } from '../testing/test-app.ts';

const { log, lines } = openTestLog('warn');
let app: TestApp;
beforeAll(async () => {
  app = await createTestApp({ log });
});
afterAll(() => app.close());

const report = (document: unknown) =>
  app.request('/api/policy-reports', {
    method: 'POST',
    headers: { 'Content-Type': 'application/reports+json', 'Sec-Fetch-Site': 'same-origin' },
    body: JSON.stringify(document),
  });
const evil = 'https://evil.example/steal?session=secret';

it.each([
  [
    'of today',
    [
      {
        type: 'csp-violation',
        url: 'https://handover.example/reset-password?token=secret',
        body: { effectiveDirective: 'script-src-elem', blockedURL: evil },
      },
    ],
  ],
  ['of before', { 'csp-report': { 'violated-directive': 'script-src-elem', 'blocked-uri': evil } }],
])('a report %s is in the log, by rule and site alone', async (_, document) => {
  lines.length = 0;
  expect((await report(document)).status).toBe(204);
  expect(lines).toHaveLength(1);
  expect(JSON.parse(lines[0] ?? '')).toMatchObject({
    directive: 'script-src-elem',
    blocked: 'https://evil.example',
  });
  expect(lines[0]).not.toContain('secret');
});

it('what is none is taken and forgotten, and many are not many lines', async () => {
  lines.length = 0;
  for (const odd of [null, 7, [], [{ type: 'deprecation', body: {} }], { 'csp-report': 1 }]) {
    expect((await report(odd)).status).toBe(204);
  }
  expect(lines).toEqual([]);
  const one = { type: 'csp-violation', body: { effectiveDirective: 'img-src' } };
  for (let n = 0; n < 5; n += 1) await report(Array(50).fill(one));
  expect(lines.length).toBeLessThanOrEqual(60);
});

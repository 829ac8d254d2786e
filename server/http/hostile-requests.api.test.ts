import { afterAll, beforeAll, expect, it } from 'vitest';
import { decoded } from '../testing/hostile/decoded.ts';
import type { HostileRequest } from '../testing/hostile/generate.ts';
import { harass } from '../testing/hostile/harass.ts';
import type { HostileAnswer } from '../testing/hostile/judge.ts';
import { operationsOf, undocumented } from '../testing/hostile/operations.ts';
import { gatherCallers } from '../testing/hostile/stock.ts';
import { createTestApp, type TestApp } from '../testing/test-app.ts';
import { testNow } from '../testing/test-database.ts';
import { describeApi } from './openapi.ts';

/** `npm run attack` sends a hundred thousand, over sockets and to the pages, too. */
const REQUESTS = 400;
const SEED = 20270305;

let app: TestApp;
beforeAll(async () => {
  app = await createTestApp();
});
afterAll(() => app.close());

/** A Request takes neither this method nor this header; over sockets both are sent. */
async function send({ method, target, headers, body }: HostileRequest): Promise<HostileAnswer> {
  const stop = new AbortController();
  const answer = await app.request(target, {
    method: method === 'TRACE' ? 'PUT' : method,
    headers: headers.filter(([name]) => name !== 'Host').map(([name, value]) => [name, value]),
    body: body && new Uint8Array(body),
    signal: stop.signal,
  });
  const type = answer.headers.get('content-type') ?? '';
  const isStream = type.startsWith('text/event-stream');
  const encoding = answer.headers.get('content-encoding');
  const text = isStream ? '' : decoded(Buffer.from(await answer.arrayBuffer()), encoding);
  stop.abort();
  return { status: answer.status, type, text, ms: 0 };
}

it('whatever is sent, the answer is in shape, and nothing of our insides', async () => {
  const operations = operationsOf(describeApi());
  const callers = await gatherCallers({
    database: app.deps.database,
    send: (path, init) => app.request(path, init),
    now: testNow,
    crowd: 3,
  });
  const { findings, tally } = await harass({
    operations: [...operations, ...operations, ...undocumented],
    callers,
    send,
    requests: REQUESTS,
    seed: SEED,
    atOnce: 1,
  });
  const reached = operations.filter(({ name }) => tally.get(name)?.has('2xx'));
  expect(
    findings.map(({ complaint, request, answer }) => ({ complaint, request, text: answer?.text })),
  ).toEqual([]);
  // Requests that all fail at the door would prove nothing; around signing in most do.
  expect(reached.length).toBeGreaterThan(operations.length / 3);
}, 120_000);

import { afterAll, beforeAll, expect, it } from 'vitest';
import { harass } from '../testing/hostile/harass.ts';
import { operationsOf, undocumented } from '../testing/hostile/operations.ts';
import { sendInProcess } from '../testing/hostile/send-in-process.ts';
import { gatherCallers } from '../testing/hostile/stock.ts';
import { createTestApp, type TestApp } from '../testing/test-app.ts';
import { testNow } from '../testing/test-database.ts';
import { describeApi } from './openapi.ts';

/** `npm run attack` sends tens of thousands, over sockets and to the pages, too. */
const REQUESTS = 400;
const SEED = 20270305;

let app: TestApp;
beforeAll(async () => {
  app = await createTestApp();
});
afterAll(() => app.close());

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
    send: (request) => sendInProcess(app.request, request),
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

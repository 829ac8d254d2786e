import { afterAll, beforeAll, expect, it } from 'vitest';
import { harass } from '../../testing/hostile/harass.ts';
import { operationsOf } from '../../testing/hostile/operations.ts';
import { sendInProcess } from '../../testing/hostile/send-in-process.ts';
import { gatherStaffCallers } from '../../testing/hostile/staff-stock.ts';
import { createTestApp, type TestApp } from '../../testing/test-app.ts';
import { testNow } from '../../testing/test-database.ts';
import { describeOperateApi } from './openapi.ts';

/** As of the renters' operations: `npm run attack` sends tens of thousands. */
const REQUESTS = 500;
const SEED = 20270305;

let app: TestApp;
beforeAll(async () => {
  app = await createTestApp();
});
afterAll(() => app.close());

it('whatever is sent as whatever role, the answer is in shape, and nothing of our insides', async () => {
  const operations = operationsOf(describeOperateApi());
  const { findings, tally } = await harass({
    operations,
    callers: await gatherStaffCallers(app.deps.database, { now: testNow, each: 3 }),
    send: (request) => sendInProcess(app.requestConsole, request),
    requests: REQUESTS,
    seed: SEED,
    atOnce: 1,
  });
  const reached = operations.filter(({ name }) => tally.get(name)?.has('2xx'));
  expect(
    findings.map(({ complaint, request, answer }) => ({ complaint, request, text: answer?.text })),
  ).toEqual([]);
  // Most roles may do little: many are refused for good, and enough are not.
  expect(reached.length).toBeGreaterThan(operations.length / 5);
}, 120_000);

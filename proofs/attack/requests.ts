import type { ApiDocument } from '../../server/http/describe-routes.ts';
import { harass, inShell } from '../../server/testing/hostile/harass.ts';
import { operationsOf, undocumented } from '../../server/testing/hostile/operations.ts';
import { gatherCallers } from '../../server/testing/hostile/stock.ts';
import { openSender } from './send.ts';
import type { Target } from './target.ts';

const REQUESTS = Number(process.env['REQUESTS'] ?? 100_000);
const SEED = Number(process.env['SEED'] ?? 20270305);
/** Quotes are good for a quarter of an hour, and renters are left without cards: new ones now and then. */
const ROUND = 10_000;
const AT_ONCE = 8;

/** Requests out of chance, near enough to right ones to come far. */
export async function attackWithRequests(target: Target): Promise<string[]> {
  const { send, close } = openSender(target.url, AT_ONCE);
  try {
    const answer = await fetch(`${target.url}/api/openapi.json`);
    const documented = operationsOf((await answer.json()) as ApiDocument);
    // What the document names deserves most of them.
    const operations = [...Array.from({ length: 6 }, () => documented).flat(), ...undocumented];
    const findings: string[] = [];
    const total = new Map<string, Map<string, number>>();
    const began = performance.now();
    for (let sent = 0; sent < REQUESTS; sent += ROUND) {
      const callers = await gatherCallers({
        database: target.database,
        send: (path, init) => fetch(target.url + path, init),
        now: Temporal.Now.instant(),
        crowd: 12,
      });
      const round = await harass({
        operations,
        callers,
        send,
        requests: Math.min(ROUND, REQUESTS - sent),
        seed: SEED + sent,
        atOnce: AT_ONCE,
      });
      for (const { complaint, request, answer } of round.findings) {
        const said = answer?.text.slice(0, 200) ?? '';
        const repeat = inShell(request, target.url);
        findings.push(
          `${request.operation} as ${request.caller} ${complaint}: ${said}\n  ${repeat}`,
        );
      }
      console.log(`${Math.min(sent + ROUND, REQUESTS)} sent, ${findings.length} findings`);
      for (const [name, row] of round.tally) {
        const sum = total.get(name) ?? new Map<string, number>();
        for (const [outcome, count] of row) sum.set(outcome, (sum.get(outcome) ?? 0) + count);
        total.set(name, sum);
      }
    }
    console.table(
      Object.fromEntries(
        [...total].map(([name, row]) => [name, Object.fromEntries([...row].sort())]),
      ),
    );
    const seconds = (performance.now() - began) / 1000;
    console.log(`${REQUESTS} requests in ${seconds.toFixed(0)} s, seed ${SEED}`);
    return findings;
  } finally {
    close();
  }
}

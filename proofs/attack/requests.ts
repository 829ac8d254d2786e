import type { ApiDocument } from '../../server/http/describe-routes.ts';
import type { Caller } from '../../server/testing/hostile/generate.ts';
import { harass, inShell } from '../../server/testing/hostile/harass.ts';
import {
  type Operation,
  operationsOf,
  undocumented,
} from '../../server/testing/hostile/operations.ts';
import { gatherStaffCallers } from '../../server/testing/hostile/staff-stock.ts';
import { gatherCallers } from '../../server/testing/hostile/stock.ts';
import { openSender } from './send.ts';
import type { Target } from './target.ts';

const REQUESTS = Number(process.env['REQUESTS'] ?? 100_000);
const SEED = Number(process.env['SEED'] ?? 20270305);
/** Quotes are good for a quarter of an hour, and renters are left without cards: new ones now and then. */
const ROUND = 5_000;
const AT_ONCE = 8;
const CROWD = 12;
const OF_EACH_ROLE = 4;

/** One of the two applications, and who is there to ask it. */
interface Asked {
  readonly name: string;
  readonly url: string;
  readonly document: string;
  readonly beside: readonly Operation[];
  readonly gather: () => Promise<Caller[]>;
}

/** Requests out of chance, near enough to right ones to come far: half of them to each application. */
export async function attackWithRequests(target: Target): Promise<string[]> {
  const { database, url } = target;
  const now = Temporal.Now.instant();
  const send = (path: string, init: RequestInit) => fetch(url + path, init);
  const findings: string[] = [];
  // The renters' first: at the console there is somebody who may close the product to them.
  for (const asked of [
    {
      name: 'the renters’',
      url,
      document: '/api/openapi.json',
      beside: undocumented,
      gather: () => gatherCallers({ database, send, now, crowd: CROWD }),
    },
    {
      name: 'the console’s',
      url: target.consoleUrl,
      document: '/api/operate/openapi.json',
      beside: [],
      gather: () => gatherStaffCallers(database, { now, each: OF_EACH_ROLE }),
    },
  ]) {
    findings.push(...(await attackOne(asked, Math.ceil(REQUESTS / 2))));
  }
  return findings;
}

async function attackOne(asked: Asked, requests: number): Promise<string[]> {
  const { send, close } = openSender(asked.url, AT_ONCE);
  try {
    const answer = await fetch(asked.url + asked.document);
    const operations = weighed(operationsOf((await answer.json()) as ApiDocument), asked.beside);
    const findings: string[] = [];
    const total = new Map<string, Map<string, number>>();
    const began = performance.now();
    for (let sent = 0; sent < requests; sent += ROUND) {
      const round = await harass({
        operations,
        callers: await asked.gather(),
        send,
        requests: Math.min(ROUND, requests - sent),
        seed: SEED + sent,
        atOnce: AT_ONCE,
      });
      for (const { complaint, request, answer } of round.findings) {
        const said = answer?.text.slice(0, 200) ?? '';
        const repeat = inShell(request, asked.url);
        findings.push(
          `${request.operation} as ${request.caller} ${complaint}: ${said}\n  ${repeat}`,
        );
      }
      console.log(`${Math.min(sent + ROUND, requests)} sent, ${findings.length} findings`);
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
    const seconds = ((performance.now() - began) / 1000).toFixed(0);
    console.log(`${requests} requests of ${asked.name} operations in ${seconds} s, seed ${SEED}`);
    return findings;
  } finally {
    close();
  }
}

/** What the document names deserves most of them; but whoever signs out asks for nothing more. */
function weighed(documented: readonly Operation[], beside: readonly Operation[]): Operation[] {
  const stays = documented.filter(({ name }) => name !== 'signOut');
  return [...Array.from({ length: 5 }, () => stays).flat(), ...documented, ...beside];
}

// The load generator, a process of its own: it gets one plan from its parent and sends back the outcomes.
import { Agent, request } from 'node:http';
import { arrivals } from './arrivals.ts';
import { openLoop } from './open-loop.ts';

export interface LoadRequest {
  readonly path: string;
  readonly method?: string;
  readonly headers?: Readonly<Record<string, string>>;
  readonly body?: unknown;
}

export interface LoadPlan {
  readonly url: string;
  readonly perSecond: number;
  readonly requests: readonly LoadRequest[];
  /** Every other answer is a failure. */
  readonly status: number;
}

/** Beyond that a request waits here for a connection, and the wait counts. */
const MOST_CONNECTIONS = 256;
const ANSWERED_WITHIN_MS = 10_000;

const agent = new Agent({ keepAlive: true, maxSockets: MOST_CONNECTIONS });

function send(url: string, { path, method = 'GET', headers, body }: LoadRequest): Promise<number> {
  return new Promise((resolve, reject) => {
    const outgoing = request(new URL(path, url), {
      agent,
      method,
      headers: { ...headers, ...(body !== undefined && { 'Content-Type': 'application/json' }) },
      signal: AbortSignal.timeout(ANSWERED_WITHIN_MS),
    });
    outgoing.on('error', reject);
    outgoing.on('response', (answer) => {
      answer.on('error', reject);
      answer.on('end', () => resolve(answer.statusCode ?? 0));
      answer.resume();
    });
    outgoing.end(body === undefined ? undefined : JSON.stringify(body));
  });
}

process.once('message', async ({ url, perSecond, requests, status }: LoadPlan) => {
  const outcomes = await openLoop(
    arrivals(perSecond, requests.length / perSecond),
    async (index) => {
      const one = requests[index];
      return one !== undefined && (await send(url, one)) === status;
    },
  );
  process.send?.(outcomes, () => process.exit());
});

import { setTimeout as wait } from 'node:timers/promises';
import type { z } from 'zod';
import { GeocoderUnavailable } from './port.ts';

/** A renter is typing: what comes later than this comes too late, the second attempt included. */
const PATIENCE_MS = 2_000;
const PAUSE_MS = 150;

export interface VendorConnection {
  /** How the vendor is reached; by default the network. */
  readonly fetch?: (url: URL, init: RequestInit) => Promise<Response>;
  readonly patienceMs?: number;
}

export type AskVendor = <S extends z.ZodType>(url: URL, described: S) => Promise<z.output<S>>;

/**
 * One question to a vendor over HTTP, asked once more when it is overloaded or has a defect and the
 * time still allows it. Errors name neither the address, which holds the key, nor what was sought.
 */
export function createAskVendor(
  connection: VendorConnection,
  headers: Record<string, string> = {},
): AskVendor {
  const { fetch: send = fetch, patienceMs = PATIENCE_MS } = connection;

  return async (url, described) => {
    const deadline = performance.now() + patienceMs;
    const signal = AbortSignal.timeout(patienceMs);
    const init: RequestInit = {
      signal,
      redirect: 'error', // it would carry the key elsewhere
      headers: { Accept: 'application/json', ...headers },
    };
    try {
      let answer = await send(url, init);
      const pauseMs = pauseBeforeRetry(answer);
      if (pauseMs !== null && performance.now() + pauseMs < deadline) {
        await answer.body?.cancel();
        await wait(pauseMs, undefined, { signal });
        answer = await send(url, init);
      }
      if (!answer.ok) throw refusalOf(answer.status);
      const read = described.safeParse(await answer.json());
      if (!read.success) throw new GeocoderUnavailable('answered something else than described');
      return read.data;
    } catch (error) {
      if (error instanceof GeocoderUnavailable || error instanceof UnusableQuestion) throw error;
      throw new GeocoderUnavailable(reasonOf(error));
    }
  };
}

/** The vendor is well and does not take this one question. */
class UnusableQuestion extends Error {
  override readonly name = 'UnusableQuestion';
}

function refusalOf(status: number): Error {
  const isTheirs = status >= 500 || [401, 403, 408, 429].includes(status);
  const what = `answered ${status}`;
  return isTheirs ? new GeocoderUnavailable(what) : new UnusableQuestion(what);
}

/** Null: not to be asked again. A `Retry-After` that is a date is further away than anyone waits. */
function pauseBeforeRetry({ status, headers }: Response): number | null {
  if (status !== 429 && status < 500) return null;
  const after = headers.get('retry-after');
  if (after === null) return PAUSE_MS;
  return /^\d+$/.test(after) ? Number(after) * 1_000 : null;
}

function reasonOf(error: unknown): string {
  if (!(error instanceof Error)) return 'failed';
  if (error instanceof SyntaxError) return 'answered something that is not JSON';
  const { cause } = error;
  const code = cause instanceof Error && 'code' in cause ? ` ${String(cause.code)}` : '';
  return `${error.name}${code}`;
}

import { ErrorAnswer } from '../../../contract/errors.ts';
import type { Database } from '../../db/connect.ts';
import type { Send } from '../rentals/client.ts';

/** Nobody answered, or only that nobody can just now. */
export class Unanswered extends Error {
  override readonly name = 'Unanswered';
}

const LONGEST_WAIT_MS = 20_000;

interface Promised {
  readonly table: 'requests' | 'quotes' | 'holds' | 'users';
  readonly key: string;
}

/**
 * Sends to one web node after the other and notes what was promised: whatever was answered with "yes"
 * must be found in the database when all is over. Errors other than "not now" are faults, and so is a
 * "not now" that is not in shape.
 */
export function notePromises(urls: readonly string[]) {
  const promised: Promised[] = [];
  const faults: string[] = [];
  const counts = { answered: 0, unanswered: 0, notNow: 0 };
  let turn = 0;

  async function attempt(path: string, init: RequestInit): Promise<Response> {
    turn += 1;
    const url = new URL(path, urls[turn % urls.length]);
    try {
      const answer = await fetch(url, { ...init, signal: AbortSignal.timeout(LONGEST_WAIT_MS) });
      // The body, too: a node can die in the middle of a sentence.
      return new Response(await answer.text(), answer);
    } catch (error) {
      counts.unanswered += 1;
      throw new Unanswered(`${init.method ?? 'GET'} ${path}`, { cause: error });
    }
  }

  const send: Send = async (path, init) => {
    const answer = await attempt(path, init);
    const what = `${init.method ?? 'GET'} ${path}`;
    if (answer.status === 503) {
      counts.notNow += 1;
      const complaint = await complaintAbout(answer.clone());
      if (complaint) faults.push(`${what}: ${complaint}`);
      throw new Unanswered(what);
    }
    counts.answered += 1;
    if (answer.status >= 500) {
      faults.push(`${what} was answered ${answer.status} ${await answer.clone().text()}`);
    }
    if (answer.ok && init.method === 'POST') {
      const promise = promiseIn(path, init, await answer.clone().text());
      if (promise) promised.push(promise);
    }
    return answer;
  };

  return {
    send,
    faults,
    counts,
    promised,
    /** What was promised and is not there. */
    async broken({ pool }: Pick<Database, 'pool'>): Promise<string[]> {
      const missing: string[] = [];
      for (const table of ['requests', 'quotes', 'holds', 'users'] as const) {
        const keys = promised.filter((one) => one.table === table).map(({ key }) => key);
        const column = table === 'users' ? 'email' : 'id::text';
        const { rows } = await pool.query<{ key: string }>(
          `SELECT key FROM unnest($1::text[]) key WHERE key NOT IN (SELECT ${column} FROM ${table})`,
          [keys],
        );
        missing.push(...rows.map(({ key }) => `promised and not kept: ${table} ${key}`));
      }
      return missing;
    },
  };
}

async function complaintAbout(answer: Response): Promise<string | null> {
  const { headers } = answer;
  if (!(Number(headers.get('retry-after')) > 0)) return '503 without Retry-After';
  if (headers.get('content-type')?.startsWith('text/html')) {
    return (await answer.text()).includes('</html>') ? null : 'an error page that is none';
  }
  const parsed = ErrorAnswer.safeParse(await answer.json().catch(() => null));
  return parsed.data?.error.code === 'unavailable' ? null : '503 that is not in shape';
}

function promiseIn(path: string, init: RequestInit, text: string): Promised | null {
  const { id } = JSON.parse(text) as { readonly id?: string };
  if (path === '/api/quotes') return { table: 'quotes', key: id ?? '' };
  if (path === '/api/holds') return { table: 'holds', key: id ?? '' };
  if (path.startsWith('/api/bookings')) return { table: 'requests', key: id ?? '' };
  if (path !== '/api/auth/sign-up/email') return null;
  return { table: 'users', key: (JSON.parse(String(init.body)) as { email: string }).email };
}

import { setTimeout as delay } from 'node:timers/promises';
import { type GatheredStaff, gatherStaff } from '../../server/testing/gather-staff.ts';
import { openBrowsers } from './browsers.ts';
import { linksTo } from './mailbox.ts';
import type { Target } from './target.ts';
import { bookFor, findVictim, type Victim } from './victim.ts';

/** A stream that goes on so long after its session goes on for ever. */
const PATIENCE_MS = 10_000;
/** What was said before the session ended may come a moment after. */
const ON_THE_WAY_MS = 200;
const STREAMS = 60;
const MOST = 20;

/** One renter opens streams without end; the others' share is theirs. */
export async function attackStreams(target: Target): Promise<string[]> {
  const victim = await findVictim(target);
  const other = await findVictim(target);
  const { bookingId } = await bookFor(target, victim, 'Rua Augusta 110, Lisboa');
  const { bookingId: others } = await bookFor(target, other, 'Rua Augusta 110, Lisboa');
  const leave = new AbortController();
  // Held on to: an answer that nobody can read any more is hung up, and its place is free again.
  const answers: Response[] = [];
  const watch = async (id: string, cookie: string) => {
    const at = `${target.url}/api/bookings/${id}/events`;
    const answer = await fetch(at, { headers: { cookie }, signal: leave.signal });
    answers.push(answer);
    return answer.status;
  };
  const findings: string[] = [];
  try {
    const statuses = await Promise.all(
      Array.from({ length: STREAMS }, () => watch(bookingId, victim.renter.cookie)),
    );
    const open = statuses.filter((status) => status === 200).length;
    console.log(`${open} of ${STREAMS} streams of one renter were opened`);
    if (open !== MOST) findings.push(`${open} streams of one renter are open instead of ${MOST}`);
    if (statuses.some((status) => status !== 200 && status !== 429)) {
      findings.push(`streams are refused with ${[...new Set(statuses)].join(', ')}`);
    }
    const second = await watch(others, other.renter.cookie);
    if (second !== 200) findings.push(`another renter's stream is answered ${second}`);
    findings.push(...(await outliveSession(target)), ...(await outliveStaff(target)));
  } finally {
    leave.abort();
  }
  return findings;
}

interface Watched {
  readonly at: string;
  readonly cookie: string;
  /** What would no longer let them in. */
  readonly end: () => Promise<unknown>;
  /** What the stream would tell. */
  readonly change: () => Promise<unknown>;
}

/** What is wrong with a stream whose session ends; null when it says nothing more and ends, too. */
async function outlives({ at, cookie, end, change }: Watched): Promise<string | null> {
  const leave = new AbortController();
  const answer = await fetch(at, { headers: { cookie }, signal: leave.signal });
  if (answer.status !== 200) return `a stream is answered ${answer.status}`;
  const said: string[] = [];
  const heard = Promise.withResolvers<void>();
  const listen = async () => {
    for await (const text of answer.body?.pipeThrough(new TextDecoderStream()) ?? []) {
      said.push(text);
      heard.resolve();
    }
    return true;
  };
  const ended = listen().catch(() => false);
  try {
    await heard.promise;
    await end();
    await delay(ON_THE_WAY_MS);
    const rightful = said.length;
    await change();
    const isOver = await Promise.race([ended, delay(PATIENCE_MS, false)]);
    if (said.length > rightful) return `a stream says more: ${said.at(-1)}`;
    return isOver ? null : 'a stream stays open';
  } finally {
    leave.abort();
  }
}

/** Ends a renter's session in every way while a stream is open, and lets the booking change. */
async function outliveSession(target: Target): Promise<string[]> {
  const { post } = openBrowsers(target);
  const ends: Readonly<Record<string, (victim: Victim) => Promise<unknown>>> = {
    'signing out': ({ renter }) => post('/api/auth/sign-out', {}, renter.cookie),
    'a new password': async ({ email }) => {
      await post('/api/auth/request-password-reset', { email });
      const [token = ''] = await linksTo(target, email, 'reset-password');
      await post('/api/auth/reset-password', { token, password: 'seven quiet lamps' });
    },
    'being disabled': ({ email }) =>
      fetch(`${target.url}/operator`, {
        method: 'POST',
        headers: { Authorization: `Bearer ${target.operatorToken}` },
        body: JSON.stringify(['account', 'disable', email]),
      }),
  };
  const findings: string[] = [];
  for (const [name, end] of Object.entries(ends)) {
    const victim = await findVictim(target);
    const { bookingId } = await bookFor(target, victim, 'Rua Augusta 110, Lisboa');
    const complaint = await outlives({
      at: `${target.url}/api/bookings/${bookingId}/events`,
      cookie: victim.renter.cookie,
      end: () => end(victim),
      change: () =>
        target.database.pool.query('UPDATE bookings SET updated_at = now() WHERE id = $1', [
          bookingId,
        ]),
    });
    if (complaint) findings.push(`after ${name} ${complaint}`);
  }
  return findings;
}

/** The stream of a city, which the console's pages and a driver's phone both hear. */
async function outliveStaff(target: Target): Promise<string[]> {
  const { pool } = target.database;
  const [owner] = await gatherStaff(target.database, ['owner']);
  const ask = async (method: string, path: string, body: object, cookie = owner?.cookie ?? '') => {
    const answer = await fetch(`${target.consoleUrl}/api/operate/${path}`, {
      method,
      headers: {
        cookie,
        'Content-Type': 'application/json',
        'Idempotency-Key': crypto.randomUUID(),
      },
      body: JSON.stringify(body),
    });
    if (!answer.ok) throw new Error(`${method} ${path} answers ${answer.status}`);
    await answer.text();
  };
  const elsewhere = { grants: [{ role: 'desk', cityId: 'new-york' }] };
  const ends: Readonly<Record<string, (staff: GatheredStaff) => Promise<void>>> = {
    'signing out': ({ cookie }) => ask('POST', 'auth/sign-out', {}, cookie),
    'losing the role': ({ id }) => ask('POST', `staff/${id}/roles`, elsewhere),
    'being removed': ({ id }) => ask('DELETE', `staff/${id}`, { reason: 'left' }),
    'the end of the session': async ({ id }) => {
      await pool.query('DELETE FROM staff_sessions WHERE user_id = $1', [id]);
    },
  };
  const findings: string[] = [];
  for (const [name, end] of Object.entries(ends)) {
    for (const staff of await gatherStaff(target.database, ['manager', 'desk', 'driver'])) {
      const complaint = await outlives({
        at: `${target.consoleUrl}/api/operate/today/events?cityId=lisbon`,
        cookie: staff.cookie,
        end: () => end(staff),
        change: () => pool.query(`UPDATE cars SET version = version WHERE city_id = 'lisbon'`),
      });
      if (complaint) findings.push(`after ${name}, as ${staff.role}, ${complaint}`);
    }
  }
  return findings;
}

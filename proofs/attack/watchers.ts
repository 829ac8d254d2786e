import type { Target } from './target.ts';
import { bookFor, findVictim } from './victim.ts';

/** A stream that goes on so long after its session goes on for ever. */
const PATIENCE_MS = 10_000;
const STREAMS = 60;
const MOST = 20;

/** One renter opens streams without end; the others' share is theirs. */
export async function attackStreams(target: Target): Promise<string[]> {
  const victim = await findVictim(target);
  const other = await findVictim(target);
  const { bookingId } = await bookFor(target, victim, 'Rua Augusta 110, Lisboa');
  const { bookingId: others } = await bookFor(target, other, 'Rua Augusta 110, Lisboa');
  const leave = new AbortController();
  const watch = async (id: string, cookie: string) => {
    const at = `${target.url}/api/bookings/${id}/events`;
    const answer = await fetch(at, { headers: { cookie }, signal: leave.signal });
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
    findings.push(...(await outliveSession(target)));
  } finally {
    leave.abort();
  }
  return findings;
}

/** Signs out while a stream is open, and lets the booking change. */
async function outliveSession(target: Target): Promise<string[]> {
  const victim = await findVictim(target);
  const { cookie } = victim.renter;
  const { bookingId } = await bookFor(target, victim, 'Rua Augusta 110, Lisboa');
  const signal = AbortSignal.timeout(PATIENCE_MS);
  const at = `${target.url}/api/bookings/${bookingId}/events`;
  const answer = await fetch(at, { headers: { cookie }, signal });
  const reader = answer.body?.pipeThrough(new TextDecoderStream()).getReader();
  await reader?.read();
  await fetch(`${target.url}/api/auth/sign-out`, { method: 'POST', headers: { cookie } });
  await target.database.pool.query('UPDATE bookings SET updated_at = now() WHERE id = $1', [
    bookingId,
  ]);
  try {
    const next = await reader?.read();
    return next?.done ? [] : [`a stream says more after signing out: ${next?.value}`];
  } catch {
    return ['a stream stays open after signing out'];
  }
}

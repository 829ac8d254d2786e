import type { Target } from './target.ts';
import { bookFor, findVictim } from './victim.ts';

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
  } finally {
    leave.abort();
  }
  return findings;
}

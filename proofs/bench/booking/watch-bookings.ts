import { get } from 'node:http';
import { arrivals } from '../load/arrivals.ts';
import { type Outcome, openLoop } from '../load/open-loop.ts';

interface Watched {
  readonly perSecond: number;
  readonly count: number;
  /** Makes a booking, and says where its events are and who may watch them. */
  readonly book: (index: number) => Promise<{ readonly events: string; readonly cookie: string }>;
}

const NOTIFIED_WITHIN_MS = 60_000;

/** For each booking, from the timestamp of its outcome to when its watcher hears of it. */
export async function watchBookings({ perSecond, count, book }: Watched): Promise<Outcome[]> {
  const heardAfterMs = new Map<number, number>();
  const watched = await openLoop(arrivals(perSecond, count / perSecond), async (index) => {
    const { events, cookie } = await book(index);
    heardAfterMs.set(index, await outcomeHeardAfterMs(events, cookie));
    return true;
  });
  return watched.map(({ isGood }, index) => ({
    latencyMs: heardAfterMs.get(index) ?? NOTIFIED_WITHIN_MS,
    isGood,
  }));
}

function outcomeHeardAfterMs(events: string, cookie: string): Promise<number> {
  return new Promise((resolve, reject) => {
    const signal = AbortSignal.timeout(NOTIFIED_WITHIN_MS);
    const watching = get(events, { headers: { cookie }, signal }, (incoming) => {
      incoming.on('error', reject);
      incoming.on('data', (chunk: Buffer) => {
        const now = Date.now();
        const [, data] = /^data: (.*)$/m.exec(chunk.toString()) ?? [];
        if (!data) return;
        const { status, updatedAt } = JSON.parse(data) as { status: string; updatedAt: string };
        if (status === 'pending') return;
        resolve(now - Date.parse(updatedAt));
        watching.destroy();
      });
    });
    watching.on('error', reject);
  });
}

import { get } from 'node:http';
import type { Product } from '../product.ts';

interface Plan {
  readonly count: number;
  readonly accept: (lane: number) => Promise<{ readonly id: string }>;
  readonly cookieOf: (lane: number) => string;
}

const PATIENCE_MS = 60_000;

/** Milliseconds from the moment an outcome carries to the moment its watcher hears of it. */
export async function timeToTell({ url }: Product, plan: Plan): Promise<number[]> {
  const times: number[] = [];
  for (let n = 0; n < plan.count; n += 1) {
    const lane = n % 4;
    const { id } = await plan.accept(lane);
    times.push(await heardAfter(`${url}/api/requests/${id}/events`, plan.cookieOf(lane)));
  }
  return times;
}

function heardAfter(address: string, cookie: string): Promise<number> {
  return new Promise((resolve, reject) => {
    const patience = setTimeout(() => reject(new Error('no outcome is told')), PATIENCE_MS);
    const watching = get(address, { headers: { cookie } }, (incoming) => {
      incoming.on('data', (chunk: Buffer) => {
        const now = Date.now();
        const [, data] = /^data: (.*)$/m.exec(chunk.toString()) ?? [];
        if (!data) return;
        const { status, updatedAt } = JSON.parse(data) as { status: string; updatedAt: string };
        if (status === 'pending') return;
        clearTimeout(patience);
        watching.destroy();
        resolve(now - Date.parse(updatedAt));
      });
      incoming.on('error', () => {});
    });
    watching.on('error', reject);
  });
}

import { hashPassword } from '../../server/accounts/password-hash.ts';
import type { Database } from '../../server/db/connect.ts';
import { gatherCrowd } from '../../server/testing/rentals/crowd.ts';
import { type Latencies, measureLoad } from './load/measure-load.ts';
import { publicUrl, startProduct } from './product.ts';
import { figureRow, type Row } from './rows.ts';

const AT_ONCE = 10;
const LONGEST_MS = 3_000;
const password = 'seven quiet lamps';

/** Not slowed by more than half. */
const mostBeside = ({ p95 }: Latencies) => p95 * 1.5;

/** Do ten who sign in at the same moment get in soon, and does nobody who searches wait for it? */
export async function measure(seconds: number): Promise<Row[]> {
  const product = await startProduct();
  try {
    const emails = await withPasswords(product.database);
    const day = (days: number) => `${Temporal.Now.plainDateISO('UTC').add({ days })}T10:00:00Z`;
    const path = `/api/assets?city=lisbon&from=${day(30)}&to=${day(33)}`;
    const search = {
      ...{ url: product.url, perSecond: 50, seconds, status: 200 },
      requestAt: () => ({ path }),
    };
    await product.settled();
    const alone = await measureLoad(search);
    let isSearching = true;
    const searches = measureLoad(search).finally(() => {
      isSearching = false;
    });
    const signIns: number[] = [];
    while (isSearching) {
      signIns.push(...(await Promise.all(emails.map((email) => signIn(product.url, email)))));
    }
    const beside = await searches;
    return [
      figureRow({
        question: 'ten sign-ins at once, again and again',
        measured: `longest of ${signIns.length} ${Math.round(Math.max(...signIns))} ms`,
        budget: `${LONGEST_MS} ms`,
        isMet: Math.max(...signIns) <= LONGEST_MS,
      }),
      figureRow({
        question: 'a search beside them, 50/s',
        measured: `p50 ${beside.p50.toFixed(1)}, p95 ${beside.p95.toFixed(1)} ms`,
        beside: `alone: p50 ${alone.p50.toFixed(1)}, p95 ${alone.p95.toFixed(1)} ms`,
        budget: `p95 ${mostBeside(alone).toFixed(1)} ms, as alone and half more`,
        isMet: beside.failed === 0 && beside.p95 <= mostBeside(alone),
      }),
    ];
  } finally {
    await product.stop();
  }
}

async function withPasswords(database: Database): Promise<string[]> {
  const crowd = await gatherCrowd(database, Array(AT_ONCE).fill('pays'));
  const hash = await hashPassword(password);
  for (const { userId } of crowd) {
    await database.pool.query(
      `INSERT INTO credentials (user_id, account_id, provider_id, password, created_at, updated_at)
       VALUES ($1, $2, 'credential', $3, now(), now())`,
      [userId, userId, hash],
    );
  }
  return crowd.map(({ userId }) => `${userId}@crowd.example`);
}

let visitors = 0;
async function signIn(url: string, email: string): Promise<number> {
  visitors += 1;
  const began = performance.now();
  const answer = await fetch(`${url}/api/auth/sign-in/email`, {
    method: 'POST',
    headers: {
      'Content-Type': 'application/json',
      Origin: publicUrl,
      'X-Forwarded-For': `10.${visitors >> 16}.${(visitors >> 8) & 255}.${visitors & 255}`,
    },
    body: JSON.stringify({ email, password }),
  });
  if (!answer.ok) throw new Error(`Signing in was refused with ${answer.status}`);
  await answer.text();
  return performance.now() - began;
}

import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { startServer } from '../../../server/testing/start-server.ts';
import { measureLoad } from '../load/measure-load.ts';
import { percentile } from '../load/percentile.ts';
import { memoryMbOf, operatorToken } from '../product.ts';
import { figureRow, memoryRow, type Row } from '../rows.ts';
import { timeNpmStart } from './time-npm-start.ts';

const STARTS = 3;
const MOST_SECONDS = 4;
const pages = ['/', '/assets?city=lisbon', '/faq', '/terms', '/service-areas'];

/**
 * With the embedded database: how long does `npm start` take when all was set up before, and how much
 * memory does the process hold after some pages?
 */
export async function measure(seconds: number): Promise<Row[]> {
  const folder = await mkdtemp(path.join(tmpdir(), 'handover-bench-start-'));
  const settings = { LOG_LEVEL: 'warn', DATA_FOLDER: folder, OPERATOR_TOKEN: operatorToken };
  try {
    await timeNpmStart(settings);
    const later: number[] = [];
    for (let n = 0; n < STARTS; n += 1) later.push(await timeNpmStart(settings));
    const middle = percentile(later, 0.5);
    return [
      figureRow({
        question: 'a later `npm start`, embedded database',
        measured: `${middle.toFixed(1)} s`,
        budget: `${MOST_SECONDS} s`,
        isMet: middle <= MOST_SECONDS,
      }),
      memoryRow('pages, embedded database', await memoryAfterPages(settings, seconds)),
    ];
  } finally {
    await rm(folder, { recursive: true });
  }
}

async function memoryAfterPages(settings: NodeJS.ProcessEnv, seconds: number): Promise<number> {
  const server = await startServer({ name: 'bench', settings });
  try {
    const { failed } = await measureLoad({
      url: server.url,
      perSecond: 20,
      seconds,
      status: 200,
      requestAt: (index) => ({
        path: pages[index % pages.length] ?? '/',
        headers: { Cookie: 'unread=1' }, // so that nothing is answered from a cache
      }),
    });
    if (failed > 0) throw new Error(`${failed} pages failed`);
    return await memoryMbOf(server.url);
  } finally {
    await server.stop();
  }
}

import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { type StartedServer, startServer } from '../../server/testing/start-server.ts';
import { median } from '../median.ts';
import { createAsk } from '../product.ts';
import { report } from '../report.ts';
import { timeNpmStart } from './time-npm-start.ts';

/** How long until it answers, and how much memory does it take, with the embedded database? */
const STARTS = 3;
const PAGE_VIEWS = 1_000;
const AT_ONCE = 4;
const MOST_MB = 600;
const MOST_SECONDS = 3;
const operatorToken = 'the-operator-token-of-the-bench';
const pages = ['/', '/assets', '/faq', '/terms', '/service-areas'];

/** As `npm start` gives them: young objects get little room, or they would take a third of the memory. */
const { scripts } = JSON.parse(await readFile('package.json', 'utf8')) as {
  scripts: { start: string };
};
const flags = scripts.start.match(/--\S+/g)?.join(' ') ?? '';

const folder = await mkdtemp(path.join(tmpdir(), 'handover-bench-start-'));
const startOnce = async () => {
  const began = performance.now();
  const server = await startServer({
    name: 'bench',
    settings: {
      NODE_OPTIONS: flags,
      LOG_LEVEL: 'warn',
      DATA_FOLDER: folder,
      OPERATOR_TOKEN: operatorToken,
    },
  });
  return { server, seconds: (performance.now() - began) / 1000 };
};

try {
  const first = await startOnce();
  await view(first.server, PAGE_VIEWS);
  const afterFirst = await memoryOf(first.server);
  await first.server.stop();
  const again: number[] = [];
  for (let n = 0; n < STARTS; n += 1) {
    again.push(await timeNpmStart({ LOG_LEVEL: 'warn', DATA_FOLDER: folder }));
  }
  const { server } = await startOnce();
  const atRest = await memoryOf(server);
  await view(server, PAGE_VIEWS);
  const afterLoad = await memoryOf(server);
  await server.stop();
  await report(
    'start',
    {
      'embedded database, sample fleet': {
        'first start, s': { value: first.seconds.toFixed(1) },
        'later `npm start`, s (median)': { value: median(again).toFixed(1) },
        'memory at rest, MB': { value: Math.round(atRest) },
        [`memory after ${PAGE_VIEWS} page views, MB`]: { value: Math.round(afterLoad) },
        'the same after the first start, MB': { value: Math.round(afterFirst) },
      },
    },
    [
      {
        claim: 'a later `npm start`',
        wanted: `< ${MOST_SECONDS} s`,
        got: `${median(again).toFixed(1)} s`,
        holds: median(again) < MOST_SECONDS,
      },
      {
        claim: 'memory after page views',
        wanted: `≤ ${MOST_MB} MB`,
        got: `${Math.round(Math.max(afterFirst, afterLoad))} MB`,
        holds: Math.max(afterFirst, afterLoad) <= MOST_MB,
      },
    ],
  );
} finally {
  await rm(folder, { recursive: true, force: true });
}

async function memoryOf({ url }: StartedServer): Promise<number> {
  const answer = await fetch(`${url}/metrics`, {
    headers: { Authorization: `Bearer ${operatorToken}` },
  });
  const [, bytes = ''] = /^process_resident_memory_bytes (\S+)$/m.exec(await answer.text()) ?? [];
  return Number(bytes) / 1024 ** 2;
}

async function view({ url }: StartedServer, times: number): Promise<void> {
  const { ask, close } = createAsk(url);
  let left = times;
  const lane = async () => {
    while (left > 0) {
      left -= 1;
      const page = pages[left % pages.length] ?? '/';
      // Whoever brings a cookie is rendered for: the pages that are kept would cost nothing.
      const { status } = await ask(page, { headers: { cookie: 'unread=1' } });
      if (status !== 200) throw new Error(`${page} answers ${status}`);
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, lane));
  close();
}

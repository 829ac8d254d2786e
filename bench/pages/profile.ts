// Where the time of a rendered page goes: node bench/pages/profile.ts [/assets]
import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { startPostgres } from '../../server/testing/start-postgres.ts';
import { startServer } from '../../server/testing/start-server.ts';
import { createAsk, inProduction } from '../product.ts';

const VIEWS = 300;
const page = process.argv[2] ?? '/assets';

interface Profile {
  readonly nodes: readonly {
    readonly id: number;
    readonly callFrame: { readonly functionName: string; readonly url: string };
  }[];
  readonly samples: readonly number[];
  readonly timeDeltas: readonly number[];
}

const folder = await mkdtemp(path.join(tmpdir(), 'handover-profile-'));
const postgres = await startPostgres();
try {
  const server = await startServer({
    name: 'profile',
    nodeOptions: ['--cpu-prof', `--cpu-prof-dir=${folder}`],
    settings: { ...inProduction, DATABASE_URL: postgres.url },
  });
  const { ask, close } = createAsk(server.url);
  for (let view = 0; view < VIEWS; view += 1) await ask(page);
  close();
  await server.stop();
  const [file = ''] = await readdir(folder);
  const profile = JSON.parse(await readFile(path.join(folder, file), 'utf8')) as Profile;
  console.table(sharesOf(profile));
} finally {
  await postgres.stop();
  await rm(folder, { recursive: true });
}

/** Each file's own time, out of all that was not waiting; the largest first. */
function sharesOf({ nodes, samples, timeDeltas }: Profile) {
  const placeOf = new Map(
    nodes.map(({ id, callFrame: { url, functionName } }) => [id, placeIn(url, functionName)]),
  );
  const times = new Map<string, number>();
  samples.forEach((id, index) => {
    const place = placeOf.get(id) ?? '';
    if (place !== '(idle)') times.set(place, (times.get(place) ?? 0) + (timeDeltas[index] ?? 0));
  });
  const total = [...times.values()].reduce((sum, time) => sum + time, 0);
  return [...times]
    .sort(([, a], [, b]) => b - a)
    .slice(0, 15)
    .map(([place, time]) => ({ place, share: `${((time / total) * 100).toFixed(1)} %` }));
}

function placeIn(url: string, functionName: string): string {
  if (url === '') return functionName;
  const pack = /node_modules\/((?:@[^/]+\/)?[^/]+)/.exec(url)?.[1];
  return pack ?? url.split('/').slice(-3).join('/');
}

import { readFile } from 'node:fs/promises';
import { SourceMap } from 'node:module';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import type { CallFrame, Profile, ProfileNode } from './record-profile.ts';

const root = path.join(import.meta.dirname, '../..');
const MOST_PLACES = 25;

/** The first that fits; a place is a file of ours, of a package or of Node. */
const parts: readonly (readonly [part: string, places: RegExp])[] = [
  ['React', /^(react|react-dom|scheduler) /],
  ['router', /^(react-router|@react-router\/\S+|turbo-stream) /],
  ['controls (React Aria)', /^(react-aria|react-stately|@react-|@internationalized)\S* /],
  ['words', /^(i18next|react-i18next) |^i18n\//],
  ['our components', /^web\//],
  ['rules and contract', /^(domain|contract)\/|^(zod|dinero\.js|temporal-polyfill) /],
  [
    'search and API',
    /^server\/|^(hono|@hono\/\S+|kysely|pg|pg-\S+|postgres-\S+|better-auth|pino) /,
  ],
  ['compression', /^node:zlib|^node:internal\/zlib/],
  ['garbage collection', /^\(garbage collector\)/],
  ['Node: streams, sockets, HTTP', /^node:|^\(program\)/],
];

/** Each part's own time, out of all that was not waiting; the largest first. */
export async function sharesOf(profile: Profile, views: number) {
  const placeOf = await placesOf(profile.nodes);
  const byPlace = new Map<string, number>();
  const byPart = new Map<string, number>();
  profile.samples.forEach((id, index) => {
    const place = placeOf.get(id) ?? '';
    if (place === '(idle)') return;
    const time = profile.timeDeltas[index] ?? 0;
    const part = parts.find(([, places]) => places.test(place))?.[0] ?? 'rest';
    byPlace.set(place, (byPlace.get(place) ?? 0) + time);
    byPart.set(part, (byPart.get(part) ?? 0) + time);
  });
  const total = [...byPart.values()].reduce((sum, time) => sum + time, 0);
  const rows = (times: Map<string, number>, name: string) =>
    [...times]
      .sort(([, a], [, b]) => b - a)
      .map(([key, time]) => ({
        [name]: key,
        share: `${((time / total) * 100).toFixed(1)} %`,
        'ms a view': (time / 1000 / views).toFixed(2),
      }));
  return {
    byPart: [
      ...rows(byPart, 'part'),
      { part: 'all', share: '100 %', 'ms a view': (total / 1000 / views).toFixed(2) },
    ],
    byPlace: rows(byPlace, 'place').slice(0, MOST_PLACES),
  };
}

/** What is built into the engine (formatting, sorting, regular expressions) counts for its caller. */
async function placesOf(nodes: readonly ProfileNode[]): Promise<ReadonlyMap<number, string>> {
  const placeOf = new Map<number, string>();
  const known = new Map(nodes.map((node) => [node.id, node]));
  const nameOf = await namer(nodes);
  const walk = (id: number, caller: string) => {
    const node = known.get(id);
    if (!node) return;
    const { url, functionName } = node.callFrame;
    const isBuiltIn = url === '' && !functionName.startsWith('(');
    const place = isBuiltIn ? caller : nameOf(node.callFrame);
    placeOf.set(id, place);
    for (const child of node.children ?? []) walk(child, place);
  };
  const [top] = nodes;
  if (top) walk(top.id, '');
  return placeOf;
}

/** The pages are packed into one file; its map tells the file each function was written in. */
async function namer(nodes: readonly ProfileNode[]): Promise<(frame: CallFrame) => string> {
  const built = new Set(
    nodes.map(({ callFrame }) => callFrame.url).filter((url) => url.includes('/build/server/')),
  );
  const maps = new Map<string, SourceMap>();
  for (const url of built) {
    const text = await readFile(`${fileURLToPath(url)}.map`, 'utf8');
    maps.set(url, new SourceMap(JSON.parse(text)));
  }
  return ({ url, functionName, lineNumber, columnNumber }) => {
    const entry = maps.get(url)?.findEntry(lineNumber, columnNumber);
    const source = entry && 'originalSource' in entry ? entry.originalSource : url;
    return url === '' ? functionName : `${fileOf(source, url)} ${functionName}`;
  };
}

function fileOf(source: string, url: string): string {
  if (source.startsWith('node:')) return source;
  const pack = /.*node_modules\/((?:@[^/]+\/)?[^/]+)/.exec(source)?.[1];
  if (pack) return pack;
  if (!url.startsWith('file:')) return url;
  const file = source.startsWith('file:')
    ? fileURLToPath(source)
    : path.resolve(path.dirname(fileURLToPath(url)), source);
  return path.relative(root, file);
}

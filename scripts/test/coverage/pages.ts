import { existsSync } from 'node:fs';
import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { findMisnamed } from './find-gaps.ts';
import { type Row, readRows } from './rows.ts';

const root = path.resolve(import.meta.dirname, '../../..');
const docs = path.join(root, 'docs');

/** The statements of docs/coverage, and what is wrong with the way they are written. */
export async function readPages(): Promise<{ rows: Row[]; problems: string[] }> {
  const names = (await readdir(path.join(docs, 'coverage'))).toSorted();
  const pages = await Promise.all(
    names.map(async (name) => {
      const text = await readFile(path.join(docs, 'coverage', name), 'utf8');
      return { name, ...readRows(name, text) };
    }),
  );
  const index = await readFile(path.join(docs, 'coverage.md'), 'utf8');
  const rows = pages.flatMap((page) => page.rows);
  const exists = (file: string) => existsSync(path.join(root, file));
  const problems = [
    ...pages.flatMap((page) => page.problems),
    ...findMisnamed(rows, exists),
    ...missingFromIndex(index, `${rows.length} statements; ${seenIn(rows)} of them`),
    ...pages.flatMap((page) => missingFromIndex(index, lineOf(page.name, page.rows))),
  ];
  return { rows, problems };
}

const seenIn = (rows: readonly Row[]) => rows.filter(({ seen }) => seen).length;

/** The index counts the statements of every page: `| [search](coverage/rental-search.md) | 40 | 1 |`. */
const lineOf = (name: string, rows: readonly Row[]) =>
  `(coverage/${name}) | ${rows.length} | ${seenIn(rows)} |`;

function missingFromIndex(index: string, text: string): string[] {
  const isThere = index.replace(/ +/g, ' ').includes(text);
  return isThere ? [] : [`coverage.md: “${text}” is not there`];
}

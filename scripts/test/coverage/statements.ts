import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';

const ROW = /^\| ([RAD](?:-[A-Z0-9]+)+-\d{3}) \| (?:[^|\s]|\\\|)(?:[^|]|\\\|)* \|$/;
const HEAD = ['| id | statement |', '| --- | --- |'];

const folder = path.resolve(import.meta.dirname, '../../../docs/coverage');

/** The ids of docs/coverage, and what is wrong with the way its tables are written. */
export async function readStatements(): Promise<{ ids: Set<string>; problems: string[] }> {
  const names = (await readdir(folder)).toSorted();
  const texts = await Promise.all(names.map((name) => readFile(path.join(folder, name), 'utf8')));
  return idsOf(texts.join('\n'));
}

export function idsOf(tables: string): { ids: Set<string>; problems: string[] } {
  const ids = new Set<string>();
  const problems: string[] = [];
  for (const line of tables.split('\n')) {
    if (!line.startsWith('|') || HEAD.includes(line)) continue;
    const id = ROW.exec(line)?.[1];
    if (!id) problems.push(`no row of id and statement: ${line}`);
    else if (ids.has(id)) problems.push(`${id} stands there twice`);
    else ids.add(id);
  }
  return { ids, problems };
}

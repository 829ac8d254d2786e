import { mkdir, writeFile } from 'node:fs/promises';
import { loadavg } from 'node:os';
import path from 'node:path';
import type { Load } from './load.ts';

const folder = path.join(import.meta.dirname, 'results');

/** What must hold, and what came of it. */
export interface Claim {
  readonly claim: string;
  readonly wanted: string;
  readonly got: string;
  readonly holds: boolean;
}

export function tableOf(loads: Readonly<Record<string, Load>>): Record<string, object> {
  return Object.fromEntries(
    Object.entries(loads).map(([name, { perSecond, p50, p99 }]) => [
      name,
      { 'per second': Math.round(perSecond), 'p50 ms': p50.toFixed(2), 'p99 ms': p99.toFixed(2) },
    ]),
  );
}

/** Prints the tables and keeps them; the run fails where a claim does. */
export async function report(
  name: string,
  tables: Readonly<Record<string, Record<string, object> | readonly object[]>>,
  claims: readonly Claim[],
): Promise<void> {
  const load = loadavg()[0]?.toFixed(1) ?? '';
  for (const [title, table] of Object.entries(tables)) {
    console.log(`${name}: ${title} (load average ${load})`);
    console.table(table);
  }
  if (claims.length > 0) console.table(claims);
  await mkdir(folder, { recursive: true });
  const kept = { load, ...tables, claims };
  await writeFile(path.join(folder, `${name}.json`), JSON.stringify(kept, null, 2));
  if (claims.some(({ holds }) => !holds)) process.exitCode = 1;
}

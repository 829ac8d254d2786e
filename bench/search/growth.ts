import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { Database } from '../../server/db/connect.ts';
import { median } from '../median.ts';
import { createAsker, questions } from './questions.ts';

const ROUNDS = 15;
const WARM_UP_ROUNDS = 3;
const folder = path.join(import.meta.dirname, '../results');

export interface Growth {
  readonly question: string;
  /** Milliseconds, by fleet. */
  readonly times: Readonly<Record<string, number>>;
}

/**
 * The fleets stand side by side in one PostgreSQL and are asked in turn, so that whatever else the
 * machine does hits all alike. The plans of the last are written down.
 */
export async function measureGrowth(
  fleets: Readonly<Record<string, Database>>,
  now: Temporal.Instant,
): Promise<Growth[]> {
  await mkdir(folder, { recursive: true });
  const askers = Object.entries(fleets).map(([name, database]) => ({
    name,
    asker: createAsker(database),
  }));
  const grown: Growth[] = [];
  for (const question of questions(now)) {
    const times = new Map<string, number[]>();
    for (let round = -WARM_UP_ROUNDS; round < ROUNDS; round += 1) {
      for (const { name, asker } of askers) {
        const ms = await asker.time(question);
        if (round >= 0) times.set(name, [...(times.get(name) ?? []), ms]);
      }
    }
    grown.push({
      question: question.name,
      times: Object.fromEntries([...times].map(([name, all]) => [name, median(all)])),
    });
    const plan = (await askers.at(-1)?.asker.explain(question)) ?? '';
    const file = `search-plan-${question.name.replaceAll(' ', '-')}.txt`;
    await writeFile(path.join(folder, file), plan);
  }
  return grown;
}

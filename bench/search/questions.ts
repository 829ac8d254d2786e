import { sql } from 'kysely';
import { occupiedRange } from '../../domain/availability.ts';
import { type AssetFilters, assetConditions } from '../../server/catalogue/asset-conditions.ts';
import {
  countFreeAssets,
  type FleetSearch,
  freeAssets,
} from '../../server/catalogue/asset-queries.ts';
import type { Database } from '../../server/db/connect.ts';

const CITY = 'lisbon';
const PAGE_SIZE = 10;
const TURNAROUND_MINUTES = 120;

export interface Question extends FleetSearch {
  readonly name: string;
}

/** Filtered and not, the first page and the hundredth. */
export function questions(now: Temporal.Instant): Question[] {
  const today = now.toZonedDateTimeISO('Europe/Lisbon').startOfDay();
  const at = (days: number) => today.add({ days, hours: 9 }).toInstant();
  const wanted = occupiedRange({ startsAt: at(20), endsAt: at(24) }, TURNAROUND_MINUTES);
  const filters: Record<string, AssetFilters> = {
    'all cars': {},
    automatic: { transmission: ['AUTOMATIC'] },
    'electric with five seats': { propulsionType: ['ELECTRIC'], seats: [5] },
  };
  return Object.entries(filters).flatMap(([name, chosen]) =>
    [1, 100].map((page) => ({
      name: `${name} page ${page}`,
      cityId: CITY,
      conditions: assetConditions(CITY, chosen),
      wanted,
      ownHoldId: null,
      order: 'asc' as const,
      limit: PAGE_SIZE,
      offset: (page - 1) * PAGE_SIZE,
    })),
  );
}

/** One page and the exact total, by the very statements the API sends. */
export async function timeOf({ kysely }: Database, question: Question): Promise<number> {
  const began = performance.now();
  await freeAssets(question).execute(kysely);
  await countFreeAssets(question).execute(kysely);
  return performance.now() - began;
}

/** The plans of both statements, as PostgreSQL carried them out. */
export async function explain({ kysely }: Database, question: Question): Promise<string> {
  const plans: string[] = [];
  for (const statement of [freeAssets(question), countFreeAssets(question)]) {
    const { rows } = await sql<{ 'QUERY PLAN': string }>`
      EXPLAIN (ANALYZE, BUFFERS) ${statement}`.execute(kysely);
    plans.push(rows.map((row) => row['QUERY PLAN']).join('\n'));
  }
  return `${plans.join('\n\n')}\n`;
}

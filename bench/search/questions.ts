import { type CompiledQuery, Kysely, type LogEvent, PostgresDialect } from 'kysely';
import { occupiedRange } from '../../domain/availability.ts';
import type { FleetFilters } from '../../domain/fleet-filters.ts';
import { assetsById } from '../../server/catalogue/asset-queries.ts';
import {
  type FleetQuestion,
  findFreeCars,
} from '../../server/catalogue/free-cars/find-free-cars.ts';
import { createFleetShelf } from '../../server/catalogue/free-cars/fleet-shelf.ts';
import type { Database, Queries } from '../../server/db/connect.ts';

const CITY = 'lisbon';
const PAGE_SIZE = 10;
const TURNAROUND_MINUTES = 120;

export interface Question extends FleetQuestion {
  readonly name: string;
}

/** Filtered and not, the first page and one that even the smallest fleet still fills. */
export function questions(now: Temporal.Instant): Question[] {
  const today = now.toZonedDateTimeISO('Europe/Lisbon').startOfDay();
  const at = (days: number) => today.add({ days, hours: 9 }).toInstant();
  const during = occupiedRange({ startsAt: at(20), endsAt: at(24) }, TURNAROUND_MINUTES);
  const filters: Record<string, FleetFilters> = {
    'all cars': {},
    automatic: { transmission: ['AUTOMATIC'] },
    'manual with five seats': { transmission: ['MANUAL'], seats: [5] },
  };
  return Object.entries(filters).flatMap(([name, chosen]) =>
    [1, 2].map((page) => ({
      name: `${name} page ${page}`,
      cityId: CITY,
      filters: chosen,
      during,
      ownHoldId: null,
      order: 'asc' as const,
      limit: PAGE_SIZE,
      offset: (page - 1) * PAGE_SIZE,
    })),
  );
}

/** Asks as a node of the product does: it has met the city's fleet before. */
export function createAsker({ kysely, pool }: Database) {
  const shelf = createFleetShelf();
  const ask = async (db: Queries, question: Question) => {
    const found = await findFreeCars(db, shelf, question);
    await assetsById(db, found.ids);
    return found;
  };
  return {
    /** One page and the exact total, by the very functions the API calls. */
    async time(question: Question): Promise<number> {
      const began = performance.now();
      const { ids } = await ask(kysely, question);
      const ms = performance.now() - began;
      // An empty page asks for no cars: it would be compared with one that does.
      if (ids.length < question.limit)
        throw new Error(`${question.name} is not filled: ${ids.length}`);
      return ms;
    },
    /** The statements of one question, as PostgreSQL carried them out. */
    async explain(question: Question): Promise<string> {
      const plans: string[] = [];
      for (const { sql, parameters } of await statementsOf((db) => ask(db, question))) {
        const { rows } = await pool.query<{ 'QUERY PLAN': string }>(
          `EXPLAIN (ANALYZE, BUFFERS) ${sql}`,
          [...parameters],
        );
        plans.push(rows.map((row) => row['QUERY PLAN']).join('\n'));
      }
      return `${plans.join('\n\n')}\n`;
    },
  };

  async function statementsOf(work: (db: Queries) => Promise<unknown>): Promise<CompiledQuery[]> {
    const sent: CompiledQuery[] = [];
    const log = (event: LogEvent) => void sent.push(event.query);
    await work(new Kysely({ dialect: new PostgresDialect({ pool }), log }));
    return sent;
  }
}

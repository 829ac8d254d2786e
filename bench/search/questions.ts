import { type CompiledQuery, Kysely, type LogEvent, PostgresDialect } from 'kysely';
import { occupiedRange } from '../../domain/availability.ts';
import type { SomeFilters } from '../../domain/car-filters.ts';
import { type FreeCarsQuestion, findFreeCars } from '../../server/catalogue/find-free-cars.ts';
import type { Database, Queries } from '../../server/db/connect.ts';

const CITY = 'lisbon';
const PAGE_SIZE = 10;
const TURNAROUND_MINUTES = 120;

export interface Question extends FreeCarsQuestion {
  readonly name: string;
}

/** Filtered and not, the first page and one that even the smallest fleet still fills. */
export function questions(now: Temporal.Instant): Question[] {
  const today = now.toZonedDateTimeISO('Europe/Lisbon').startOfDay();
  const at = (days: number) => today.add({ days, hours: 9 }).toInstant();
  const during = occupiedRange({ startsAt: at(20), endsAt: at(24) }, TURNAROUND_MINUTES);
  const filters: Record<string, SomeFilters> = {
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

export function createAsker({ kysely, pool }: Database) {
  return {
    /** One page and the exact total, by the very function the API calls. */
    async time(question: Question): Promise<number> {
      const began = performance.now();
      const { cars } = await findFreeCars(kysely, question);
      const ms = performance.now() - began;
      // An empty page shows no cars: it would be compared with one that does.
      if (cars.length < question.limit)
        throw new Error(`${question.name} is not filled: ${cars.length}`);
      return ms;
    },
    /** The statements of one question, as PostgreSQL carried them out. */
    async explain(question: Question): Promise<string> {
      const plans: string[] = [];
      for (const { sql, parameters } of await statementsOf((db) => findFreeCars(db, question))) {
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

import type { ColumnType, Generated, GeneratedAlways } from 'kysely';
import type { Queries } from '../../../db/connect.ts';

type Instant = ColumnType<Date, Date, Date>;
type Json<T> = ColumnType<T, string, string>;

/** The simulator's own tables; the product never reads them. */
type SimulatorTables = {
  stripe_account: {
    only_row: Generated<boolean>;
    secret_key: string;
    publishable_key: string;
    webhook_secret: string;
    controls: ColumnType<unknown, string | undefined, string>;
  };
  stripe_objects: {
    object: string;
    id: string;
    seq: GeneratedAlways<number>;
    created: Instant;
    body: Json<unknown>;
    traits: Json<unknown> | null;
  };
  stripe_answers: {
    key: string;
    request_hash: string;
    status: Generated<number>;
    answer: Json<unknown> | null;
    created_at: Instant;
  };
  stripe_deliveries: {
    seq: GeneratedAlways<number>;
    event_id: string;
    due_at: Instant;
    attempts: Generated<number>;
    last_status: number | null;
    delivered_at: Instant | null;
  };
};

export type SimulatorQueries = ReturnType<typeof simulatorTables>;

/** Each account has tables of its own: what one knows, another does not. */
export function simulatorTables(queries: Queries, account = 'main') {
  const schema = account === 'main' ? 'simulator' : `simulator_${account}`;
  return queries.withTables<SimulatorTables>().withSchema(schema);
}

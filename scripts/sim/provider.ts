import type { SimulatedClock } from '../../server/clock.ts';
import type { Config } from '../../server/config.ts';
import type { Database } from '../../server/db/connect.ts';

/** What a provider that is simulated by itself gets. */
export interface Given {
  readonly config: Config;
  readonly database: Database;
  readonly clock: SimulatedClock;
  /** For what it stores beside the database. */
  readonly folder: string;
  /** Where the product hears of events; nobody does without it. */
  readonly webhooks: string | undefined;
}

export interface SimulatedProvider {
  fetch(request: Request): Response | Promise<Response>;
  /** Where it is, and the keys that were made up because none were given. */
  describe(url: string): string[];
  close(): Promise<void>;
}

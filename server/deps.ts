import type { Sessions } from './accounts/sessions.ts';
import type { SimulatedClock } from './clock.ts';
import type { Config } from './config.ts';
import type { Database } from './db/connect.ts';
import type { Jobs } from './jobs/jobs.ts';
import type { Log } from './log.ts';
import type { Geocoder } from './providers/geocoding/port.ts';
import type { RequestWatch } from './requests/watch-requests.ts';
import type { Settings } from './settings/settings.ts';

/** What the verbs of the API stand on; composed once in start.ts, and by the tests. */
export interface Deps {
  readonly config: Config;
  readonly database: Database;
  readonly clock: SimulatedClock;
  readonly settings: Settings;
  readonly sessions: Sessions;
  readonly geocoder: Geocoder;
  readonly jobs: Jobs;
  readonly requestWatch: RequestWatch;
  readonly log: Log;
  /** Opens /operator and, in production, /metrics. */
  readonly operatorToken: string;
}

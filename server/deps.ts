import type { Sessions } from './accounts/sessions.ts';
import type { SearchReads } from './catalogue/search-reads.ts';
import type { SimulatedClock } from './clock.ts';
import type { Config } from './config.ts';
import type { Database } from './db/connect.ts';
import type { RecordWatch } from './db/record-watch.ts';
import type { Jobs } from './jobs/jobs.ts';
import type { Log } from './log.ts';
import type { StaffSessions } from './operate/staff/staff-sessions.ts';
import type { Geocoder } from './providers/geocoding/port.ts';
import type { OpenIdentity } from './providers/identity/open-identity.ts';
import type { CardEntry } from './providers/payments/open-payment-provider.ts';
import type { PaymentProvider } from './providers/payments/port.ts';
import type { Storage } from './providers/storage/port.ts';
import type { OpenTexts } from './providers/texts/open-texts.ts';
import type { Settings } from './settings/settings.ts';

/** What the verbs of the API stand on; composed in compose-deps.ts. */
export interface Deps {
  readonly config: Config;
  readonly database: Database;
  /** Where searches are read from: the database, or a replica of it. */
  readonly searchReads: SearchReads;
  readonly clock: SimulatedClock;
  readonly settings: Settings;
  readonly sessions: Sessions;
  readonly staffSessions: StaffSessions;
  readonly storage: Storage;
  readonly geocoder: Geocoder;
  readonly identity: OpenIdentity;
  readonly paymentProvider: PaymentProvider;
  readonly cardEntry: CardEntry;
  readonly texts: OpenTexts;
  readonly jobs: Jobs;
  readonly requestWatch: RecordWatch;
  readonly bookingWatch: RecordWatch;
  readonly cityWatch: RecordWatch;
  readonly log: Log;
  /** Where links in mail lead, without a slash at the end. */
  readonly siteUrl: string;
  /** Where links in mail to staff lead; null where no console is open. */
  readonly consoleUrl: string | null;
  /** Opens /operator and, in production, /metrics. */
  readonly operatorToken: string;
}

import { openSimulatedClock, type SimulatedClock } from '../../../server/clock.ts';
import { type Database, openDatabase } from '../../../server/db/connect.ts';
import { sampleAccounts } from '../../../server/sample-data/accounts.ts';
import { createRandom } from '../../../server/sample-data/random.ts';
import { openClient, type Times } from '../../../server/testing/rentals/client.ts';
import { type CrowdRenter, gatherCrowd } from '../../../server/testing/rentals/crowd.ts';
import { randomTimes, rentableCars } from '../../../server/testing/rentals/trips.ts';
import { testNow } from '../../../server/testing/templates.ts';
import type { Member } from '../member.ts';
import type { Cluster } from '../start-cluster.ts';
import { patientSend } from './patient-send.ts';

export interface World {
  readonly cluster: Cluster;
  readonly database: Database;
  readonly clock: SimulatedClock;
  /** The people and cars of one disappearance; nobody meets anybody of another one. */
  scene(index: number, gone: Member): Scene;
  close(): Promise<void>;
}

export interface Scene extends Omit<World, 'scene' | 'close'> {
  readonly index: number;
  readonly gone: Member;
  /** The web nodes that stay. */
  readonly staying: readonly Member[];
  readonly renter: CrowdRenter;
  /** Somebody else, who only holds a car. */
  readonly holder: CrowdRenter;
  readonly car: string;
  readonly heldCar: string;
  readonly times: Times;
}

export async function openWorld(cluster: Cluster, disappearances: number): Promise<World> {
  const database = await openDatabase({ url: cluster.databaseUrl });
  const clock = await openSimulatedClock(database);
  await clock.moveTo(testNow);
  const crowd = await gatherCrowd(
    database,
    Array.from({ length: 2 * disappearances }, () => 'pays' as const),
    { cookieName: await cookieNameAt(cluster.url) },
  );
  const cars = await rentableCars(database, 2 * disappearances);
  const random = createRandom(8);
  await countReleases(database);
  const at = <T>(list: readonly T[], index: number): T => {
    const found = list[index];
    if (found === undefined) throw new Error('there are not enough renters and cars');
    return found;
  };
  const world = { cluster, database, clock };
  return {
    ...world,
    scene: (index, gone) => ({
      ...world,
      index,
      gone,
      staying: [cluster.nodes['web-1'], cluster.nodes['web-2']].filter((web) => web !== gone),
      renter: at(crowd, 2 * index),
      holder: at(crowd, 2 * index + 1),
      car: at(cars, 2 * index),
      heldCar: at(cars, 2 * index + 1),
      times: randomTimes(random),
    }),
    async close() {
      await clock.close();
      await database.close();
    },
  };
}

/** Under https it has another name than without. */
async function cookieNameAt(url: string): Promise<string> {
  const [{ email, password }] = sampleAccounts;
  const answer = await fetch(`${url}/api/auth/sign-in/email`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', Origin: url },
    body: JSON.stringify({ email, password }),
  });
  const cookie = answer.headers.getSetCookie().find((one) => one.includes('session_token='));
  return cookie?.split('=')[0] ?? '';
}

/** A witness of its own: how often each hold was let go, whoever did it. */
async function countReleases({ pool }: Database): Promise<void> {
  await pool.query('CREATE SCHEMA witness');
  await pool.query('CREATE TABLE witness.releases (hold_id uuid NOT NULL)');
  await pool.query(`CREATE FUNCTION witness.note_release() RETURNS trigger LANGUAGE plpgsql AS
    $$ BEGIN INSERT INTO witness.releases VALUES (NEW.id); RETURN NULL; END $$`);
  await pool.query(`CREATE TRIGGER note_release AFTER UPDATE OF released_at ON holds
    FOR EACH ROW WHEN (NEW.released_at IS NOT NULL) EXECUTE FUNCTION witness.note_release()`);
}

export const clientOf = ({ cluster }: Scene, renter: CrowdRenter) =>
  openClient(renter, patientSend(cluster.url));

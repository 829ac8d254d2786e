import { sql } from 'kysely';
import type { DriverManner } from '../../../contract/sim-driver.ts';
import type { Queries } from '../../db/connect.ts';

type SimulatedDriver = {
  'simulator.driver': { only_row: boolean; manner: DriverManner };
};

/** How the simulated driver does handovers, until somebody says otherwise. */
export async function readManner(db: Queries): Promise<DriverManner> {
  const { manner } = await db
    .withTables<SimulatedDriver>()
    .selectFrom('simulator.driver')
    .select('manner')
    .executeTakeFirstOrThrow();
  return manner;
}

export async function setManner(db: Queries, manner: DriverManner): Promise<void> {
  await db
    .withTables<SimulatedDriver>()
    .updateTable('simulator.driver')
    .set({ manner })
    .where(sql<boolean>`true`)
    .execute();
}

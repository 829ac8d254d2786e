import type { Deps } from '../deps.ts';
import { checkOpenDatabase } from './check-database.ts';
import { checkMachine } from './check-machine.ts';
import { checkProviders } from './check-providers.ts';
import type { Finding } from './finding.ts';

/** The same of a node that runs, by the settings and the database it has. */
export async function examineRunning({
  config,
  database,
}: Pick<Deps, 'config' | 'database'>): Promise<Finding[]> {
  return [
    ...(await checkMachine(config)),
    ...(await checkOpenDatabase(database, config)),
    ...(await checkProviders(config)),
  ];
}

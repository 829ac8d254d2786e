import { type Config, readConfig } from '../config.ts';
import { checkDatabase } from './check-database.ts';
import { checkMachine } from './check-machine.ts';
import { checkProviders } from './check-providers.ts';
import { type Finding, found } from './finding.ts';

/** Looks at every setting and connection, one after the other, and changes nothing. */
export async function examine(environment: Record<string, string | undefined>): Promise<Finding[]> {
  let config: Config | undefined;
  const settings = await found('settings', async () => {
    config = readConfig(environment);
    return config.isProduction ? 'can be read, for production' : 'can be read';
  });
  if (!config) return [settings];
  return [
    settings,
    ...(await checkMachine(config)),
    ...(await checkDatabase(config)),
    ...(await checkProviders(config)),
  ];
}

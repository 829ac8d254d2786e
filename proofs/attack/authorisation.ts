import { spawn } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';

const root = path.resolve(import.meta.dirname, '../..');
const TEST = 'server/http/authorisation.api.test.ts';

/** Every operation, asked about another's things by everybody: the test of `npm test`, on PostgreSQL. */
export async function attackAuthorisation(): Promise<string[]> {
  const vitest = path.join(root, 'node_modules/.bin/vitest');
  const run = spawn(vitest, ['run', '--project=api-postgres', TEST], {
    cwd: root,
    stdio: 'inherit',
  });
  const [code] = await once(run, 'exit');
  return code === 0 ? [] : [`${TEST} fails`];
}

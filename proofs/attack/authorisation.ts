import { spawn } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';

const root = path.resolve(import.meta.dirname, '../..');
const TESTS = [
  'server/http/authorisation.api.test.ts',
  'server/operate/http/authorisation.api.test.ts',
];

/** Every operation of both applications, asked by everybody: the tests of `npm test`, on PostgreSQL. */
export async function attackAuthorisation(): Promise<string[]> {
  const vitest = path.join(root, 'node_modules/.bin/vitest');
  const run = spawn(vitest, ['run', '--project=api-postgres', ...TESTS], {
    cwd: root,
    stdio: 'inherit',
  });
  const [code] = await once(run, 'exit');
  return code === 0 ? [] : [`${TESTS.join(' or ')} fails`];
}

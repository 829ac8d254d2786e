// Both API documents before two linters that others wrote: npm run lint:api
// They are fetched when asked for: together they weigh more than everything else that only checks.
import { spawnSync } from 'node:child_process';
import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { describeApi } from '../server/http/openapi.ts';
import { describeOperateApi } from '../server/operate/http/openapi.ts';

const folder = path.resolve('.cache/api-documents');
mkdirSync(folder, { recursive: true });
const documents = Object.entries({ renters: describeApi(), operate: describeOperateApi() }).map(
  ([name, document]) => {
    const file = path.join(folder, `${name}.json`);
    writeFileSync(file, JSON.stringify(document));
    return file;
  },
);
const ruleset = path.join(folder, 'spectral.json');
writeFileSync(ruleset, JSON.stringify({ extends: 'spectral:oas' }));

const linters = [
  ['@stoplight/spectral-cli@6.16.3', 'lint', '--ruleset', ruleset, '--fail-severity=hint'],
  ['@redocly/cli@2.77.0', 'lint', '--extends=recommended'],
];
const statuses = linters.map(
  ([linter = '', ...words]) =>
    spawnSync('npx', ['--yes', linter, ...words, ...documents], { stdio: 'inherit' }).status,
);
process.exitCode = statuses.every((status) => status === 0) ? 0 : 1;

// The proofs of the booking core at their full size: node proofs/faults/run.ts [races] [mixed] [swaps] [kills] [model] [claims] [soak] [storm] [teeth]
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';
import { checkTeeth } from './teeth.ts';

const root = path.resolve(import.meta.dirname, '../..');

/** Each is a test of `npm test`, run with FAULTS=full. */
const proofs: Readonly<Record<string, readonly (readonly string[])[]>> = {
  races: [
    [
      '--project=api-postgres',
      'server/bookings/whole-system/races.api.test.ts',
      '-t',
      'forty renters',
    ],
  ],
  mixed: [
    [
      '--project=api-postgres',
      'server/bookings/whole-system/races.api.test.ts',
      '-t',
      'all at once',
    ],
  ],
  swaps: [['--project=api-postgres', 'server/bookings/whole-system/another-car.api.test.ts']],
  kills: [
    ['--project=api-postgres', 'server/bookings/whole-system/kills.api.test.ts'],
    ['--project=api-embedded', 'server/bookings/whole-system/kills.api.test.ts'],
  ],
  model: [['--project=api-postgres', 'server/bookings/whole-system/rental-model.api.test.ts']],
  claims: [['--project=api-postgres', 'server/bookings/whole-system/claims-model.api.test.ts']],
  soak: [['--project=api-postgres', 'server/bookings/whole-system/soak.api.test.ts']],
  storm: [['--project=api-postgres', 'server/bookings/whole-system/storm.postgres.api.test.ts']],
};

const known = [...Object.keys(proofs), 'teeth'];
const wanted = process.argv.slice(2);
const unknown = wanted.filter((name) => !known.includes(name));
if (unknown.length > 0) {
  console.error(`There is no proof ${unknown.join(', ')}; there are ${known.join(', ')}.`);
  process.exit(2);
}

let failed = 0;
for (const name of wanted.length > 0 ? wanted : known) {
  if (name === 'teeth') failed += await checkTeeth(root);
  for (const args of proofs[name] ?? []) {
    console.log(`${name}: vitest ${args.join(' ')}`);
    const vitest = path.join(root, 'node_modules/.bin/vitest');
    const run = spawn(vitest, ['run', ...args], {
      cwd: root,
      stdio: 'inherit',
      env: { ...process.env, FAULTS: 'full' },
    });
    const [code] = await once(run, 'exit');
    if (code !== 0) failed += 1;
  }
}
process.exitCode = failed > 0 ? 1 : 0;

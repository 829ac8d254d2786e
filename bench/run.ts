// Every benchmark, one after the other: node bench/run.ts
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';

const parts = ['search', 'quote', 'booking', 'pages', 'start', 'browser', 'slowed'];
/** Fewer loads of fewer pages than alone: all of them together are to take a quarter of an hour at most. */
const environment = { LOADS: '3', STANDING_LOADS: '1', STANDING_PAGES: '4', ...process.env };
const sinceBegan = (began: number) => ((performance.now() - began) / 1000).toFixed(0);
const allBegan = performance.now();

for (const part of parts) {
  const began = performance.now();
  const run = spawn(process.execPath, [path.join(import.meta.dirname, part, 'run.ts')], {
    stdio: 'inherit',
    env: environment,
  });
  const [code] = await once(run, 'exit');
  console.log(`${part}: ${code === 0 ? 'holds' : 'does not hold'}, ${sinceBegan(began)} s\n`);
  if (code !== 0) process.exitCode = 1;
}
console.log(`all: ${sinceBegan(allBegan)} s`);

// Every benchmark, one after the other, or one with arguments of its own: node bench/run.ts [part …]
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';

const all = ['search', 'quote', 'booking', 'pages', 'start', 'browser', 'slowed'];
const [wanted, ...args] = process.argv.slice(2);
/** Fewer loads of fewer pages than alone: all of them together are to take a quarter of an hour at most. */
const fewer = { LOADS: '3', STANDING_LOADS: '1', STANDING_PAGES: '4' };
const sinceBegan = (began: number) => ((performance.now() - began) / 1000).toFixed(0);
const allBegan = performance.now();

for (const part of wanted ? [wanted] : all) {
  const began = performance.now();
  const run = spawn(process.execPath, [path.join(import.meta.dirname, part, 'run.ts'), ...args], {
    stdio: 'inherit',
    env: { ...(!wanted && fewer), ...process.env },
  });
  const [code] = await once(run, 'exit');
  console.log(`${part}: ${code === 0 ? 'holds' : 'does not hold'}, ${sinceBegan(began)} s\n`);
  if (code !== 0) process.exitCode = 1;
}
console.log(`all: ${sinceBegan(allBegan)} s`);

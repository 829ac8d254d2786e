// Every benchmark, one after the other: node bench/run.ts
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';

const parts = ['search', 'quote', 'booking', 'pages', 'start', 'browser', 'slowed'];

for (const part of parts) {
  const began = performance.now();
  const run = spawn(process.execPath, [path.join(import.meta.dirname, part, 'run.ts')], {
    stdio: 'inherit',
  });
  const [code] = await once(run, 'exit');
  const seconds = ((performance.now() - began) / 1000).toFixed(0);
  console.log(`${part}: ${code === 0 ? 'holds' : 'does not hold'}, ${seconds} s\n`);
  if (code !== 0) process.exitCode = 1;
}

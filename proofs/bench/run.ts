// Measures and prints one table: node proofs/bench/run.ts [questions] [--seconds 15]
import { availableParallelism, loadavg } from 'node:os';
import { parseArgs } from 'node:util';
import { type Row, tableOf } from './rows.ts';

interface Question {
  measure(seconds: number): Promise<Row[]>;
}

const questions: Readonly<Record<string, () => Promise<Question>>> = {
  search: () => import('./search/measure.ts'),
  fleet: () => import('./fleet/measure.ts'),
  board: () => import('./board/measure.ts'),
  quote: () => import('./quote.ts'),
  booking: () => import('./booking/measure.ts'),
  'sign-in': () => import('./sign-in.ts'),
  pages: () => import('./pages.ts'),
  start: () => import('./start/measure.ts'),
  browser: () => import('./browser/measure.ts'),
  drive: () => import('./drive/measure.ts'),
};

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { seconds: { type: 'string', default: '15' } },
});
const unknown = positionals.filter((name) => !(name in questions));
if (unknown.length > 0) {
  console.error(`There is no ${unknown.join(', ')}: ${Object.keys(questions).join(', ')}.`);
  process.exit(2);
}

const rows: Row[] = [];
for (const [name, open] of Object.entries(questions)) {
  if (positionals.length > 0 && !positionals.includes(name)) continue;
  const began = performance.now();
  try {
    const { measure } = await open();
    rows.push(...(await measure(Number(values.seconds))));
  } catch (error) {
    console.error(error);
    process.exitCode = 1;
  }
  console.log(`${name}: ${((performance.now() - began) / 1000).toFixed(0)} s`);
}
console.log(`${availableParallelism()} cores, load average ${loadavg()[0]?.toFixed(1)}\n`);
console.log(tableOf(rows));
if (rows.some(({ verdict }) => verdict === 'MISSED')) process.exitCode = 1;

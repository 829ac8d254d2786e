// Runs all tests, or the parts named: node scripts/test.ts [--matrix] [checks] [unit] [api] [e2e]
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { inWords, sum } from './test/counts.ts';
import { checkCoverage } from './test/coverage/check-coverage.ts';
import { matrix, parts, type Step } from './test/parts.ts';
import { runStep, type StepResult } from './test/run-step.ts';

const SIDE_BY_SIDE = 2;

const { values, positionals: wanted } = parseArgs({
  allowPositionals: true,
  options: { matrix: { type: 'boolean', default: false } },
});
const unknown = wanted.filter((name) => !Object.hasOwn(parts, name));
if (unknown.length > 0) {
  console.error(
    `There is no part ${unknown.join(', ')}; there are ${Object.keys(parts).join(', ')}.`,
  );
  process.exit(2);
}

let interrupted = false;
const interrupt = () => {
  interrupted = true;
};
process.on('SIGINT', interrupt).on('SIGTERM', interrupt);

const began = performance.now();
const reports = await mkdtemp(path.join(tmpdir(), 'handover-reports-'));
const results: StepResult[] = [];
const isWanted = (name: string) => wanted.length === 0 || wanted.includes(name);
const steps: Step[] = [
  ...(values.matrix ? matrix : []),
  ...Object.entries(parts).flatMap(([name, ofPart]) => (isWanted(name) ? ofPart : [])),
];
await runAll(
  steps.filter(({ runsAlone }) => !runsAlone),
  SIDE_BY_SIDE,
);
await runAll(
  steps.filter(({ runsAlone }) => runsAlone),
  1,
);
await rm(reports, { recursive: true });
// A part alone has not run all the tests that docs/coverage names.
if (wanted.length === 0 && !interrupted) {
  const coverage = await checkCoverage(results.flatMap(({ outcomes }) => outcomes));
  results.push(coverage);
  show(coverage);
}

const total = sum(results.map(({ counts }) => counts));
process.exitCode = total.failed > 0 || interrupted ? 1 : 0;
console.log(`${((performance.now() - began) / 60_000).toFixed(1)} minutes`);
console.log(inWords(total));

async function runAll(waiting: Step[], sideBySide: number): Promise<void> {
  const lane = async () => {
    for (let step = waiting.shift(); step && !interrupted; step = waiting.shift()) {
      const reason = step.cannotRun?.();
      if (reason) {
        console.log(`– ${step.title.padEnd(44)} ${reason}`);
        continue;
      }
      const result = await runStep(step, path.join(reports, `${step.title}.json`));
      results.push(result);
      show(result);
    }
  };
  await Promise.all(Array.from({ length: sideBySide }, lane));
}

function show({ title, counts, seconds, output }: StepResult): void {
  const mark = counts.failed > 0 ? '✗' : '✓';
  console.log(
    `${mark} ${title.padEnd(44)} ${seconds.toFixed(1).padStart(6)} s  ${inWords(counts)}`,
  );
  if (counts.failed > 0) console.log(`\n${output.trim()}\n`);
}

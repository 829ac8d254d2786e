import { spawn } from 'node:child_process';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { type Counts, nothing, withVerdict } from './counts.ts';
import type { Outcome } from './coverage/outcomes.ts';
import type { Step } from './parts.ts';

const root = path.resolve(import.meta.dirname, '../..');

export interface StepResult {
  readonly title: string;
  readonly counts: Counts;
  readonly seconds: number;
  readonly output: string;
  /** Test by test, where the step reports them. */
  readonly outcomes: readonly Outcome[];
}

/** `reportFile` is where the step's test runner is asked to leave its report. */
export async function runStep(step: Step, reportFile: string): Promise<StepResult> {
  const started = performance.now();
  let output = '';
  let endedWell = true;
  for (const [program = '', ...args] of step.commands(reportFile)) {
    const ended = await run(program, args, reportFile);
    output += ended.output;
    endedWell &&= ended.well;
    if (!endedWell) break;
  }
  const reported = await readReport(step, reportFile, endedWell);
  const counts = withVerdict(reported.counts, endedWell);
  if (counts.failed > 0 && step.logFile) output += await endOf(step.logFile);
  return {
    title: step.title,
    counts,
    seconds: (performance.now() - started) / 1000,
    output,
    outcomes: reported.outcomes,
  };
}

async function readReport(
  step: Step,
  reportFile: string,
  endedWell: boolean,
): Promise<{ counts: Counts; outcomes: readonly Outcome[] }> {
  if (!step.report) {
    return { counts: { ...nothing, [endedWell ? 'passed' : 'failed']: 1 }, outcomes: [] };
  }
  try {
    const report = JSON.parse(await readFile(reportFile, 'utf8')) as never;
    return { counts: step.report.counts(report), outcomes: step.report.outcomes(report) };
  } catch {
    return { counts: nothing, outcomes: [] }; // it ended before it could report
  }
}

async function endOf(logFile: string): Promise<string> {
  const log = await readFile(path.join(root, logFile), 'utf8').catch(() => '');
  return `\n${logFile}:\n${log.split('\n').slice(-50).join('\n')}`;
}

function run(
  program: string,
  args: readonly string[],
  reportFile: string,
): Promise<{ well: boolean; output: string }> {
  const child = spawn(path.join(root, 'node_modules', '.bin', program), args, {
    cwd: root,
    stdio: ['ignore', 'pipe', 'pipe'],
    env: {
      ...process.env,
      CI: 'true',
      PLAYWRIGHT_JSON_OUTPUT_FILE: reportFile,
    },
  });
  let output = '';
  child.stdout.on('data', (chunk: Buffer) => {
    output += chunk.toString();
  });
  child.stderr.on('data', (chunk: Buffer) => {
    output += chunk.toString();
  });
  const interrupt = () => child.kill('SIGINT');
  process.once('SIGINT', interrupt).once('SIGTERM', interrupt);
  return new Promise((resolve) => {
    const end = (well: boolean) => {
      process.off('SIGINT', interrupt).off('SIGTERM', interrupt);
      resolve({ well, output });
    };
    child.on('error', (error) => {
      output += error.message;
      end(false);
    });
    child.on('close', (code) => end(code === 0));
  });
}

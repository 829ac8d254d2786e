import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { setTimeout as delay } from 'node:timers/promises';

const BACK_AFTER_MS = 300;
const LOOKS_EVERY_MS = 100;
const STARTS_WITHIN_MS = 120_000;
const LONGEST_COMPLAINT = 600;

export interface ProgramPlan {
  readonly name: string;
  readonly args: readonly string[];
  readonly environment: Readonly<Record<string, string>>;
  /** What it prints when it can be used. */
  readonly saysWhenReady: RegExp;
}

/** A program that is killed again and again, and started again each time. */
export interface MortalProgram {
  readonly name: string;
  isUp(): boolean;
  /** Waits until it can be used. */
  up(): Promise<void>;
  /** Ends it at once, in the middle of whatever it does; it comes back by itself. False: it was not there. */
  kill(): Promise<boolean>;
  /** What it was caught at that it should never do: to end by itself once it was ready. */
  readonly faults: readonly string[];
  /** What it said when it could not start, because what it needs was away. */
  readonly failedStarts: readonly string[];
  /** Ends it in good order and for good. */
  stop(): Promise<void>;
  readonly pids: readonly number[];
}

export function startMortalProgram(plan: ProgramPlan): MortalProgram {
  const faults: string[] = [];
  const failedStarts: string[] = [];
  const pids: number[] = [];
  let isStopping = false;
  let current = start();

  function start() {
    const child = spawn(process.execPath, [...plan.args], {
      stdio: ['ignore', 'pipe', 'pipe'],
      env: plan.environment,
    });
    if (child.pid !== undefined) pids.push(child.pid);
    const began = performance.now();
    const life = { isUp: false, isMeantToEnd: false, said: '' };
    const listen = (text: Buffer) => {
      const said = life.said + text;
      life.isUp ||= plan.saysWhenReady.test(said);
      life.said = said.slice(-LONGEST_COMPLAINT);
    };
    child.stdout.on('data', listen);
    child.stderr.on('data', listen);
    child.once('close', (code, signal) => {
      // One that cannot start, because the database is away just now, says so and is started again.
      if (life.isUp && !life.isMeantToEnd) {
        faults.push(`${plan.name} ended by itself (${code ?? signal}): ${life.said}`);
      }
      if (!life.isUp && !life.isMeantToEnd) {
        const seconds = Math.round((performance.now() - began) / 1_000);
        failedStarts.push(`${plan.name} after ${seconds} s: ${life.said}`);
      }
      life.isUp = false;
      if (!isStopping) setTimeout(restart, BACK_AFTER_MS);
    });
    return { child, life };
  }

  function restart(): void {
    if (!isStopping) current = start();
  }

  async function end(signal: 'SIGKILL' | 'SIGTERM'): Promise<boolean> {
    const { child, life } = current;
    if (hasEnded(child)) return false;
    life.isMeantToEnd = true;
    const ended = once(child, 'close');
    child.kill(signal);
    await ended;
    return true;
  }

  return {
    name: plan.name,
    faults,
    failedStarts,
    pids,
    isUp: () => current.life.isUp,
    async up() {
      for (const began = performance.now(); !current.life.isUp; ) {
        if (performance.now() - began > STARTS_WITHIN_MS) {
          throw new Error(`${plan.name} does not start: ${current.life.said}`);
        }
        await delay(LOOKS_EVERY_MS);
      }
    },
    kill: () => end('SIGKILL'),
    async stop() {
      isStopping = true;
      await end('SIGTERM');
    },
  };
}

const hasEnded = (child: ChildProcess) => child.exitCode !== null || child.signalCode !== null;

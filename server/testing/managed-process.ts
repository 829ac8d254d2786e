import { spawn } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';

export interface ManagedCommand {
  readonly command: string;
  readonly args: readonly string[];
  /** Where it works; removed with all its contents when it has ended. */
  readonly folder: string;
  /** How it is asked to end. */
  readonly signal: 'SIGINT' | 'SIGTERM';
  readonly user?: { readonly uid: number; readonly gid: number };
  /** Started again whenever it ends by itself, until it is asked to end. */
  readonly comesBack?: boolean;
  /** A file system of its own that goes with it. */
  readonly mounted?: string;
}

export interface ManagedProcess {
  /** What it printed so far. */
  output(): string;
  ended(): boolean;
  /** As by `kill -9`; the end of it is waited for. */
  kill(): Promise<void>;
  stop(): Promise<void>;
}

/** A process that never outlives us and leaves no files behind. */
export function startManagedProcess(command: ManagedCommand, env = process.env): ManagedProcess {
  const keeper = path.join(import.meta.dirname, 'run-managed-process.ts');
  const child = spawn(process.execPath, [keeper, JSON.stringify(command)], {
    stdio: ['pipe', 'pipe', 'pipe'],
    detached: true, // a Ctrl-C in the terminal is for us; the keeper ends the command in good order
    env,
  });
  let output = '';
  const collect = (chunk: Buffer) => {
    output = (output + chunk.toString()).slice(-100_000);
  };
  child.stdout.on('data', collect);
  child.stderr.on('data', collect);
  child.stdin.on('error', () => {}); // it ended by itself before it was asked to
  let ended = false;
  const end = once(child, 'close').then(() => {
    ended = true;
  });
  return {
    output: () => output,
    ended: () => ended,
    kill() {
      child.stdin.write('kill\n');
      return end;
    },
    stop() {
      child.stdin.end();
      return end;
    },
  };
}

// Runs one command for as long as whoever started this holds our standard input open, so that it
// ends with them however they end: in good order, by Ctrl-C, or killed.
import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { rmSync } from 'node:fs';
import type { ManagedCommand } from './managed-process.ts';

const BACK_AFTER_MS = 200;

const managed = JSON.parse(process.argv[2] ?? '') as ManagedCommand;
const { command, args, folder, signal, user, comesBack, mounted } = managed;
let isAskedToEnd = false;
let child = start();

process.on('SIGINT', () => {});
process.on('SIGTERM', () => {});
process.stdin
  .on('end', () => {
    isAskedToEnd = true;
    if (child.exitCode === null && child.signalCode === null) child.kill(signal);
    else end(0);
  })
  // The only thing that is ever said to us.
  .on('data', () => child.kill('SIGKILL'));

function start(): ChildProcess {
  const started = spawn(command, args, {
    cwd: folder,
    stdio: ['ignore', 'inherit', 'inherit'],
    ...user,
  });
  started.on('error', (error) => {
    console.error(error.message);
    end(1);
  });
  started.on('exit', (code) => {
    if (isAskedToEnd || !comesBack) end(code ?? 0);
    setTimeout(() => {
      child = start();
    }, BACK_AFTER_MS);
  });
  return started;
}

function end(code: number): never {
  if (mounted) execFileSync('umount', ['--lazy', mounted]);
  rmSync(folder, { recursive: true, force: true, maxRetries: 5 });
  process.exit(code);
}

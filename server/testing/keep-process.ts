// Runs one command for as long as whoever started this holds our standard input open, so that it
// ends with them however they end: in good order, by Ctrl-C, or killed.
import { spawn } from 'node:child_process';
import { rmSync } from 'node:fs';
import type { KeptCommand } from './kept-process.ts';

const kept = JSON.parse(process.argv[2] ?? '') as KeptCommand;
const { command, args, folder, signal, user } = kept;

const child = spawn(command, args, {
  cwd: folder,
  stdio: ['ignore', 'inherit', 'inherit'],
  ...user,
});
child.on('error', (error) => {
  console.error(error.message);
  end(1);
});
child.on('exit', (code) => end(code ?? 0));

process.on('SIGINT', () => {});
process.on('SIGTERM', () => {});
process.stdin.on('end', () => child.kill(signal)).resume();

function end(code: number): void {
  rmSync(folder, { recursive: true, force: true, maxRetries: 5 });
  process.exit(code);
}

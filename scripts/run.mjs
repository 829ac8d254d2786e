// Every command of package.json: node scripts/run.mjs <command> [arguments of its own]
// Plain JavaScript for any Node from 18 on: it runs before the project's own Node is installed.
import { spawn } from 'node:child_process';
import path from 'node:path';
import { commandCalled } from './commands.mjs';
import { inProject, projectNode, root } from './setup/paths.mjs';
import { prepare } from './setup/prepare.mjs';

const [name = '', ...args] = process.argv.slice(2);
try {
  const { needs, run, settings } = commandCalled(name, args);
  await prepare(needs);
  become(run, settings);
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}

/**
 * Hands on signals and ends as the program ends, so that whoever started us deals with it alone.
 * @param {string[]} run @param {Record<string, string>} [settings]
 */
function become(run, settings) {
  const program = spawn(projectNode, [...run, ...args], {
    cwd: root,
    stdio: 'inherit',
    env: {
      ...process.env,
      ...settings,
      PATH: [inProject('node_modules', '.bin'), process.env['PATH']].join(path.delimiter),
    },
  });
  /** @type {NodeJS.Signals[]} */
  const signals = ['SIGINT', 'SIGTERM', 'SIGHUP'];
  for (const signal of signals) process.on(signal, () => program.kill(signal));
  program.on('exit', (code, signal) => {
    if (!signal) process.exit(code ?? 1);
    process.removeAllListeners(signal);
    process.kill(process.pid, signal);
  });
}

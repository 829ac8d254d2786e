import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { run } from './step.mjs';

/** How to call apt here; undefined where there is none or we may not. @returns {string[] | undefined} */
export function aptCommand() {
  if (!existsSync('/usr/bin/apt-get')) return undefined;
  if (process.getuid?.() === 0) return ['apt-get'];
  return spawnSync('sudo', ['-n', 'true']).status === 0 ? ['sudo', '-n', 'apt-get'] : undefined;
}

/**
 * @param {string[]} apt
 * @param {string[]} packages
 */
export async function installWithApt([command = 'apt-get', ...before], ...packages) {
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
  const install = ['install', '-y', '--no-install-recommends', ...packages];
  await run(command, [...before, 'update'], { env });
  await run(command, [...before, ...install], { env });
}

import { chmodSync, mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { findNginx } from '../../scripts/setup/nginx.mjs';
import { type ManagedProcess, startManagedProcess } from '../../server/testing/managed-process.ts';
import { type Balancer, nginxConf } from './nginx-conf.ts';

const STARTS_WITHIN_SECONDS = 20;

/** An nginx of our own, with nothing outside its own folder. */
export async function startNginx(balancer: Balancer): Promise<ManagedProcess> {
  const { port, certificates } = balancer;
  const folder = mkdtempSync(path.join(tmpdir(), 'handover-nginx-'));
  chmodSync(folder, 0o755); // started by root, its workers are another user's
  const file = path.join(folder, 'nginx.conf');
  writeFileSync(file, nginxConf({ ...balancer, folder }));
  const nginx = startManagedProcess({
    command: findNginx() ?? 'nginx',
    args: ['-p', folder, '-c', file, '-e', 'stderr', '-g', `daemon off; pid ${folder}/pid;`],
    folder,
    signal: 'SIGTERM',
  });
  for (
    const began = Date.now();
    !(await isAlive(`${certificates ? 'https' : 'http'}://localhost:${port}`));
    await delay(50)
  ) {
    if (nginx.ended() || Date.now() - began > STARTS_WITHIN_SECONDS * 1000) {
      await nginx.stop();
      throw new Error(`nginx did not start:\n${nginx.output()}`);
    }
  }
  // Killed without a word, its workers would live on; a balancer that goes is stopped.
  return { ...nginx, kill: nginx.stop };
}

async function isAlive(url: string): Promise<boolean> {
  try {
    return (await fetch(`${url}/balancer`)).ok;
  } catch {
    return false;
  }
}

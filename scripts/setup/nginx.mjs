import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { aptCommand, installWithApt } from './apt.mjs';
import { step } from './step.mjs';

const USUAL_PLACES = ['/usr/sbin/nginx', '/usr/local/sbin/nginx', '/opt/homebrew/bin/nginx'];

/** The system's nginx, which need not be on the PATH of who is not root. */
export function findNginx() {
  const { NGINX_PATH } = process.env;
  return NGINX_PATH ?? USUAL_PLACES.find((place) => existsSync(place));
}

export async function prepareNginx() {
  if (starts(findNginx())) return;
  const apt = aptCommand();
  if (apt) {
    try {
      await step('Installing nginx', () => installWithApt(apt, 'nginx-light'));
    } catch (error) {
      console.error(error instanceof Error ? error.message : error);
    }
  }
  if (starts(findNginx())) return;
  throw new Error(
    'There is no nginx here and it cannot be installed: install one, or name it with NGINX_PATH.',
  );
}

/** @param {string | undefined} nginx */
function starts(nginx) {
  return nginx !== undefined && spawnSync(nginx, ['-v']).status === 0;
}

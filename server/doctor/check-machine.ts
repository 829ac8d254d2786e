import { randomUUID } from 'node:crypto';
import { rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { Config } from '../config.ts';
import { makePrivateFolder } from '../db/private-folder.ts';
import { type Finding, found, right, wrong } from './finding.ts';

/** What this machine and its place in the world must offer. */
export async function checkMachine(config: Config): Promise<Finding[]> {
  return [
    await found('data folder', async () => {
      await makePrivateFolder(config.dataFolder);
      const trial = path.join(config.dataFolder, `doctor-${randomUUID()}`);
      await writeFile(trial, '');
      await rm(trial);
      return 'can be written';
    }),
    checkPublicUrl(config),
    checkConsoleUrl(config),
    checkSimulation(config),
  ];
}

function checkPublicUrl({ publicUrl, isProduction }: Config): Finding {
  if (!publicUrl) return right('public address', 'not set; this machine’s own is used');
  if (isProduction && new URL(publicUrl).protocol !== 'https:') {
    return wrong('public address', 'is not https, in production');
  }
  return right('public address', publicUrl);
}

function checkConsoleUrl({ console, isProduction }: Config): Finding {
  if (!console) return right('console address', 'not set; there is no console');
  if (!console.publicUrl) return right('console address', 'not set; this machine’s own is used');
  if (isProduction && new URL(console.publicUrl).protocol !== 'https:') {
    return wrong('console address', 'is not https, in production');
  }
  return right('console address', console.publicUrl);
}

function checkSimulation({ simulated }: Config): Finding {
  if (simulated.length === 0) return right('simulation', 'nothing is simulated');
  return right('simulation', `${simulated.join(', ')}, and the pages say so`);
}

import { randomUUID } from 'node:crypto';
import { link, mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { StartupError } from '../startup-error.ts';
import { identifyProcess, isRunning, type ProcessIdentity } from './process-identity.ts';

/**
 * The embedded database does not guard its folder: two processes on it silently lose rows.
 *
 * Each owner is a numbered file that names its process. A newcomer may only create the next number,
 * and only after the highest one's process is gone; creating by `link` is atomic, so of two
 * newcomers one wins. Numbers never go back (a leaver empties its file instead of deleting it),
 * hence a slow newcomer can never take a number that was already used.
 */
export async function lockFolder(folder: string): Promise<() => Promise<void>> {
  const locks = path.join(folder, 'lock');
  await mkdir(locks, { recursive: true, mode: 0o700 });
  const latest = await latestGeneration(locks);
  const owner = latest === 0 ? null : await readOwner(path.join(locks, String(latest)));
  if (owner && (await isRunning(owner))) throw inUse(folder, owner.pid);

  const mine = path.join(locks, String(latest + 1));
  const draft = path.join(locks, `draft-${randomUUID()}`);
  await writeFile(draft, JSON.stringify(await identifyProcess(process.pid)), { mode: 0o600 });
  try {
    await link(draft, mine);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'EEXIST') throw inUse(folder, null);
    throw error;
  } finally {
    await rm(draft, { force: true });
  }
  for (const old of await generations(locks)) {
    if (old <= latest) await rm(path.join(locks, String(old)), { force: true });
  }
  return () => writeFile(mine, '');
}

/** The process that has this folder open now, if any. */
export async function folderOwner(folder: string): Promise<ProcessIdentity | null> {
  const locks = path.join(folder, 'lock');
  const latest = await latestGeneration(locks).catch(() => 0);
  if (latest === 0) return null;
  const owner = await readOwner(path.join(locks, String(latest)));
  return owner && (await isRunning(owner)) ? owner : null;
}

function inUse(folder: string, pid: number | null): StartupError {
  const who = pid === null ? 'another process' : `process ${pid}`;
  return new StartupError(
    `The data folder ${folder} is in use by ${who}; stop it first, or set DATA_FOLDER to another folder.`,
  );
}

async function generations(locks: string): Promise<number[]> {
  const names = await readdir(locks);
  return names.filter((name) => /^\d+$/.test(name)).map(Number);
}

async function latestGeneration(locks: string): Promise<number> {
  return Math.max(0, ...(await generations(locks)));
}

async function readOwner(file: string): Promise<ProcessIdentity | null> {
  try {
    return JSON.parse(await readFile(file, 'utf8')) as ProcessIdentity;
  } catch {
    return null; // emptied by an owner that left in good order, or already replaced
  }
}

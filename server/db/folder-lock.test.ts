import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { folderOwner, lockFolder } from './folder-lock.ts';

let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'handover-lock-'));
});
afterEach(() => rm(folder, { recursive: true }));

/** Another process that takes the lock and keeps it until it is killed. */
async function holdElsewhere() {
  const script = `
    const { lockFolder } = await import(${JSON.stringify(path.join(import.meta.dirname, 'folder-lock.ts'))});
    await lockFolder(${JSON.stringify(folder)});
    process.stdout.write('held');
    setInterval(() => {}, 1000);`;
  const child = spawn(process.execPath, ['--input-type=module', '-e', script], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  await once(child.stdout, 'data');
  return child;
}

describe('the lock on a data folder', () => {
  it('refuses a second process with a sentence that names the first', async () => {
    const child = await holdElsewhere();
    await expect(lockFolder(folder)).rejects.toThrow(
      `The data folder ${folder} is in use by process ${child.pid}; stop it first`,
    );
    child.kill('SIGKILL');
    await once(child, 'exit');
  });

  it('is free again after its holder was killed with -9', async () => {
    const child = await holdElsewhere();
    child.kill('SIGKILL');
    await once(child, 'exit');
    expect(await folderOwner(folder)).toBeNull();
    await lockFolder(folder);
    expect(await folderOwner(folder)).toMatchObject({ pid: process.pid });
  });

  it('is not fooled when the dead holder’s process id lives again as another program', async () => {
    await mkdir(path.join(folder, 'lock'));
    const reused = { pid: process.pid, startedAt: 'before the crash' };
    await writeFile(path.join(folder, 'lock/7'), JSON.stringify(reused));
    await lockFolder(folder);
    expect(await folderOwner(folder)).toMatchObject({ pid: process.pid });
  });

  it('can be released and taken again', async () => {
    const unlock = await lockFolder(folder);
    await unlock();
    expect(await folderOwner(folder)).toBeNull();
    await lockFolder(folder);
  });

  it('goes to one of many that try together', async () => {
    const results = await Promise.allSettled(Array.from({ length: 12 }, () => lockFolder(folder)));
    expect(results.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
  });
});

import { chmod, lstat, mkdir, readdir } from 'node:fs/promises';
import path from 'node:path';

const STICKY = 0o1000;

/** A folder that its owner alone enters. One that others own or share, such as /tmp, is left as it is. */
export async function makePrivateFolder(folder: string): Promise<void> {
  await mkdir(folder, { recursive: true, mode: 0o700 });
  const { uid, mode } = await lstat(folder);
  if (uid === process.getuid?.() && (mode & STICKY) === 0) await chmod(folder, 0o700);
}

/** Everything below is its owner's alone. */
export async function makeContentsPrivate(folder: string): Promise<void> {
  try {
    const inside = await readdir(folder, { recursive: true, withFileTypes: true });
    for (const one of inside) {
      await chmod(path.join(one.parentPath, one.name), one.isDirectory() ? 0o700 : 0o600);
    }
  } catch (error) {
    // It went away while we looked; the next look sees the others.
    if ((error as NodeJS.ErrnoException).code !== 'ENOENT') throw error;
  }
}

import { randomUUID } from 'node:crypto';
import { mkdir, readFile, rename, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { checkedName, type Storage } from './port.ts';

/** In a folder of this machine. A file is there as a whole or not at all. */
export function openFolder(folder: string): Storage {
  return {
    async put(name, bytes) {
      const file = path.join(folder, checkedName(name));
      const unfinished = `${file}.${randomUUID()}`;
      await mkdir(folder, { recursive: true, mode: 0o700 });
      await writeFile(unfinished, bytes, { mode: 0o600, flush: true });
      await rename(unfinished, file);
    },
    async get(name) {
      try {
        return await readFile(path.join(folder, checkedName(name)));
      } catch (error) {
        if ((error as NodeJS.ErrnoException).code === 'ENOENT') return null;
        throw error;
      }
    },
  };
}

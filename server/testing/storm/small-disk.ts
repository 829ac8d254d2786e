import { execFileSync } from 'node:child_process';
import { closeSync, mkdtempSync, openSync, rmdirSync, unlinkSync, writeSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

const PIECE = Buffer.alloc(16 * 1024 * 1024);
/** A disk gives nothing smaller away. */
const PAGE = 4096;

/** Whether this user may mount a disk here; only that shows it. */
export function canMount(): boolean {
  const at = mkdtempSync(path.join(tmpdir(), 'handover-mount-'));
  try {
    execFileSync('mount', ['-t', 'tmpfs', '-o', 'size=1m', 'handover-test', at], { stdio: 'pipe' });
    execFileSync('umount', [at]);
    return true;
  } catch {
    return false;
  } finally {
    rmdirSync(at);
  }
}

/** Fills the disk that a folder is on to the last page; answers how to free it again. */
export function fillDisk(folder: string): () => void {
  const file = path.join(folder, 'filler');
  const filler = openSync(file, 'w');
  try {
    for (let size = PIECE.length; size >= PAGE; ) {
      try {
        writeSync(filler, PIECE, 0, size);
      } catch (error) {
        if ((error as NodeJS.ErrnoException).code !== 'ENOSPC') throw error;
        size >>= 1;
      }
    }
  } finally {
    closeSync(filler);
  }
  return () => unlinkSync(file);
}

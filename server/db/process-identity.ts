import { execFile } from 'node:child_process';
import { readFile } from 'node:fs/promises';
import { promisify } from 'node:util';

/** A process id alone is not enough: after a crash the system may give it to another program. */
export interface ProcessIdentity {
  readonly pid: number;
  readonly startedAt: string;
}

export async function identifyProcess(pid: number): Promise<ProcessIdentity> {
  return { pid, startedAt: (await startTime(pid)) ?? 'unknown' };
}

export async function isRunning(identity: ProcessIdentity): Promise<boolean> {
  const startedAt = await startTime(identity.pid);
  return startedAt !== null && startedAt === identity.startedAt;
}

async function startTime(pid: number): Promise<string | null> {
  if (process.platform === 'linux') return startTimeFromProc(pid);
  try {
    const { stdout } = await promisify(execFile)('ps', ['-o', 'lstart=', '-p', String(pid)]);
    return stdout.trim() || null;
  } catch {
    return null;
  }
}

async function startTimeFromProc(pid: number): Promise<string | null> {
  try {
    const stat = await readFile(`/proc/${pid}/stat`, 'utf8');
    // The program's name stands in brackets and may itself hold spaces and brackets.
    const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
    const [state] = fields;
    if (state === 'Z' || state === 'X') return null;
    const boot = await readFile('/proc/sys/kernel/random/boot_id', 'utf8').catch(() => '');
    return `${boot.trim()}:${fields[19] ?? ''}`;
  } catch {
    return null;
  }
}

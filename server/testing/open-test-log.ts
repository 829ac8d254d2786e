import { Writable } from 'node:stream';
import { createLog } from '../log.ts';

/** A log, and the lines that were written to it so far. */
export function openTestLog(level = 'debug') {
  const lines: string[] = [];
  const destination = new Writable({
    write(line, _, done) {
      lines.push(String(line));
      done();
    },
  });
  return { log: createLog(level, destination), lines };
}

import { Console } from 'node:console';
import { Writable } from 'node:stream';
import type { Log } from './log.ts';

/**
 * Frameworks write their errors to the console. In the log they can be read with the rest: a line of JSON
 * with its request, without the address of a page. Answers how to put the console back.
 */
export function consoleToLog(log: Log): () => void {
  const before = globalThis.console;
  globalThis.console = new Console({
    stdout: linesTo((text) => log.info({ from: 'console' }, text)),
    stderr: linesTo((text) => log.error({ from: 'console' }, text)),
    colorMode: false,
  });
  return () => {
    globalThis.console = before;
  };
}

/** The console writes each call at once, however many lines it has. */
function linesTo(write: (text: string) => void): Writable {
  return new Writable({
    decodeStrings: false,
    write(text: string, _, done) {
      write(text.trimEnd());
      done();
    },
  });
}

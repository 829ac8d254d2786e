import { createHash } from 'node:crypto';
import { mkdirSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import path from 'node:path';

/**
 * One fingerprint of all that a result is made from: names and contents, in a fixed order.
 * @param {string} folder the folder that the sources are relative to
 * @param {string[]} sources files and folders; a missing one counts as absent
 * @param {string} [extra] anything else that the result depends on
 */
export function fingerprint(folder, sources, extra = '') {
  const hash = createHash('sha256').update(extra);
  for (const file of sources.flatMap((source) => filesIn(folder, source))) {
    hash.update(`\0${file}\0`).update(readFileSync(path.join(folder, file)));
  }
  return hash.digest('hex');
}

/** @param {string} folder @param {string} source @returns {string[]} */
function filesIn(folder, source) {
  const stats = statSync(path.join(folder, source), { throwIfNoEntry: false });
  if (!stats) return [];
  if (!stats.isDirectory()) return [source];
  return readdirSync(path.join(folder, source))
    .sort()
    .filter((name) => !/\.test\.tsx?$/.test(name))
    .flatMap((name) => filesIn(folder, path.posix.join(source, name)));
}

/** @param {string} stampFile @param {string} expected */
export function isUpToDate(stampFile, expected) {
  try {
    return readFileSync(stampFile, 'utf8') === expected;
  } catch {
    return false; // never made, or not to the end
  }
}

/** @param {string} stampFile @param {string} value */
export function writeStamp(stampFile, value) {
  mkdirSync(path.dirname(stampFile), { recursive: true });
  writeFileSync(stampFile, value);
}

import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { fingerprint, isUpToDate, writeStamp } from './stamp.mjs';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'handover-stamp-'));
  write('web/root.tsx', 'root');
  write('ui/button.tsx', 'button');
  write('lock.json', '{}');
});
afterEach(() => rmSync(folder, { recursive: true }));

const sources = ['web', 'ui', 'lock.json'];
const now = () => fingerprint(folder, sources);

function write(file: string, text: string): void {
  const full = path.join(folder, file);
  mkdirSync(path.dirname(full), { recursive: true });
  writeFileSync(full, text);
}

describe('a fingerprint changes with', () => {
  test.each([
    ['the text of a file', () => write('ui/button.tsx', 'another button')],
    ['a new file', () => write('ui/link.tsx', '')],
    ['a removed file', () => rmSync(path.join(folder, 'ui/button.tsx'))],
    [
      'text moved from one file to another',
      () => {
        write('web/root.tsx', 'rootbutton');
        write('ui/button.tsx', '');
      },
    ],
    ['a missing source', () => rmSync(path.join(folder, 'lock.json'))],
  ])('%s', (_, change) => {
    const before = now();
    change();
    expect(now()).not.toBe(before);
  });

  test('what else the result depends on', () => {
    expect(fingerprint(folder, sources, 'a')).not.toBe(fingerprint(folder, sources, 'b'));
  });
});

test('a fingerprint stays with unchanged sources, and when only tests change', () => {
  const before = now();
  write('ui/button.test.tsx', 'a test');
  write('elsewhere.ts', 'not a source');
  expect(now()).toBe(before);
});

test('a result is up to date once its stamp is written, until its sources change', () => {
  const stamp = path.join(folder, 'build', '.stamp');
  expect(isUpToDate(stamp, now())).toBe(false);
  writeStamp(stamp, now());
  expect(isUpToDate(stamp, now())).toBe(true);
  write('web/root.tsx', 'changed');
  expect(isUpToDate(stamp, now())).toBe(false);
});

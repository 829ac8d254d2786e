import { glob, readFile } from 'node:fs/promises';
import path from 'node:path';
import { expect, it } from 'vitest';

const root = path.join(import.meta.dirname, '..');
const systemTime = /\bTemporal\.Now\b|\bDate\.now\(|\bnew Date\(\)/;

it('nothing but the clock reads the system’s time [D-035-001]', async () => {
  const readers: string[] = [];
  for await (const file of glob('{domain,contract,server}/**/*.ts', { cwd: root })) {
    if (/\.(test|fixture)\.ts$|-contract\.ts$|^server\/testing\//.test(file)) continue;
    if (systemTime.test(await readFile(path.join(root, file), 'utf8'))) readers.push(file);
  }
  expect(readers).toEqual(['server/clock.ts']);
});

import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';

const root = path.resolve(import.meta.dirname, '../..');
const sources = globSync(['web/**/*.tsx', 'console/**/*.tsx', 'ui/**/*.tsx'], { cwd: root });
const showsCar = (source: string) => /<CarPhoto\b|car\.picture\b/.test(source);

test('a picture of a car is shown whole, wherever it stands', () => {
  const shown = sources.filter((file) => showsCar(readFileSync(path.join(root, file), 'utf8')));
  expect(shown.length).toBeGreaterThan(8);
  const cut = shown.filter((file) =>
    readFileSync(path.join(root, file), 'utf8').includes('object-cover'),
  );
  expect(cut).toEqual([]);
});

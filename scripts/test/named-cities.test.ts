import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { sampleCities } from '../../server/sample-data/cities.ts';

const root = path.resolve(import.meta.dirname, '../..');
/** Where a city is meant: its sample data, its drawing, its simulation, and what the tests ask about. */
const aboutCities = [
  ...['**/*.test.*', '**/*.fixture.*', 'server/testing/**', 'server/**/geocoder-contract.ts'],
  ...['server/sample-data/**', 'server/**/simulator{/**,.ts}', 'ui/drawings/**'],
  ...['i18n/en/gallery.ts', 'console/features/entry/entry-frame.tsx'],
];
const names = Object.entries(sampleCities).flatMap(([id, { name }]) => [id, name]);
const named = new RegExp(`\\b(${names.join('|')})\\b`, 'i');
/** Comments, zones of the time zone database, and what a message gives as an example. */
const noRule = /\/\*[\s\S]*?\*\/|^\s*\/\/.*$|\b[A-Z]\w+\/[A-Z]\w+|(such as|e\.g\.) "\w+"/gm;

test('no code names a city: what is true of one is a row, so that another needs no programmer', () => {
  const files = globSync('{domain,contract,server,web,console,ui,i18n}/**/*.{ts,tsx}', {
    cwd: root,
    exclude: aboutCities,
  });
  expect(files.length).toBeGreaterThan(1_000);
  const found = files.filter((file) =>
    named.test(readFileSync(path.join(root, file), 'utf8').replaceAll(noRule, '')),
  );
  expect(found).toEqual([]);
});

import { globSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { onEmbedded } from './on-embedded.ts';

const root = path.resolve(import.meta.dirname, '../..');
const find = (pattern: string) => globSync(pattern, { cwd: root, exclude: ['node_modules/**'] });
const resourceOf = (file: string) => file.split('/')[1];

test('every API test that is to run on the embedded database is there', () => {
  expect(onEmbedded.filter((pattern) => find(pattern).length === 0)).toEqual([]);
});

test('every resource has an API test that runs on the embedded database', () => {
  const covered = new Set(onEmbedded.flatMap(find).map(resourceOf));
  const all = new Set(find('server/**/*.api.test.ts').map(resourceOf));
  expect(all.size).toBeGreaterThan(10);
  expect([...all.difference(covered)]).toEqual([]);
});

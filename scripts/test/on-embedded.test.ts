import { globSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { onEmbedded } from './on-embedded.ts';

const root = path.resolve(import.meta.dirname, '../..');
const find = (pattern: string) => globSync(pattern, { cwd: root, exclude: ['node_modules/**'] });
/** The folders of the server that have API tests. */
const resourcesOf = (files: readonly string[]) =>
  new Set(
    files.map((file) => file.split('/').slice(1, -1)[0]).filter((name) => name !== undefined),
  );

test('every API test that is to run on the embedded database is there', () => {
  expect(onEmbedded.filter((pattern) => find(pattern).length === 0)).toEqual([]);
});

test('every resource has an API test that runs on the embedded database', () => {
  const covered = resourcesOf(onEmbedded.flatMap(find));
  const all = resourcesOf(find('server/**/*.api.test.ts'));
  expect(all.size).toBeGreaterThan(10);
  expect([...all.difference(covered)]).toEqual([]);
});

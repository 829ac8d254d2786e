import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { expect, it } from 'vitest';
import { mutations } from './mutations.ts';

const root = path.join(import.meta.dirname, '../..');

it.each(mutations)('the source still holds what is taken away once: $name', async (mutation) => {
  const source = await readFile(path.join(root, mutation.file), 'utf8');
  expect(source.split(mutation.from)).toHaveLength(2);
  expect(mutation.to).not.toBe(mutation.from);
});

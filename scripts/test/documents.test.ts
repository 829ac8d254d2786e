import { existsSync, globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';

const root = path.resolve(import.meta.dirname, '../..');
const read = (file: string) => readFileSync(path.join(root, file), 'utf8');
const documents = globSync(['*.md', 'proofs/*/*.md', 'docs/**/*.md'], {
  cwd: root,
})
  .map((file) => ({ file, text: read(file) }))
  // What a replaced decision names is gone.
  .filter(({ text }) => !text.includes('\nReplaced by '));

/** Folders that a command makes. */
const made = read('.gitignore')
  .split('\n')
  .map((line) => line.replace(/^\//, ''));
/** Named because it must not be. */
const shunned = ['utils.ts'];
const sources = globSync('{contract,docs,domain,i18n,proofs,scripts,server,ui,web}/**', {
  cwd: root,
});
const names = new Set(sources.map((file) => path.basename(file)));
const { scripts } = JSON.parse(read('package.json'));

/** From the root or beside the document; a file named without its folder may lie anywhere. */
function isThere(document: string, name: string): boolean {
  const places = [root, path.join(root, path.dirname(document))];
  return (
    places.some((folder) => existsSync(path.join(folder, name))) ||
    [...made, ...shunned].includes(name) ||
    (!name.includes('/') && names.has(name))
  );
}

/** `server/app.ts`, `give-back.ts`, `docs/coverage/`, and where links lead. */
const filesIn = (text: string) =>
  [
    ...text.matchAll(/`((?:[\w.-]+\/)*[\w.-]+\.(?:tsx?|mjs|md|sql|css|conf|ya?ml))`/g),
    ...text.matchAll(/`((?:[\w.-]+\/)+)`/g),
    ...text.matchAll(/\]\((?!\w+:|#)([^)#]+)/g),
  ].map(([, name = '']) => name);

const commandsIn = (text: string) =>
  [...text.matchAll(/npm (?:run )?([a-z][\w:-]*)/g)].map(([, name = '']) => name);

const nowhere = (
  find: (text: string) => string[],
  exists: (file: string, name: string) => boolean,
) =>
  documents.flatMap(({ file, text }) =>
    find(text)
      .filter((name) => !exists(file, name))
      .map((name) => `${file}: ${name}`),
  );

/** A reader that finds nothing would find nothing missing. */
test('what a document names is found in it', () => {
  const text = 'See `server/app.ts`, `give-back.ts`, `docs/coverage/` and [this](docs/gone.md#a).';
  expect(filesIn(text)).toEqual([
    'server/app.ts',
    'give-back.ts',
    'docs/coverage/',
    'docs/gone.md',
  ]);
  expect(commandsIn('`npm test`, then `npm run test:matrix`')).toEqual(['test', 'test:matrix']);
  expect(isThere('README.md', 'docs/gone.md')).toBe(false);
  expect(isThere('docs/operations.md', 'gone.ts')).toBe(false);
});

test('every file that a document names exists', () => {
  expect(documents.length).toBeGreaterThan(30);
  expect(nowhere(filesIn, isThere)).toEqual([]);
});

test('every command that a document names exists', () => {
  const npmsOwn = ['install', 'ci'];
  expect(nowhere(commandsIn, (_, name) => name in scripts || npmsOwn.includes(name))).toEqual([]);
});

import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';

const server = path.resolve(import.meta.dirname, '../../server');
const apiTests = globSync('**/*.api.test.ts', { cwd: server });
const runsOnEmbedded = (file: string) =>
  /@module-tag embedded|tags: \['embedded'\]/.test(readFileSync(path.join(server, file), 'utf8'));

/** `bookings`, and in the console's API the room below it: `operate/board`. */
const resourceOf = (file: string) =>
  file
    .split('/')
    .slice(0, file.startsWith('operate/') ? 2 : 1)
    .join('/');

test('every resource has an API test that runs on the embedded database, too', () => {
  const resources = new Set(apiTests.filter((file) => file.includes('/')).map(resourceOf));
  const covered = new Set(apiTests.filter(runsOnEmbedded).map(resourceOf));
  expect(resources.size).toBeGreaterThan(20);
  expect([...resources.difference(covered)]).toEqual([]);
});

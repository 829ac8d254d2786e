import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { commandCalled } from './commands.mjs';

const root = path.resolve(import.meta.dirname, '..');
const { scripts } = JSON.parse(readFileSync(path.join(root, 'package.json'), 'utf8'));

test.each(Object.entries(scripts))(
  'npm run %s goes through the runner, to a file that is there',
  (name, line) => {
    expect(line).toBe(`exec node scripts/run.mjs ${name}`);
    const { needs, run } = commandCalled(name, []);
    expect(needs[0]).toBe('packages');
    const program = run.find((part) => !part.startsWith('--')) ?? '';
    expect(existsSync(path.join(root, program)), program).toBe(true);
  },
);

test('a part of the tests is not kept waiting for what it does not need', () => {
  expect(commandCalled('test', []).needs).toEqual([
    'packages',
    'web',
    'console',
    'chromium',
    'firefox',
  ]);
  expect(commandCalled('test', ['unit', 'api']).needs).toEqual(['packages', 'web', 'console']);
  expect(commandCalled('test', ['checks']).needs).toEqual(['packages']);
});

test('an unknown command is refused with the known ones', () => {
  expect(() => commandCalled('toString', [])).toThrow(/There is no command toString: start, dev, /);
});

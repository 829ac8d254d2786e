import path from 'node:path';
import { beside } from './setup/paths.mjs';

/**
 * @typedef {object} Command
 * @property {Need[]} needs what is set up before it
 * @property {string[]} run arguments of the project's Node, before those of the caller
 * @property {Record<string, string>} [settings] of its environment
 *
 * @typedef {'packages' | 'pictures' | 'web' | 'console' | 'chromium' | 'firefox' | 'nginx'} Need
 */

const program = (/** @type {string} */ name) => path.join('node_modules', '.bin', name);
const proof = (/** @type {keyof typeof beside} */ name) => path.join(beside[name], 'run.ts');
const operator = (/** @type {string} */ name) => command(['scripts/operator.ts', name]);

/** @param {string[]} run @param {Need[]} needs @returns {Command} */
function command(run, ...needs) {
  return { needs: ['packages', ...needs], run };
}

/** @type {Readonly<Record<string, (args: readonly string[]) => Command>>} */
const commands = {
  start: () => ({
    ...command(['server/main.ts'], 'web', 'console'),
    settings: { NODE_COMPILE_CACHE: '.cache/compiled' },
  }),
  dev: () => ({
    ...command(
      [
        '--conditions=development',
        ...['server', 'contract', 'i18n', 'domain'].map((folder) => `--watch-path=${folder}`),
        'server/main.ts',
      ],
      'pictures',
      'console',
    ),
    settings: { HOT_RELOAD: 'on' },
  }),
  test: (parts) => command(['scripts/test.ts'], ...neededBy(parts)),
  'test:matrix': () => command(['scripts/test.ts', '--matrix'], ...neededBy([])),
  'sample-data': () => command(['scripts/sample-data.ts']),
  settings: () => operator('settings'),
  clock: () => operator('clock'),
  reconcile: () => operator('reconcile'),
  booking: () => operator('booking'),
  books: () => operator('books'),
  company: () => operator('company'),
  account: () => operator('account'),
  events: () => operator('events'),
  audit: () => operator('audit'),
  seals: () => operator('seals'),
  staff: () => operator('staff'),
  phone: () => operator('phone'),
  doctor: () => command(['scripts/doctor.ts']),
  sim: () => command(['scripts/sim.ts']),
  bench: () => command([proof('bench')], 'web', 'chromium'),
  faults: () => command([proof('faults')], 'web', 'console'),
  attack: () => command([proof('attack')], 'web', 'console'),
  cluster: () => command([proof('cluster')], 'web', 'console', 'nginx'),
  screenshots: () =>
    command(
      [program('playwright'), 'test', '--config', 'screenshots.config.ts'],
      'web',
      'chromium',
    ),
  'lint:api': () => command(['scripts/lint-api.ts']),
  'lint:html': () => command(['scripts/lint-html.ts'], 'web', 'console'),
  sbom: () => command(['scripts/sbom.ts']),
  format: () => command([program('biome'), 'check', '--write']),
};

/**
 * Checks and unit tests alone wait neither for pages nor for a browser.
 * @param {readonly string[]} parts of the test run; none means all @returns {Need[]}
 */
function neededBy(parts) {
  if (parts.length === 0 || parts.includes('e2e')) return ['web', 'console', 'chromium', 'firefox'];
  return parts.includes('api') ? ['web', 'console'] : [];
}

/** @param {string} name @param {readonly string[]} args @returns {Command} */
export function commandCalled(name, args) {
  const found = Object.hasOwn(commands, name) ? commands[name] : undefined;
  if (!found) throw new Error(`There is no command ${name}: ${Object.keys(commands).join(', ')}.`);
  return found(args);
}

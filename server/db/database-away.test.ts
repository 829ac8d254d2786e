import { expect, it } from 'vitest';
import { isDatabaseAway } from './database-away.ts';

const withCode = (code: string, message = 'x') => Object.assign(new Error(message), { code });

it.each([
  'ECONNREFUSED',
  'ECONNRESET',
  '08006',
  '53100',
  '53300',
  '57P01',
  '57P02',
  '57P03',
  '25006',
])('%s: the database is away [R-ERROR-012]', (code) => {
  expect(isDatabaseAway(withCode(code))).toBe(true);
});

it.each([
  'Connection terminated unexpectedly',
  'Connection terminated due to connection timeout',
  'timeout exceeded when trying to connect',
  'Client has encountered a connection error and is not queryable',
])('%s: the database is away [R-ERROR-012]', (message) => {
  expect(isDatabaseAway(new Error(message))).toBe(true);
});

it.each([
  ['a constraint', withCode('23P01')],
  ['a deadlock', withCode('40P01')],
  ['our own mistake', withCode('42601', 'Connection terminated')],
  ['a provider that is away', new TypeError('fetch failed', { cause: withCode('ECONNREFUSED') })],
  ['no error at all', 'ECONNREFUSED'],
])('%s is something else [R-ERROR-012]', (_, error) => {
  expect(isDatabaseAway(error)).toBe(false);
});

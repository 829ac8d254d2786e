import { expect, it } from 'vitest';
import { answeringTo } from './http/origin-of-request.ts';
import { openTestLog } from './testing/open-test-log.ts';

it('logs hold no personal data, even when somebody passes it by mistake', () => {
  const { log, lines } = openTestLog();
  const personal = {
    email: 'somebody@handover.example',
    name: 'Somebody Sample',
    phone: '912345678',
    address: '1 Sample Street',
    password: 'hunter2',
    token: 'token-of-somebody',
    cookie: 'session=somebody',
    authorization: 'Bearer somebody',
  };
  log.info({ user: { ...personal, id: 7 } }, 'odd');
  log.info({ ...personal, id: 8 }, 'odd');
  const written = lines.join('');
  expect(written).toContain('"id":7');
  expect(written).toContain('"id":8');
  for (const [key, value] of Object.entries(personal)) expect(written, key).not.toContain(value);
});

it('an error is one line of JSON, with the request that it belongs to', () => {
  const { log, lines } = openTestLog();
  const origin = { requestId: 'request-of-a-page', address: '127.0.0.1', device: null };
  answeringTo(origin, () => log.error({ err: new Error('the page fell over') }, 'a page failed'));
  expect(lines).toHaveLength(1);
  expect(JSON.parse(lines[0] ?? '')).toMatchObject({
    level: 50,
    requestId: 'request-of-a-page',
    err: { message: 'the page fell over' },
  });
});

it('no address of a page is in an error, nor the query of another', () => {
  const { log, lines } = openTestLog();
  const error = new Error('No route matches URL "/reset-password?token=of-somebody"');
  log.error({ err: error }, 'a page failed');
  log.error('fetch failed: https://maps.example/geocode?q=where-somebody-lives&key=secret');
  expect(lines.join('')).not.toMatch(/of-somebody|where-somebody-lives|secret/);
  const [first, second] = lines.map((line) => JSON.parse(line));
  expect(first.err.message).toBe('No route matches URL "[page]"');
  expect(second.msg).toBe('fetch failed: https://maps.example/geocode?[query]');
});

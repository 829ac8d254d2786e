import { Writable } from 'node:stream';
import { expect, it } from 'vitest';
import { createLog } from './log.ts';

it('logs hold no personal data, even when somebody passes it by mistake', () => {
  let written = '';
  const destination = new Writable({
    write(chunk, _, done) {
      written += chunk;
      done();
    },
  });
  const log = createLog('info', destination);
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
  expect(written).toContain('"id":7');
  expect(written).toContain('"id":8');
  for (const [key, value] of Object.entries(personal)) expect(written, key).not.toContain(value);
});

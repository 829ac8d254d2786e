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
  log.info({ user: { email: 'somebody@handover.example', id: 7 }, password: 'secret' }, 'odd');
  expect(written).toContain('"id":7');
  expect(written).not.toContain('somebody@');
  expect(written).not.toContain('secret');
});

import { Writable } from 'node:stream';
import { afterEach, expect, it } from 'vitest';
import { consoleToLog } from './console-to-log.ts';
import { answeringTo } from './http/origin-of-request.ts';
import { createLog } from './log.ts';

let putBack = () => {};
afterEach(() => putBack());

function caught(): Record<string, unknown>[] {
  const lines: Record<string, unknown>[] = [];
  const destination = new Writable({
    write(chunk, _, done) {
      lines.push(JSON.parse(String(chunk)));
      done();
    },
  });
  putBack = consoleToLog(createLog('info', destination));
  return lines;
}

it('an error that a framework prints is one line of JSON, with its request', () => {
  const lines = caught();
  const origin = { requestId: 'request-of-a-page', address: '127.0.0.1', device: null };
  answeringTo(origin, () => console.error(new Error('the page fell over')));
  expect(lines).toHaveLength(1);
  expect(lines[0]).toMatchObject({ from: 'console', level: 50, requestId: 'request-of-a-page' });
  expect(lines[0]?.['msg']).toContain('the page fell over');
});

it('no address of a page is in it, nor the query of another', () => {
  const lines = caught();
  console.error(new Error('No route matches URL "/reset-password?token=of-somebody"'));
  console.error('fetch failed: https://maps.example/geocode?q=where-somebody-lives&key=secret');
  expect(JSON.stringify(lines)).not.toMatch(/of-somebody|where-somebody-lives|secret/);
  expect(lines[0]?.['msg']).toContain('No route matches URL "[page]"');
  expect(lines[1]?.['msg']).toBe('fetch failed: https://maps.example/geocode?[query]');
});

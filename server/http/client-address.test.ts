import { Hono } from 'hono';
import { expect, it } from 'vitest';
import { clientAddress } from './client-address.ts';

const incoming = { socket: { remoteAddress: '192.0.2.7', remotePort: 1, remoteFamily: 'IPv4' } };

async function seen(trustsProxy: boolean, forwarded?: string): Promise<string> {
  const app = new Hono();
  app.get('/', (context) => context.text(clientAddress(context, { trustsProxy })));
  const headers = forwarded === undefined ? {} : { 'X-Forwarded-For': forwarded };
  return (await app.request('/', { headers }, { incoming })).text();
}

it('behind our own proxy counts what the proxy wrote, and not what stood there before [A-SAFE-022]', async () => {
  expect(await seen(true, '203.0.113.9')).toBe('203.0.113.9');
  expect(await seen(true, '10.0.0.1, 10.0.0.2,203.0.113.9')).toBe('203.0.113.9');
  expect(await seen(true)).toBe('192.0.2.7');
});

it('without a proxy counts the socket, whatever anybody writes [A-SAFE-022]', async () => {
  expect(await seen(false, '203.0.113.9')).toBe('192.0.2.7');
});

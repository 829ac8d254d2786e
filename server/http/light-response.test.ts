import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { getRequestListener } from '@hono/node-server';
import { describe, expect, it, vi } from 'vitest';
import { addHeaders, LightResponse } from './light-response.ts';

const answer = () =>
  new LightResponse(Buffer.from('{"text":"é"}'), {
    status: 202,
    headers: { 'Content-Type': 'application/json' },
  });

describe('the light answer', () => {
  it('is a Response to whoever reads it', async () => {
    const light = answer();
    light.headers.append('Set-Cookie', 'one=1');
    expect(light).toBeInstanceOf(Response);
    expect(light.status).toBe(202);
    expect(light.content.toString()).toBe('{"text":"é"}');
    const copy = light.clone();
    expect(await light.json()).toEqual({ text: 'é' });
    expect(await copy.text()).toBe('{"text":"é"}');
    expect(copy.headers.get('content-type')).toBe('application/json');
    expect(copy.headers.getSetCookie()).toEqual(['one=1']);
  });

  it('takes nobody else’s place', () => {
    expect(LightResponse).not.toBe(Response);
    expect(answer()).toBeInstanceOf(Response);
    expect(Response.name).toBe('Response');
    expect(Request.name).toBe('Request'); // theirs is a class of another name
  });
});

describe('headers that are added', () => {
  it.each([
    ['nobody has read the others', () => {}],
    ['somebody has', (light: Response) => light.headers.append('Set-Cookie', 'one=1')],
    ['it has become a Response', (light: Response) => light.clone()],
  ])('stand beside the others where %s', (_, before) => {
    const light = answer();
    before(light);
    addHeaders(light, { 'X-One': '1', 'X-Two': '2' });
    const told = Object.fromEntries(light.headers);
    expect(told).toMatchObject({ 'content-type': 'application/json', 'x-one': '1', 'x-two': '2' });
  });

  it('stay with their own answer', () => {
    const shared = { 'Content-Type': 'application/json' };
    const [one, other] = [1, 2].map(
      () => new LightResponse(Buffer.from('{}'), { status: 200, headers: shared }),
    );
    if (one) addHeaders(one, { 'X-One': '1' });
    expect(other?.headers.has('x-one')).toBe(false);
  });

  it('are set on any other answer as well', () => {
    const plain = new Response('text');
    addHeaders(plain, { 'X-One': '1' });
    expect(plain.headers.get('x-one')).toBe('1');
  });

  it('go to the socket without a Headers object', async () => {
    const light = answer();
    addHeaders(light, { 'X-One': '1' });
    const read = vi.spyOn(light, 'headers', 'get');
    const server = createServer(
      getRequestListener(() => light, { overrideGlobalObjects: false }),
    ).listen(0, '127.0.0.1');
    await once(server, 'listening');
    const { port } = server.address() as AddressInfo;
    const heard = await fetch(`http://127.0.0.1:${port}/`);
    expect(heard.headers.get('x-one')).toBe('1');
    expect(await heard.text()).toBe('{"text":"é"}');
    expect(read).not.toHaveBeenCalled();
    server.close();
  });
});

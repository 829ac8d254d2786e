import { describe, expect, it } from 'vitest';
import { LightResponse } from './light-response.ts';

describe('the light answer', () => {
  const answer = () =>
    new LightResponse(Buffer.from('{"text":"é"}'), {
      status: 202,
      headers: { 'Content-Type': 'application/json' },
    });

  it('is a Response to whoever reads it', async () => {
    const light = answer();
    light.headers.append('Set-Cookie', 'one=1');
    expect(light).toBeInstanceOf(Response);
    expect(light.status).toBe(202);
    const copy = light.clone();
    expect(await light.json()).toEqual({ text: 'é' });
    expect(await copy.text()).toBe('{"text":"é"}');
    expect(copy.headers.get('content-type')).toBe('application/json');
    expect(copy.headers.getSetCookie()).toEqual(['one=1']);
  });

  it('takes nobody else’s place', () => {
    expect(LightResponse).not.toBe(Response);
    expect(Object.getPrototypeOf(LightResponse)).toBe(Response);
    expect(Request.name).toBe('Request'); // theirs is a class of another name
  });
});

import { describe, expect, test } from 'vitest';
import { atPublicUrl } from './at-public-url.ts';

describe('a request behind a proxy', () => {
  test('is seen at the public address, with its path and query', () => {
    const asked = new Request('http://10.0.0.7:3000/assets?page=2');
    expect(atPublicUrl(asked, 'https://handover.example/').url).toBe(
      'https://handover.example/assets?page=2',
    );
  });

  test('keeps its method, its headers and what it carries', async () => {
    const asked = new Request('http://10.0.0.7:3000/log-out', {
      method: 'POST',
      headers: { cookie: 'a=b' },
      body: 'said',
    });
    const seen = atPublicUrl(asked, 'https://handover.example');
    expect(seen.method).toBe('POST');
    expect(seen.headers.get('cookie')).toBe('a=b');
    expect(await seen.text()).toBe('said');
  });

  test('never names another host by its path', () => {
    const asked = new Request('http://10.0.0.7:3000//evil.example/x');
    expect(new URL(atPublicUrl(asked, 'https://handover.example').url).host).toBe(
      'handover.example',
    );
  });

  test('stays as it is where no public address is set', () => {
    const asked = new Request('http://localhost:3000/faq');
    expect(atPublicUrl(asked, null)).toBe(asked);
  });
});

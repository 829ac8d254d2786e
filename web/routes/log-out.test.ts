import { afterEach, describe, expect, test, vi } from 'vitest';
import { searchCookie } from '../features/trip/state/search-cookie.ts';
import { emptySearch } from '../features/trip/state/search-state.ts';
import { action, clientAction } from './log-out.tsx';

test('signing out ends the session’s cookie and forgets the search', async () => {
  const ended = 'handover.session_token=; Path=/; Max-Age=0';
  const fetchApi = async () =>
    new Response('{}', { headers: { 'Set-Cookie': ended, 'Content-Type': 'application/json' } });
  const request = new Request('https://handover.example/log-out', { method: 'POST' });
  const answer = await action({ request, context: { get: () => fetchApi } } as never);
  const cookies = answer.headers.getSetCookie();
  expect(cookies).toContain(ended);
  expect(cookies.find((cookie) => cookie.startsWith('handover.search=;'))).toContain('Max-Age=0');
});

describe('once our scripts are there', () => {
  afterEach(() => vi.unstubAllGlobals());

  /** A browser with a search in its cookies, where signing out is answered like this. */
  function browserWithSearch(answer: Response): { cookie: string } {
    const jar = new Map<string, string>();
    const document = {
      get cookie() {
        return [...jar].map((pair) => pair.join('=')).join('; ');
      },
      set cookie(written) {
        const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(written) ?? [];
        if (written.includes('Max-Age=0')) jar.delete(name);
        else jar.set(name, value);
      },
    };
    document.cookie = searchCookie({ ...emptySearch, cityId: 'lisbon' }, false);
    vi.stubGlobal('document', document);
    vi.stubGlobal('fetch', async () => answer);
    return document;
  }

  test('signing out forgets the search', async () => {
    const browser = browserWithSearch(Response.json({}));
    expect((await clientAction()).headers.get('Location')).toBe('/');
    expect(browser.cookie).toBe('');
  });

  test('who could not be signed out keeps it', async () => {
    const error = { code: 'unavailable', message: 'We cannot answer for a moment.' };
    const browser = browserWithSearch(Response.json({ error }, { status: 503 }));
    await expect(clientAction()).rejects.toThrow('We cannot answer');
    expect(browser.cookie).toContain('handover.search=');
  });
});

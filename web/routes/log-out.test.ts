import { expect, test } from 'vitest';
import { action } from './log-out.tsx';

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

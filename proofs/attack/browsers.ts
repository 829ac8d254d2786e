import type { SessionList } from '../../contract/accounts.ts';
import type { Target } from './target.ts';

/** Browsers of visitors and renters, each call from an address of its own. */
export function openBrowsers({ url }: Pick<Target, 'url'>) {
  let visitors = 0;
  const headersOf = (cookie: string) => {
    visitors += 1;
    return {
      'Content-Type': 'application/json',
      'Idempotency-Key': crypto.randomUUID(),
      'X-Forwarded-For': `10.9.${visitors >> 8}.${visitors & 255}`,
      ...(cookie ? { cookie } : {}),
    };
  };
  const write = async (method: string, path: string, body: object, cookie: string) => {
    const answer = await fetch(url + path, {
      method,
      headers: headersOf(cookie),
      body: JSON.stringify(body),
    });
    const cookies = answer.headers.getSetCookie().map((one) => one.split(';')[0]);
    return {
      path,
      status: answer.status,
      text: await answer.text(),
      cookie: cookies.join('; '),
    };
  };
  return {
    post: (path: string, body: object, cookie = '') => write('POST', path, body, cookie),
    patch: (path: string, body: object, cookie: string) => write('PATCH', path, body, cookie),
    async statusOf(cookie: string) {
      const answer = await fetch(`${url}/api/me`, { headers: { cookie } });
      await answer.text();
      return answer.status;
    },
    async sessionsOf(cookie: string) {
      const answer = await fetch(`${url}/api/me/sessions`, { headers: { cookie } });
      return ((await answer.json()) as SessionList).items;
    },
    async end(which: string, cookie: string) {
      const at = `${url}/api/me/sessions${which}`;
      const answer = await fetch(at, { method: 'DELETE', headers: headersOf(cookie) });
      await answer.text();
      return answer.status;
    },
  };
}

import { type TestApp, testOrigin } from './test-app.ts';

/** Posts each time from an address of its own, so that the limit of one test does not end the next. */
export function strangersOf(app: () => TestApp) {
  let visitors = 0;
  return (path: string, body: unknown, headers: Readonly<Record<string, string>> = {}) => {
    visitors += 1;
    return app().request(path, {
      method: 'POST',
      headers: {
        'Content-Type': 'application/json',
        Origin: testOrigin,
        'X-Forwarded-For': `10.0.${visitors >> 8}.${visitors & 255}`,
        ...headers,
      },
      body: JSON.stringify(body),
    });
  };
}

/** What a browser would send back. */
export const cookiesOf = (answer: Response): string =>
  answer.headers
    .getSetCookie()
    .map((cookie) => cookie.split(';')[0])
    .join('; ');

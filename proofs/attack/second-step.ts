import { codeOf } from '../../server/testing/app-code.ts';
import { openFindings } from './findings.ts';
import type { Target } from './target.ts';

const password = 'seven quiet lamps';
const email = 'second-step@example.org';

/** Somebody who knows the password of a renter with a second factor, and nothing else of theirs. */
export async function attackSecondStep({ url }: Target): Promise<string[]> {
  const { findings, expected } = openFindings();
  let visitors = 0;
  const post = async (path: string, body: object, cookie = '') => {
    visitors += 1;
    const answer = await fetch(url + path, {
      method: 'POST',
      headers: {
        'Content-Type': 'application/json',
        'X-Forwarded-For': `10.10.0.${visitors}`,
        ...(cookie ? { cookie } : {}),
      },
      body: JSON.stringify(body),
    });
    const cookies = answer.headers.getSetCookie().map((one) => one.split(';')[0]);
    const document = (await answer.json()) as { readonly key?: string };
    return { status: answer.status, document, cookie: cookies.join('; ') };
  };
  const statusOf = async (cookie: string) => {
    const answer = await fetch(`${url}/api/me`, { headers: { cookie } });
    await answer.text();
    return answer.status;
  };

  const person = { name: 'Some Body', email, password };
  const owner = (await post('/api/auth/sign-up/email', person)).cookie;
  const { key = '' } = (await post('/api/me/factors/app', { password }, owner)).document;
  const used = codeOf(key);
  await post('/api/me/factors/app/confirmation', { name: 'Phone', code: used }, owner);

  const first = await post('/api/auth/sign-in/email', { email, password });
  expected(first.status, 401, 'the password alone');
  expected(await statusOf(first.cookie), 401, 'the cookie between the two steps');
  const answerWith = (body: object, cookie = first.cookie) =>
    post('/api/auth/second-step', body, cookie);
  expected((await answerWith({ kind: 'app', code: used })).status, 422, 'a code that was used');
  expected((await answerWith({ kind: 'recovery', code: '' })).status, 422, 'an empty code');
  expected((await answerWith({ kind: 'app', code: '123456' }, '')).status, 410, 'no cookie');
  const guesses = [];
  for (let n = 0; n < 8; n += 1) {
    guesses.push((await answerWith({ kind: 'recovery', code: `GUESS-${n}` })).status);
  }
  expected(guesses.filter((status) => status === 422).length, 4, 'guesses after the first');
  expected((await answerWith({ kind: 'app', code: codeOf(key, 1) })).status, 429, 'one too many');

  for (const path of ['removal', 'recovery-codes', 'app', 'passkey']) {
    const body = { id: crypto.randomUUID(), password: 'not the password' };
    const { status } = await post(`/api/me/factors/${path}`, body, first.cookie);
    expected(status, 401, `${path} between the two steps`);
  }
  const known = `${first.cookie}; ${owner}`;
  const asOwner = await answerWith({ kind: 'app', code: codeOf(key, 1) }, known);
  expected(asOwner.status, 200, 'the owner on a device that is known');
  return findings;
}

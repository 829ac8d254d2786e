import { expect } from 'vitest';
import { FactorList } from '../../contract/factors.ts';
import { codeOf } from './app-code.ts';
import { createSoftPasskey } from './soft-passkey.ts';
import { cookiesOf, strangersOf } from './strangers.ts';
import { type TestApp, testOrigin } from './test-app.ts';

export const password = 'seven quiet lamps';
export const host = new URL(testOrigin).hostname;

/** Each answer has some of it. */
export interface Answer {
  readonly error?: { readonly code: string };
  readonly key: string;
  readonly recoveryCodes: string[];
  readonly options: { readonly challenge: string };
  readonly hasApp: boolean;
  readonly passkey: { readonly challenge: string };
}

/** Renters with a second factor, and what they ask of the server. */
export function renterFactors(app: () => TestApp) {
  /** Which addresses were walked; that none names a token is checked each time. */
  const answered = new Set<string>();
  let people = 0;
  const ask = strangersOf(app);

  async function post(path: string, body: unknown, cookie = '') {
    const answer = await ask(path, body, cookie ? { cookie } : {});
    const text = await answer.text();
    expect(text, path).not.toMatch(/token/i);
    answered.add(path);
    const document = JSON.parse(text) as Answer;
    return {
      status: answer.status,
      document,
      code: document.error?.code,
      cookie: cookiesOf(answer),
    };
  }

  async function newRenter() {
    people += 1;
    const email = `factors-${people}@example.org`;
    const person = { name: 'Some Body', email, password };
    const { cookie } = await post('/api/auth/sign-up/email', person);
    return { email, cookie };
  }

  const factorsOf = async (cookie: string) => {
    const answer = await app().request('/api/me/factors', { headers: { cookie } });
    return FactorList.parse(await answer.json());
  };
  const statusFor = async (cookie: string) =>
    (await app().request('/api/me', { headers: { cookie } })).status;
  const emailsTo = async (email: string) => {
    const { rows } = await app().deps.database.pool.query<{ change: string }>(
      `SELECT data->>'change' AS change FROM outgoing_mail
       WHERE recipient = $1 AND template = 'factor-changed' ORDER BY created_at, id`,
      [email],
    );
    return rows.map(({ change }) => change);
  };

  async function withApp() {
    const renter = await newRenter();
    const started = await post('/api/me/factors/app', { password }, renter.cookie);
    const { key } = started.document;
    const confirmed = await post(
      '/api/me/factors/app/confirmation',
      { name: 'My phone', code: codeOf(key) },
      renter.cookie,
    );
    expect(confirmed.status, JSON.stringify(confirmed.document)).toBe(200);
    return { ...renter, key, recoveryCodes: confirmed.document.recoveryCodes };
  }

  async function withPasskey() {
    const renter = await newRenter();
    const passkey = createSoftPasskey();
    const started = await post('/api/me/factors/passkey', { password }, renter.cookie);
    const { challenge } = started.document.options;
    const answer = passkey.register({ challenge, origin: testOrigin, host });
    const confirmed = await post(
      '/api/me/factors/passkey/confirmation',
      { name: 'Laptop', answer },
      renter.cookie,
    );
    expect(confirmed.status, JSON.stringify(confirmed.document)).toBe(200);
    return { ...renter, passkey };
  }

  const firstStep = (email: string) => post('/api/auth/sign-in/email', { email, password });
  const secondStep = (cookie: string, body: unknown) => post('/api/auth/second-step', body, cookie);

  return {
    ask,
    answered,
    post,
    newRenter,
    factorsOf,
    statusFor,
    emailsTo,
    withApp,
    withPasskey,
    firstStep,
    secondStep,
  };
}

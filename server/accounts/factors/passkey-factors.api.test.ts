import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { host, password, renterFactors } from '../../testing/factors.ts';
import { createSoftPasskey } from '../../testing/soft-passkey.ts';
import { createTestApp, type TestApp, testOrigin } from '../../testing/test-app.ts';
import { authPaths } from '../auth-paths.ts';

let app: TestApp;
beforeAll(async () => {
  app = await createTestApp();
});
afterAll(() => app.close());
const {
  answered,
  post,
  newRenter,
  factorsOf,
  statusFor,
  emailsTo,
  withPasskey,
  firstStep,
  secondStep,
} = renterFactors(() => app);

describe('a passkey [A-FACTOR-007]', () => {
  const asked = async (email: string) => {
    const { cookie } = await firstStep(email);
    const { document } = await post('/api/auth/second-step/options', {}, cookie);
    return { cookie, challenge: document.passkey.challenge, document };
  };

  it('signs in, again and again', async () => {
    const { email, passkey } = await withPasskey();
    for (const counter of [1, 2]) {
      const { cookie, challenge, document } = await asked(email);
      expect(document.hasApp).toBe(false);
      expect(document.passkey).toMatchObject({ rpId: host, userVerification: 'required' });
      const answer = passkey.sign({ challenge, origin: testOrigin, host }, { counter });
      const second = await secondStep(cookie, { kind: 'passkey', answer });
      expect(second.status).toBe(200);
      expect(await statusFor(second.cookie)).toBe(200);
    }
    expect(await emailsTo(email)).toEqual(['passkeyAdded']);
  });

  it.each([
    ['another origin', { origin: 'https://evil.example' }, {}],
    ['another host', { host: 'evil.example' }, {}],
    ['another challenge', { challenge: Buffer.from('made up').toString('base64url') }, {}],
    ['nobody verified', {}, { isUserVerified: false }],
    ['a counter that went backwards', {}, { counter: 3 }],
  ] as const)('is refused with %s', async (_, ceremony, behaviour) => {
    const { email, passkey } = await withPasskey();
    const { cookie, challenge } = await asked(email);
    const first = passkey.sign({ challenge, origin: testOrigin, host }, { counter: 5 });
    expect((await secondStep(cookie, { kind: 'passkey', answer: first })).status).toBe(200);
    const next = await asked(email);
    const good = { challenge: next.challenge, origin: testOrigin, host };
    const answer = passkey.sign({ ...good, ...ceremony }, { counter: 6, ...behaviour });
    const second = await secondStep(next.cookie, { kind: 'passkey', answer });
    expect(second.code).toBe('passkey_refused');
  });

  it('is refused that is somebody else’s', async () => {
    const { email } = await withPasskey();
    const stranger = await withPasskey();
    const { cookie, challenge } = await asked(email);
    const answer = stranger.passkey.sign({ challenge, origin: testOrigin, host });
    expect((await secondStep(cookie, { kind: 'passkey', answer })).code).toBe('passkey_refused');
  });

  it('answers a challenge once, whatever came of it', async () => {
    const { email, passkey } = await withPasskey();
    const { cookie, challenge } = await asked(email);
    const good = { challenge, origin: testOrigin, host };
    const bad = passkey.sign({ ...good, origin: 'https://evil.example' });
    expect((await secondStep(cookie, { kind: 'passkey', answer: bad })).code).toBe(
      'passkey_refused',
    );
    const answer = passkey.sign(good);
    expect((await secondStep(cookie, { kind: 'passkey', answer })).code).toBe('passkey_refused');
  });

  it('is not added without user verification, from elsewhere, or twice', async () => {
    const { cookie } = await newRenter();
    const passkey = createSoftPasskey();
    const add = async (change: object, behaviour: object = {}) => {
      const { document } = await post('/api/me/factors/passkey', { password }, cookie);
      const { challenge } = document.options;
      const ceremony = { challenge, origin: testOrigin, host, ...change };
      const answer = passkey.register(ceremony, behaviour);
      return post('/api/me/factors/passkey/confirmation', { name: 'Key', answer }, cookie);
    };
    expect((await add({ origin: 'https://evil.example' })).code).toBe('passkey_refused');
    expect((await add({}, { isUserVerified: false })).code).toBe('passkey_refused');
    expect((await add({})).status).toBe(200);
    expect((await add({})).code).toBe('passkey_refused');
    expect((await factorsOf(cookie)).items).toHaveLength(1);
  });
});

it('no answer around passkeys names a session’s token [A-SESSION-007]', () => {
  const paths = Object.keys(authPaths).filter((path) => path.includes('passkey'));
  expect(paths.filter((path) => !answered.has(path))).toEqual([]);
});

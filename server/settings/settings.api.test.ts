import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { PublicConfig } from '../../contract/configuration.ts';
import { runCommand } from '../operator/run-command.ts';
import { createTestApp, type TestApp } from '../testing/test-app.ts';

let app: TestApp;
beforeAll(async () => {
  app = await createTestApp();
});
afterAll(() => app.close());

const config = async () => PublicConfig.parse(await (await app.request('/api/config')).json());
const operate = async (...words: string[]) => (await runCommand(app.deps, words)).lines;

describe('remote configuration', () => {
  it('is on for the sample data, as decided [A-POLICY-008 D-026-003]', async () => {
    const { flags, booking } = await config();
    expect(flags).toEqual({
      loginEnabled: true,
      signupEnabled: true,
      paymentsEnabled: true,
      passwordRecoveryEnabled: true,
      documentValidationEnabled: true,
      homepageSearchEnabled: true,
      reviewsEnabled: true,
    });
    expect(booking).toEqual({
      maximumDurationDays: 28,
      noticeHours: 2,
      cancellationHours: 48,
      cancellationFee: 0,
      modificationHours: 2,
    });
  });

  it('reaches running nodes when an operator changes it [D-026-004 R-CALL-022]', {
    tags: ['embedded'],
  }, async () => {
    await operate('settings', 'set', 'signup_config', 'signupEnabled=false');
    await vi.waitFor(async () => expect((await config()).flags.signupEnabled).toBe(false), 20_000);
    await operate('settings', 'set', 'signup_config', 'signupEnabled=true');
    await vi.waitFor(async () => expect((await config()).flags.signupEnabled).toBe(true), 20_000);
  });

  it('keeps the fields that are not named [R-MONEY-013]', async () => {
    await operate('settings', 'set', 'search_config', 'noticeHours=4');
    expect(await operate('settings', 'get', 'search_config')).toEqual([
      '{"homepageSearchEnabled":true,"maximumDurationDays":28,"noticeHours":4}',
    ]);
    await operate('settings', 'set', 'search_config', 'noticeHours=2');
  });

  it('falls back to the defaults when a row is missing or invalid [A-DATA-010 D-026-002 R-MONEY-012]', async () => {
    await app.deps.database.kysely
      .updateTable('remote_configuration')
      .set({ value: '{"loginEnabled":"perhaps"}' })
      .where('key', '=', 'login_config')
      .execute();
    await app.deps.database.kysely
      .deleteFrom('remote_configuration')
      .where('key', 'in', ['document_validation_config', 'asset_page_config'])
      .execute();
    const flags = { loginEnabled: false, documentValidationEnabled: true, reviewsEnabled: false };
    // Two writes, of which a node may hear one after the other.
    await vi.waitFor(async () => expect((await config()).flags).toMatchObject(flags), 20_000);
    await operate('settings', 'set', 'login_config', 'loginEnabled=true');
    await operate('settings', 'set', 'asset_page_config', 'reviewsEnabled=true');
  });

  it.each([
    [['settings', 'set', 'nothing', 'a=1'], /nothing is not a setting; known are/],
    [['settings', 'set', 'login_config', 'loginEnabled=7'], /cannot be set so/],
    [['settings', 'set', 'login_config', 'colour="red"'], /cannot be set so/],
    [['settings', 'set', 'search_config', 'maximumDurationDays=0'], /cannot be set so/],
    [['settings', 'set', 'login_config', 'loginEnabled'], /Usage: npm run settings/],
    [['settings'], /Usage: npm run settings/],
    [['clock', 'move', 'tomorrow'], /tomorrow/],
  ])('refuses %j with a clear sentence [D-026-001]', async (words, message) => {
    await expect(operate(...words)).rejects.toThrow(message);
  });
});

describe('the clock', () => {
  it('can be moved and every answer follows [D-035-002]', async () => {
    await operate('clock', 'set', '2031-05-06T07:08:00Z');
    expect((await config()).now).toMatch(/^2031-05-06T07:08:/);
    await operate('clock', 'move', 'P1DT1H');
    expect((await config()).now).toMatch(/^2031-05-07T08:08:/);
  });
});

describe('the operator’s address', () => {
  const post = (authorization: string) =>
    app.request('/operator', {
      method: 'POST',
      headers: { Authorization: authorization },
      body: JSON.stringify(['settings', 'list']),
    });

  it('does not exist without the token', async () => {
    expect((await post('Bearer wrong')).status).toBe(404);
    expect((await post('')).status).toBe(404);
  });

  it('carries out commands with it', async () => {
    const answer = await post('Bearer the-operator-token-of-the-tests');
    expect(((await answer.json()) as { lines: string[] }).lines).toHaveLength(11);
  });
});

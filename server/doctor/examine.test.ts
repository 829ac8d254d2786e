import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { SMTPServer } from 'smtp-server';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { examine } from './examine.ts';

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'handover-doctor-'));
});
afterAll(() => rm(folder, { recursive: true, force: true }));

const look = async (settings: Record<string, string> = {}) =>
  Object.fromEntries(
    (await examine({ DATA_FOLDER: folder, ...settings })).map(({ about, isRight, says }) => [
      about,
      `${isRight ? 'right' : 'wrong'}: ${says}`,
    ]),
  );

const production = {
  NODE_ENV: 'production',
  SESSION_SECRET: 'x'.repeat(32),
  PUBLIC_URL: 'https://handover.example',
  PAYMENTS_PROVIDER: 'simulator',
  IDENTITY_PROVIDER: 'simulator',
  ADDRESSES_PROVIDER: 'simulator',
  MAIL_PROVIDER: 'simulator',
  TEXTS_PROVIDER: 'simulator',
};
/** Nobody listens on it. */
const nowhere = 'localhost:9';

describe('the doctor', () => {
  it('finds nothing wrong where nothing is set', async () => {
    const findings = await examine({ DATA_FOLDER: folder });
    expect(findings.filter(({ isRight }) => !isRight)).toEqual([]);
    expect(findings.map(({ about }) => about)).toEqual([
      'settings',
      'data folder',
      'public address',
      'console address',
      'simulation',
      'database',
      'payments',
      'identity checks',
      'addresses',
      'mail',
      'texts',
      'files',
      'map style',
    ]);
  });

  it('says which setting cannot be read', async () => {
    expect(await look({ PORT: 'abc' })).toEqual({
      settings: expect.stringMatching(/^wrong: A setting is wrong: PORT: /),
    });
  });

  it('wants a public address of https in production', async () => {
    expect((await look(production))['public address']).toMatch(/^right/);
    const { PUBLIC_URL: _, ...without } = production;
    expect(await look(without)).toEqual({
      settings: 'wrong: In production PUBLIC_URL is needed: the address that renters see.',
    });
    const plain = await look({ ...production, PUBLIC_URL: 'http://handover.example' });
    expect(plain['public address']).toBe('wrong: is not https, in production');
  });

  it('wants a console’s address of https in production', async () => {
    const consoleAt = async (CONSOLE_URL: string) =>
      (await look({ ...production, CONSOLE_URL }))['console address'];
    expect((await look(production))['console address']).toBe('right: not set; there is no console');
    expect(await consoleAt('http://desk.handover.example')).toBe(
      'wrong: is not https, in production',
    );
    expect(await consoleAt('https://desk.handover.example')).toBe(
      'right: https://desk.handover.example',
    );
  });

  it('stores a file in the bucket and reads it again', async () => {
    const stored = new Map<string, string>();
    const may = { write: true, read: true };
    const server = createServer(async (request, response) => {
      const isWrite = request.method === 'PUT';
      const body = (await request.toArray()).join('');
      if (isWrite ? !may.write : !may.read) response.writeHead(403).end();
      else if (isWrite) {
        stored.set(request.url ?? '', body);
        response.end();
      } else response.end(stored.get(request.url ?? ''));
    });
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    const { port } = server.address() as AddressInfo;
    const files = async () =>
      (
        await look({
          STORAGE_PROVIDER: 's3',
          S3_ENDPOINT: `http://127.0.0.1:${port}`,
          S3_BUCKET: 'photographs',
          S3_ACCESS_KEY_ID: 'hunter1',
          S3_SECRET_ACCESS_KEY: 'hunter2',
        })
      )['files'];
    expect(await files()).toBe('right: the bucket photographs takes and gives files');
    expect([...stored.keys()]).toEqual(['/photographs/doctor-trial.txt']);
    may.write = false;
    expect(await files()).toBe('wrong: S3 did not take doctor-trial.txt: 403');
    Object.assign(may, { write: true, read: false });
    expect(await files()).toBe('wrong: S3 did not give doctor-trial.txt: 403');
    server.close();
  });

  it('says when the data folder cannot be written', async () => {
    const file = path.join(folder, 'a-file');
    await writeFile(file, '');
    const findings = await look({ DATA_FOLDER: path.join(file, 'below') });
    expect(findings['data folder']).toMatch(/^wrong: /);
  });

  it('says when a database cannot be reached', async () => {
    const findings = await look({ DATABASE_URL: `postgres://u:hunter2@${nowhere}/x` });
    expect(findings['database']).toMatch(/^wrong: .*ECONNREFUSED/);
  });

  it('says whether the mail server greets and accepts the sign-in', async () => {
    const server = new SMTPServer({
      authOptional: true,
      disabledCommands: ['STARTTLS'],
      onAuth: ({ password }, _, done) =>
        password === 'right' ? done(null, { user: 'u' }) : done(new Error('no entry for hunter2')),
    });
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    const { port } = server.server.address() as AddressInfo;
    const mail = (password: string) => ({
      MAIL_PROVIDER: 'smtp',
      PUBLIC_URL: 'https://handover.example',
      SMTP_URL: `smtp://u:${password}@127.0.0.1:${port}`,
      SMTP_TLS: 'offered',
    });
    expect((await look(mail('right')))['mail']).toBe(
      'right: the server greets and accepts the sign-in',
    );
    const refused = (await look(mail('hunter2')))['mail'];
    expect(refused).toMatch(/^wrong: /);
    expect(refused).not.toContain('hunter2');
    await new Promise<void>((resolve) => server.close(resolve));
  });

  it.each([
    ['live', 'live', 'in production', 'right: live mode'],
    ['live', 'live', 'elsewhere', 'right: live mode'],
    ['test', 'test', 'in production', 'wrong: test mode, in production'],
    ['test', 'test', 'elsewhere', 'right: test mode'],
    ['live', 'test', 'in production', 'wrong: one is of the live mode, the other of the test mode'],
    ['test', 'live', 'elsewhere', 'wrong: one is of the live mode, the other of the test mode'],
  ])(
    'finds a secret key of the %s mode with a public one of the %s mode, %s, %s [D-034-006]',
    async (secret, publishable, where, says) => {
      // Nothing leaves this machine: Stripe knows none of these keys.
      const stripe = vi.spyOn(globalThis, 'fetch');
      stripe.mockImplementation(async () => Response.json({ error: {} }, { status: 401 }));
      const keysOf = (kind: 'sk' | 'rk') =>
        look({
          ...(where === 'in production' ? production : {}),
          PAYMENTS_PROVIDER: 'stripe',
          STRIPE_SECRET_KEY: `${kind}_${secret}_hunter2`,
          STRIPE_PUBLISHABLE_KEY: `pk_${publishable}_hunter2`,
          STRIPE_WEBHOOK_SECRET: 'whsec_hunter2',
          STRIPE_ENVIRONMENT: 'test',
        });
      // A restricted key is of a mode like a secret one.
      const findings = [await keysOf('sk'), await keysOf('rk')];
      stripe.mockRestore();
      expect(findings.map((found) => found['payments keys'])).toEqual([says, says]);
      expect(findings.map((found) => found['payments'])).toEqual(
        Array(2).fill(expect.stringMatching(/^wrong: /)),
      );
    },
  );

  it('looks at the account of each currency that has one of its own', async () => {
    const stripe = vi.spyOn(globalThis, 'fetch');
    stripe.mockImplementation(async () => Response.json({ error: {} }, { status: 401 }));
    const findings = await look({
      PAYMENTS_PROVIDER: 'stripe',
      STRIPE_SECRET_KEY: 'sk_test_hunter2',
      STRIPE_PUBLISHABLE_KEY: 'pk_test_hunter2',
      STRIPE_WEBHOOK_SECRET: 'whsec_hunter2',
      STRIPE_SECRET_KEY_USD: 'sk_live_hunter2',
      STRIPE_PUBLISHABLE_KEY_USD: 'pk_live_hunter2',
      STRIPE_WEBHOOK_SECRET_USD: 'whsec_hunter3',
    });
    stripe.mockRestore();
    expect(findings).toMatchObject({
      payments: expect.stringMatching(/^wrong: /),
      'payments keys': 'right: test mode',
      'payments USD': expect.stringMatching(/^wrong: /),
      'payments webhook USD': 'right: the secret is set for /api/webhooks/stripe-usd',
      'payments keys USD': 'right: live mode',
    });
    expect(JSON.stringify(findings)).not.toContain('hunter');
  });

  it('says whether the providers accept their keys, and never prints one', async () => {
    const keys = {
      PAYMENTS_PROVIDER: 'stripe',
      STRIPE_SECRET_KEY: 'sk_test_hunter2',
      STRIPE_PUBLISHABLE_KEY: 'pk_live_hunter2',
      STRIPE_WEBHOOK_SECRET: 'whsec_hunter2',
      IDENTITY_PROVIDER: 'persona',
      PERSONA_API_KEY: 'hunter2',
      PERSONA_TEMPLATE_ID: 'itmpl_1',
      PERSONA_WEBHOOK_SECRET: 'hunter2',
      PERSONA_ENVIRONMENT: 'sandbox',
      MAIL_PROVIDER: 'smtp',
      SMTP_URL: `smtp://u:hunter2@${nowhere}`,
      DATABASE_URL: `postgres://u:hunter2@${nowhere}/x`,
    };
    const status = { of: 404 };
    const server = createServer((_, response) => {
      response.writeHead(status.of, { 'Content-Type': 'application/json' });
      response.end('{"version":8,"features":[]}');
    });
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
    const settings = {
      ...production,
      ...keys,
      PAYMENTS_PROVIDER: 'simulator',
      STRIPE_SIMULATOR_URL: url,
      PERSONA_API_URL: url,
      MAP_STYLE_URL: url,
      ADDRESSES_PROVIDER: 'photon',
      PHOTON_URL: url.replace('//', '//u:hunter2@'),
    };
    const findings = await look(settings);
    expect(findings['identity checks']).toBe('right: Persona accepts the key');
    expect(findings['identity environment']).toBe('wrong: sandbox, in production');
    expect(findings['payments']).toMatch(/^wrong: /);
    expect(findings['map style']).toBe('wrong: answers 404');
    expect(findings['addresses']).toBe('wrong: answered 404');
    status.of = 401;
    expect((await look(settings))['identity checks']).toBe('wrong: answered 401');
    status.of = 200;
    const answered = await look(settings);
    expect(answered['map style']).toBe('right: answers with a style');
    expect(answered['addresses']).toBe('right: Photon answers');
    expect(JSON.stringify(findings)).not.toContain('hunter2');
    server.close();
  });
});

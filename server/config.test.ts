import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { readConfig } from './config.ts';
import { settingNames } from './environment.ts';

const simulatedProduction = {
  NODE_ENV: 'production',
  SESSION_SECRET: 'x'.repeat(32),
  PUBLIC_URL: 'https://handover.example',
  PAYMENTS_PROVIDER: 'simulator',
  IDENTITY_PROVIDER: 'simulator',
  ADDRESSES_PROVIDER: 'simulator',
  MAIL_PROVIDER: 'simulator',
  TEXTS_PROVIDER: 'simulator',
};

describe('configuration', () => {
  it('is complete without any setting [D-034-001]', () => {
    expect(readConfig({})).toMatchObject({
      port: 3000,
      loadsSampleData: true,
      isProduction: false,
    });
  });

  it('takes an empty variable for an unset one', () => {
    expect(readConfig({ PORT: '', DATABASE_URL: '' })).toMatchObject({ port: 3000 });
  });

  it.each([
    [{ PORT: 'eighty' }, /PORT/],
    [{ PORT: '70000' }, /PORT/],
    [{ DATABASE_URL: 'mysql://somewhere' }, /DATABASE_URL/],
    [{ ROLE: 'king' }, /ROLE/],
    [{ PERSONA_ENVIRONMENT: 'moon' }, /PERSONA_ENVIRONMENT/],
    [{ SESSION_SECRET: 'short' }, /SESSION_SECRET: needs at least 32 characters/],
  ])('says in one sentence what is wrong with %o [A-DOCUMENT-022]', (environment, message) => {
    expect(() => readConfig(environment)).toThrow(message);
    expect(() => readConfig(environment)).toThrow(/^A setting is wrong: [^\n]+\.$/);
  });

  it('refuses production with simulators that nobody asked for [D-034-004]', () => {
    expect(() => readConfig({ NODE_ENV: 'production' })).toThrow(
      /every provider is named: set PAYMENTS_PROVIDER, IDENTITY_PROVIDER, ADDRESSES_PROVIDER, MAIL_PROVIDER, TEXTS_PROVIDER/,
    );
  });

  it('knows a replica of a PostgreSQL, and of nothing else', () => {
    const replica = { DATABASE_REPLICA_URL: 'postgres://replica/handover' };
    expect(readConfig({ ...replica, DATABASE_URL: 'postgres://primary/handover' })).toMatchObject({
      replica: { url: 'postgres://replica/handover' },
    });
    expect(readConfig({}).replica).toBeNull();
    expect(() => readConfig(replica)).toThrow(/^DATABASE_REPLICA_URL needs DATABASE_URL: /);
  });

  it('starts in production when simulation is asked for by name, without sample data [D-034-004]', () => {
    const config = readConfig(simulatedProduction);
    expect(config).toMatchObject({ isProduction: true, loadsSampleData: false });
  });

  it('refuses hot reload in production: it opens the content security policy', () => {
    expect(() => readConfig({ ...simulatedProduction, HOT_RELOAD: 'on' })).toThrow(
      'HOT_RELOAD is for development; take it out in production.',
    );
    expect(readConfig({ HOT_RELOAD: 'on' }).hotReload).toBe(true);
    expect(readConfig({ ...simulatedProduction, HOT_RELOAD: 'off' }).hotReload).toBe(false);
  });

  it('sends real texts when told with which account, from which number and of which site', () => {
    const twilio = {
      TEXTS_PROVIDER: 'twilio',
      TWILIO_ACCOUNT_SID: 'AC0123',
      TWILIO_AUTH_TOKEN: 'secret',
      TWILIO_NUMBER: '+12125550100',
    };
    const site = { PUBLIC_URL: 'https://handover.example' };
    const key = { TWILIO_API_KEY_SID: 'SK01', TWILIO_API_KEY_SECRET: 'secret of the key' };
    expect(readConfig({ ...twilio, ...site, ...key }).texts).toMatchObject({
      provider: 'twilio',
      number: '+12125550100',
      apiKey: { sid: 'SK01', secret: 'secret of the key' },
      messagingServiceSid: null,
    });
    expect(() => readConfig(twilio)).toThrow(
      'TEXTS_PROVIDER=twilio needs TWILIO_ACCOUNT_SID, TWILIO_AUTH_TOKEN, TWILIO_NUMBER and PUBLIC_URL.',
    );
    expect(() =>
      readConfig({ ...twilio, ...site, TWILIO_API_KEY_SECRET: 'secret of the key' }),
    ).toThrow('TWILIO_API_KEY needs TWILIO_API_KEY_SID and TWILIO_API_KEY_SECRET.');
    expect(() => readConfig({ TWILIO_NUMBER: '0912 345 678' })).toThrow(/TWILIO_NUMBER/);
    expect(readConfig({ TEXTS_PROVIDER: 'none' }).texts).toEqual({ provider: 'none' });
  });

  it('sends real mail when told where to and from which site', () => {
    const smtp = { MAIL_PROVIDER: 'smtp', SMTP_URL: 'smtps://user:secret@mail.example:465' };
    const config = readConfig({ ...smtp, PUBLIC_URL: 'https://handover.example' });
    expect(config.mail).toEqual({
      provider: 'smtp',
      url: smtp.SMTP_URL,
      requiresTls: true,
      from: 'Handover <hello@handover.example>',
    });
    expect(config.simulated).not.toContain('mail');
    const offered = { ...smtp, PUBLIC_URL: 'https://handover.example', SMTP_TLS: 'offered' };
    expect(readConfig(offered).mail).toMatchObject({ requiresTls: false });
    for (const incomplete of [{ MAIL_PROVIDER: 'smtp' }, smtp]) {
      expect(() => readConfig(incomplete)).toThrow(
        'MAIL_PROVIDER=smtp needs SMTP_URL and PUBLIC_URL.',
      );
    }
    expect(() => readConfig({ MAIL_FROM: 'a@b.example\r\nBcc: c@d.example' })).toThrow(/MAIL_FROM/);
  });

  it('takes real card payments with all three keys, and says which are missing', () => {
    const keys = {
      STRIPE_SECRET_KEY: 'sk_live_secret',
      STRIPE_PUBLISHABLE_KEY: 'pk_live_public',
      STRIPE_WEBHOOK_SECRET: 'whsec_secret',
    };
    const config = readConfig({ PAYMENTS_PROVIDER: 'stripe', ...keys });
    expect(config.payments).toEqual({
      provider: 'stripe',
      accounts: [
        {
          name: 'main',
          currencies: ['EUR', 'USD'],
          secretKey: 'sk_live_secret',
          publishableKey: 'pk_live_public',
          webhookSecret: 'whsec_secret',
        },
      ],
    });
    expect(config.simulated).not.toContain('payments');
    const incomplete = { ...keys, STRIPE_WEBHOOK_SECRET: '' };
    expect(() => readConfig({ PAYMENTS_PROVIDER: 'stripe', ...incomplete })).toThrow(
      'PAYMENTS_PROVIDER=stripe needs STRIPE_SECRET_KEY, STRIPE_PUBLISHABLE_KEY and STRIPE_WEBHOOK_SECRET.',
    );
    expect(() => readConfig({ STRIPE_PUBLISHABLE_KEY: 'sk_live_secret' })).toThrow(
      /^(?!.*sk_live_secret).*STRIPE_PUBLISHABLE_KEY/,
    );
  });

  it('gives a currency a payment account of its own with keys of its own, all three', () => {
    const keysOf = (suffix: string) => ({
      [`STRIPE_SECRET_KEY${suffix}`]: 'sk_live_secret',
      [`STRIPE_PUBLISHABLE_KEY${suffix}`]: 'pk_live_public',
      [`STRIPE_WEBHOOK_SECRET${suffix}`]: 'whsec_secret',
    });
    const accounts = (...suffixes: string[]) => {
      const given = Object.assign({ PAYMENTS_PROVIDER: 'stripe' }, ...suffixes.map(keysOf));
      const { payments } = readConfig(given);
      if (payments.provider !== 'stripe') throw new Error('Stripe was asked for');
      return payments.accounts.map(({ name, currencies }) => [name, ...currencies]);
    };
    expect(accounts('', '_USD')).toEqual([
      ['main', 'EUR'],
      ['usd', 'USD'],
    ]);
    expect(accounts('_EUR', '_USD')).toEqual([
      ['eur', 'EUR'],
      ['usd', 'USD'],
    ]);
    // What was paid in the main account before is still looked up there.
    expect(accounts('', '_EUR', '_USD')).toEqual([['main'], ['eur', 'EUR'], ['usd', 'USD']]);
    expect(() => accounts('_USD')).toThrow('PAYMENTS_PROVIDER=stripe needs STRIPE_SECRET_KEY,');
    const half = { ...keysOf(''), STRIPE_SECRET_KEY_USD: 'sk_live_secret' };
    expect(() => readConfig({ PAYMENTS_PROVIDER: 'stripe', ...half })).toThrow(
      'A Stripe account for USD needs STRIPE_SECRET_KEY_USD, STRIPE_PUBLISHABLE_KEY_USD and STRIPE_WEBHOOK_SECRET_USD.',
    );
  });

  it('simulates a second payment account when told so', () => {
    const simulated = (value: string) => {
      const { payments } = readConfig({ STRIPE_SIMULATOR_ACCOUNTS: value });
      return payments.provider === 'simulator' ? payments.simulated : [];
    };
    expect(simulated('')).toEqual([{ name: 'main', currencies: ['EUR', 'USD'] }]);
    expect(simulated('USD')).toEqual([
      { name: 'main', currencies: ['EUR'] },
      { name: 'usd', currencies: ['USD'] },
    ]);
    expect(() => simulated('GBP')).toThrow('STRIPE_SIMULATOR_ACCOUNTS');
  });

  it('asks for all that Persona needs, and takes the sandbox unless told otherwise [A-DOCUMENT-022]', () => {
    const named = { IDENTITY_PROVIDER: 'persona', PERSONA_API_KEY: 'key' };
    expect(() => readConfig(named)).toThrow(/PERSONA_TEMPLATE_ID and PERSONA_WEBHOOK_SECRET/);
    const complete = { ...named, PERSONA_TEMPLATE_ID: 'itmpl', PERSONA_WEBHOOK_SECRET: 'secret' };
    const config = readConfig(complete);
    expect(config.identity).toMatchObject({ provider: 'persona', environment: 'sandbox' });
    expect(config.simulated).not.toContain('identity');
    const real = readConfig({ ...complete, PERSONA_ENVIRONMENT: 'production' });
    expect(real.identity).toMatchObject({ environment: 'production' });
  });

  it('listens to this machine alone while it is tried out, unless told otherwise', () => {
    expect(readConfig({}).host).toBe('127.0.0.1');
    expect(readConfig({ HOST: '0.0.0.0' }).host).toBe('0.0.0.0');
    expect(readConfig(simulatedProduction).host).toBe('0.0.0.0');
  });

  it.each([
    ['sk_test_secret', 'pk_test_public'],
    ['rk_test_secret', 'pk_test_public'],
    ['sk_live_secret', 'pk_test_public'],
  ])('refuses production with %s and %s of Stripe unless asked by name', (secret, published) => {
    const keys = {
      ...simulatedProduction,
      PAYMENTS_PROVIDER: 'stripe',
      STRIPE_SECRET_KEY: secret,
      STRIPE_PUBLISHABLE_KEY: published,
      STRIPE_WEBHOOK_SECRET: 'whsec_secret',
    };
    expect(() => readConfig(keys)).toThrow(/test keys.*STRIPE_ENVIRONMENT=test/);
    expect(() => readConfig({ ...keys, STRIPE_ENVIRONMENT: 'live' })).toThrow(/test keys/);
    expect(readConfig({ ...keys, STRIPE_ENVIRONMENT: 'test' }).payments.provider).toBe('stripe');
    expect(readConfig({ ...keys, NODE_ENV: 'development' }).payments.provider).toBe('stripe');
  });

  it('refuses production with the sandbox of Persona unless asked by name', () => {
    const keys = {
      ...simulatedProduction,
      IDENTITY_PROVIDER: 'persona',
      PERSONA_API_KEY: 'persona_sandbox_secret',
      PERSONA_TEMPLATE_ID: 'itmpl',
      PERSONA_WEBHOOK_SECRET: 'secret',
    };
    expect(() => readConfig(keys)).toThrow(/sandbox.*PERSONA_ENVIRONMENT/);
    const claimed = { ...keys, PERSONA_ENVIRONMENT: 'production' };
    expect(() => readConfig(claimed)).toThrow(/sandbox/);
    const real = { ...claimed, PERSONA_API_KEY: 'persona_production_secret' };
    expect(readConfig(real).identity).toMatchObject({ environment: 'production' });
    const asked = readConfig({ ...keys, PERSONA_ENVIRONMENT: 'sandbox' });
    expect(asked.identity).toMatchObject({ environment: 'sandbox' });
  });

  it('finds simulators in processes of their own, with the keys they were given', () => {
    const keys = {
      STRIPE_SECRET_KEY: 'sk_sim_secret',
      STRIPE_PUBLISHABLE_KEY: 'pk_sim_public',
      STRIPE_WEBHOOK_SECRET: 'whsec_secret',
      PERSONA_API_KEY: 'key',
      PERSONA_TEMPLATE_ID: 'itmpl',
      PERSONA_WEBHOOK_SECRET: 'secret',
    };
    const apart = {
      STRIPE_SIMULATOR_URL: 'http://localhost:12111/',
      PERSONA_SIMULATOR_URL: 'http://localhost:12112/',
    };
    const config = readConfig({ ...keys, ...apart });
    expect(config.payments).toMatchObject({ elsewhere: { url: 'http://localhost:12111' } });
    expect(config.identity).toMatchObject({
      elsewhere: { url: 'http://localhost:12112', apiKey: 'key' },
    });
    expect(config.simulated).toEqual(['payments', 'identity', 'addresses', 'mail', 'texts']);
    for (const [name, url] of Object.entries(apart)) {
      expect(() => readConfig({ [name]: url })).toThrow(`${name} needs `);
    }
  });

  it('says truthfully of each part whether it is simulated [D-034-003]', () => {
    const real = {
      payments: {
        PAYMENTS_PROVIDER: 'stripe',
        STRIPE_SECRET_KEY: 'sk_live_secret',
        STRIPE_PUBLISHABLE_KEY: 'pk_live_public',
        STRIPE_WEBHOOK_SECRET: 'whsec_secret',
      },
      identity: {
        IDENTITY_PROVIDER: 'persona',
        PERSONA_API_KEY: 'key',
        PERSONA_TEMPLATE_ID: 'itmpl',
        PERSONA_WEBHOOK_SECRET: 'secret',
        PERSONA_ENVIRONMENT: 'production',
      },
      addresses: { ADDRESSES_PROVIDER: 'mapbox', MAPBOX_TOKEN: 'sk.secret' },
      mail: {
        MAIL_PROVIDER: 'smtp',
        SMTP_URL: 'smtp://mail.example',
        PUBLIC_URL: 'https://handover.example',
      },
      texts: {
        TEXTS_PROVIDER: 'twilio',
        TWILIO_ACCOUNT_SID: 'AC0123',
        TWILIO_AUTH_TOKEN: 'secret',
        TWILIO_NUMBER: '+12125550100',
        PUBLIC_URL: 'https://handover.example',
      },
    };
    expect(readConfig({}).simulated).toEqual(Object.keys(real));
    for (const [part, settings] of Object.entries(real)) {
      const others = Object.keys(real).filter((other) => other !== part);
      expect(readConfig(settings).simulated).toEqual(others);
    }
    const all = Object.assign({}, ...Object.values(real)) as Record<string, string>;
    const config = readConfig({ ...all, NODE_ENV: 'production', SESSION_SECRET: 'x'.repeat(32) });
    expect(config.simulated).toEqual([]);
  });

  it('wants a secret for sessions and the address of the site in production', () => {
    const named = Object.fromEntries(
      ['PAYMENTS', 'IDENTITY', 'ADDRESSES', 'MAIL', 'TEXTS'].map((part) => [
        `${part}_PROVIDER`,
        'simulator',
      ]),
    );
    expect(() => readConfig({ NODE_ENV: 'production', ...named })).toThrow(
      'In production SESSION_SECRET is needed: a random text of 32 characters or more.',
    );
    const secret = { SESSION_SECRET: 'x'.repeat(32) };
    expect(() => readConfig({ NODE_ENV: 'production', ...named, ...secret })).toThrow(
      'In production PUBLIC_URL is needed: the address that renters see.',
    );
  });

  it.each([
    'DATABASE_URL',
    'SMTP_URL',
    'PHOTON_URL',
    'PUBLIC_URL',
    'STRIPE_SIMULATOR_URL',
    'PERSONA_SIMULATOR_URL',
    'STRIPE_WEBHOOK_SECRET',
    'STRIPE_WEBHOOK_SECRET_USD',
    'OPERATOR_TOKEN',
    'SESSION_SECRET',
    'PAYMENTS_PROVIDER',
  ])('does not repeat a wrong %s', (name) => {
    expect(() => readConfig({ [name]: 'x://u:hunter2@y' })).toThrow(/^(?!.*hunter2)/);
  });

  it('looks up addresses where it is told to, and says what is missing', () => {
    const mapbox = readConfig({ ADDRESSES_PROVIDER: 'mapbox', MAPBOX_TOKEN: 'sk.secret' });
    expect(mapbox.addresses).toEqual({ provider: 'mapbox', token: 'sk.secret' });
    expect(mapbox.simulated).not.toContain('addresses');
    const photon = readConfig({ ADDRESSES_PROVIDER: 'photon', PHOTON_URL: 'http://photon:2322' });
    expect(photon.addresses).toEqual({ provider: 'photon', url: 'http://photon:2322' });
    expect(photon.simulated).not.toContain('addresses');
    expect(() => readConfig({ ADDRESSES_PROVIDER: 'mapbox' })).toThrow(
      'ADDRESSES_PROVIDER=mapbox needs MAPBOX_TOKEN.',
    );
    expect(() => readConfig({ ADDRESSES_PROVIDER: 'photon' })).toThrow(
      'ADDRESSES_PROVIDER=photon needs PHOTON_URL.',
    );
    expect(() => readConfig({ PHOTON_URL: 'file:///data' })).toThrow(/PHOTON_URL/);
  });

  it('is documented in .env.example, every setting and no other [D-001-002]', async () => {
    const example = await readFile(path.join(import.meta.dirname, '../.env.example'), 'utf8');
    const documented = [...example.matchAll(/^# ?([A-Z\d_]+)=/gm)].map(([, name]) => name);
    expect(documented.sort()).toEqual([...settingNames].sort());
  });
});

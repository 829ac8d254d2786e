import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { Writable } from 'node:stream';
import { SMTPServer } from 'smtp-server';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { operations } from '../contract/operations.ts';
import { RequestRecord } from '../contract/requests.ts';
import { systemClock } from './clock.ts';
import { createLog } from './log.ts';
import { openGeocoder } from './providers/geocoding/open-geocoder.ts';
import { openMail } from './providers/mail/open-mail.ts';
import { createTestApp, type TestApp, testOrigin, testSessionSecret } from './testing/test-app.ts';
import { workersOf } from './workers.ts';

/** What nobody may read anywhere, by the name of its setting. */
const secrets = {
  STRIPE_SECRET_KEY: 'sk_live_SEEN1',
  STRIPE_WEBHOOK_SECRET: 'whsec_SEEN2',
  PERSONA_API_KEY: 'persona_SEEN3',
  PERSONA_WEBHOOK_SECRET: 'wbhsec_SEEN4',
  MAPBOX_TOKEN: 'sk.SEEN5',
  // Others stand inside an address: the password of the mail server.
  SMTP_PASSWORD: 'SEEN6',
  TWILIO_AUTH_TOKEN: 'SEEN7',
  SESSION_SECRET: testSessionSecret,
  OPERATOR_TOKEN: 'the-operator-token-of-the-tests',
} as const;

let told = '';
const listen = (text: string) => {
  told += `${text}\n`;
};
let providers: Server;
let mailServer: SMTPServer;
let app: TestApp;

beforeAll(async () => {
  // Providers at their worst: they fail, and quote all that they were sent.
  providers = createServer((request, response) => {
    const quoted = JSON.stringify([request.url, request.rawHeaders]);
    response.writeHead(500, { 'Content-Type': 'application/json', 'Request-Id': 'req_1' });
    const error = { type: 'api_error', message: quoted };
    response.end(JSON.stringify({ error, message: quoted, errors: [{ title: quoted }] }));
  });
  await new Promise<void>((resolve) => providers.listen(0, '127.0.0.1', resolve));
  const url = `http://127.0.0.1:${(providers.address() as AddressInfo).port}`;
  mailServer = new SMTPServer({
    disabledCommands: ['STARTTLS'],
    authMethods: ['PLAIN'],
    allowInsecureAuth: true,
    onAuth: ({ username, password }, _, done) =>
      done(new Error(`${username} may not enter with ${password}`)),
  });
  await new Promise<void>((resolve) => mailServer.listen(0, '127.0.0.1', resolve));
  const mailPort = (mailServer.server.address() as AddressInfo).port;
  const log = createLog(
    'debug',
    new Writable({
      write(line, _encoding, done) {
        listen(String(line));
        done();
      },
    }),
  );
  const geocoder = openGeocoder(
    { addresses: { provider: 'mapbox', token: secrets.MAPBOX_TOKEN } },
    { clock: systemClock, log },
    { fetch: (at, init) => fetch(new URL(at.pathname + at.search, url), init) },
  );
  app = await createTestApp({
    log,
    geocoder,
    settings: {
      STRIPE_SECRET_KEY: secrets.STRIPE_SECRET_KEY,
      STRIPE_PUBLISHABLE_KEY: 'pk_live_PUBLIC',
      STRIPE_WEBHOOK_SECRET: secrets.STRIPE_WEBHOOK_SECRET,
      STRIPE_SIMULATOR_URL: url,
      IDENTITY_PROVIDER: 'persona',
      PERSONA_API_KEY: secrets.PERSONA_API_KEY,
      PERSONA_TEMPLATE_ID: 'itmpl_1',
      PERSONA_WEBHOOK_SECRET: secrets.PERSONA_WEBHOOK_SECRET,
      PERSONA_API_URL: url,
      ADDRESSES_PROVIDER: 'mapbox',
      MAPBOX_TOKEN: secrets.MAPBOX_TOKEN,
      TEXTS_PROVIDER: 'twilio',
      TWILIO_API_URL: url,
      TWILIO_ACCOUNT_SID: 'AC0123',
      TWILIO_AUTH_TOKEN: secrets.TWILIO_AUTH_TOKEN,
      TWILIO_NUMBER: '+15005550006',
      MAIL_PROVIDER: 'smtp',
      SMTP_URL: `smtp://user:${secrets.SMTP_PASSWORD}@127.0.0.1:${mailPort}`,
      SMTP_TLS: 'offered',
      PUBLIC_URL: testOrigin,
      SESSION_SECRET: secrets.SESSION_SECRET,
      OPERATOR_TOKEN: secrets.OPERATOR_TOKEN,
    },
  });
});
afterAll(async () => {
  await app.close();
  providers.close();
  await new Promise<void>((resolve) => mailServer.close(resolve));
});

async function hear(path: string, init: RequestInit = {}): Promise<Response> {
  const stop = new AbortController();
  const answer = await app.request(path, { ...init, signal: stop.signal });
  const isStream = answer.headers.get('content-type')?.startsWith('text/event-stream');
  const kept = answer.clone();
  listen(`${JSON.stringify([...answer.headers])}${isStream ? '' : await answer.text()}`);
  stop.abort();
  return kept;
}

const bearer = (key: string) => ({ headers: { Authorization: `Bearer ${key}` } });
const writing = (cookie: string) => ({
  cookie,
  Origin: testOrigin,
  'Content-Type': 'application/json',
  'Idempotency-Key': crypto.randomUUID(),
});

describe('no secret is told', () => {
  it('by any operation, to a visitor or a renter, asked well or badly', async () => {
    const renter = await app.signIn('renter@handover.example');
    const id = crypto.randomUUID();
    const questions = ['', '?city=lisbon&q=rua+augusta', '?city=lisbon&lat=38.71&lng=-9.14'];
    for (const { method, path } of Object.values(operations)) {
      const at = path.replace('{id}', path.startsWith('/api/cities') ? 'lisbon' : id);
      for (const cookie of ['', renter]) {
        for (const question of method === 'GET' ? questions : ['']) {
          const body = method === 'GET' ? {} : { body: '{"unknown":1}' };
          await hear(at + question, { method, headers: writing(cookie), ...body });
        }
      }
    }
    expect(told).toContain('pk_live_PUBLIC'); // the one key that browsers need
    expectNothingSeen();
  });

  it('by what stands beside the API', async () => {
    const forged = { method: 'POST', body: '{"secret":1}' };
    await hear('/api/openapi.json');
    await hear('/api/docs');
    await hear('/metrics');
    await hear('/metrics', bearer(secrets.OPERATOR_TOKEN));
    await hear('/readyz');
    await hear('/operator', { ...forged, ...bearer('guessed') });
    await hear('/operator', { ...bearer(secrets.OPERATOR_TOKEN), ...forged });
    await hear('/nowhere');
    for (const provider of ['stripe', 'persona', 'twilio']) {
      const headers = { 'Stripe-Signature': 't=1,v1=0', 'Persona-Signature': 't=1,v1=0' };
      await hear(`/api/webhooks/${provider}`, forged);
      await hear(`/api/webhooks/${provider}`, { ...forged, headers });
    }
    await hear('/sim/stripe/v1/customers', { method: 'POST', ...bearer('sk_guessed') });
    await hear('/sim/api/state');
    expectNothingSeen();
  });

  it('by the work that fails because providers do, nor by what renters read of it', async () => {
    const cookie = await app.signIn('new@handover.example');
    const mail = await openMail(app.deps.config, app.deps.database.kysely, app.deps.clock);
    const { requests, mail: letters } = workersOf(app.deps, mail);
    if (!requests || !letters) throw new Error('a node works at both');
    const failures: unknown[] = [];
    const carryOut = async (work: Promise<unknown>) => {
      await work.catch((error: unknown) => {
        failures.push(error);
        // As the queue does, which also keeps it.
        app.deps.log.error({ err: error }, 'a job failed');
        listen(error instanceof Error ? `${error.message} ${error.stack}` : String(error));
      });
    };
    for (const path of ['/api/me/payment-methods', '/api/me/documents']) {
      const answer = await hear(path, { method: 'POST', headers: writing(cookie) });
      const { id } = RequestRecord.parse(await answer.json());
      await carryOut(requests.run({ requestId: id }));
      await hear(`/api/requests/${id}`, { headers: { cookie } });
    }
    await app.request('/api/auth/request-password-reset', {
      method: 'POST',
      headers: { 'Content-Type': 'application/json', Origin: testOrigin },
      body: JSON.stringify({ email: 'new@handover.example' }),
    });
    const written = await app.deps.database.kysely
      .selectFrom('outgoing_mail')
      .select('id')
      .execute();
    for (const { id } of written) await carryOut(letters.run({ mailId: id }));
    await mail.close();
    expect(failures.length).toBeGreaterThanOrEqual(3);
    expectNothingSeen();
  });
});

function expectNothingSeen(): void {
  const seen = Object.entries(secrets).filter(([, secret]) =>
    [secret, encodeURIComponent(secret), btoa(secret)].some((form) => told.includes(form)),
  );
  expect(seen.map(([name]) => name)).toEqual([]);
}

describe('the simulated card provider in our own process', () => {
  let simulated: TestApp;
  beforeAll(async () => {
    simulated = await createTestApp();
  });
  afterAll(() => simulated.close());

  it('tells none of its keys', async () => {
    const [simulator] = simulated.deps.cardEntry.simulators;
    if (!simulator) throw new Error('the tests simulate the provider');
    const asked: readonly [path: string, init?: RequestInit][] = [
      ['/api/config'],
      ['/sim/stripe/v1/customers', { method: 'POST', ...bearer('sk_sim_x') }],
      ['/sim/stripe/v1/events'],
      ['/sim/stripe/v1/payment_intents/sample_x_charge'],
    ];
    for (const [path, init] of asked) {
      const answer = await simulated.request(path, init);
      const text = `${JSON.stringify([...answer.headers])}${await answer.text()}`;
      expect(text).not.toContain(simulator.keys.secretKey);
      expect(text).not.toContain(simulator.keys.webhookSecret);
    }
  });

  it('tells browsers the publishable key, which opens nothing by itself [A-WALLET-023]', async () => {
    const { payments } = (await (await simulated.request('/api/config')).json()) as {
      payments: { provider: string; accounts: { publishableKey: string }[] };
    };
    expect(payments).toEqual({
      provider: 'simulator',
      accounts: [
        {
          currencies: ['EUR', 'USD'],
          publishableKey: simulated.deps.paymentProvider.accountOf('EUR').publishableKey,
        },
      ],
    });
    const answer = await simulated.request(
      '/sim/stripe/v1/events',
      bearer(payments.accounts[0]?.publishableKey ?? ''),
    );
    expect(answer.status).toBe(403);
  });

  it('cannot be used by another site', async () => {
    const headers = { Origin: 'https://elsewhere.example', 'Sec-Fetch-Site': 'cross-site' };
    const answer = await simulated.request('/sim/stripe/v1/customers', { method: 'POST', headers });
    expect(answer.status).toBe(403);
  });
});

import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { systemClock } from '../clock.ts';
import { readConfig } from '../config.ts';
import { createLog } from '../log.ts';
import { createTestDatabase, type TestDatabase } from '../testing/test-database.ts';
import { openGeocoder } from './geocoding/open-geocoder.ts';
import { openIdentity } from './identity/open-identity.ts';
import { openMail } from './mail/open-mail.ts';
import { openPaymentProvider } from './payments/open-payment-provider.ts';
import { openTexts } from './texts/open-texts.ts';

let database: TestDatabase;
beforeAll(async () => {
  database = await createTestDatabase('empty');
});
afterAll(() => database.close());

const production = {
  NODE_ENV: 'production',
  SESSION_SECRET: 'x'.repeat(32),
  PUBLIC_URL: 'https://handover.example',
  PAYMENTS_PROVIDER: 'stripe',
  STRIPE_SECRET_KEY: 'sk_live_secret',
  STRIPE_PUBLISHABLE_KEY: 'pk_live_public',
  STRIPE_WEBHOOK_SECRET: 'whsec_secret',
  IDENTITY_PROVIDER: 'persona',
  PERSONA_API_KEY: 'key',
  PERSONA_TEMPLATE_ID: 'itmpl',
  PERSONA_WEBHOOK_SECRET: 'secret',
  PERSONA_ENVIRONMENT: 'production',
  TEXTS_PROVIDER: 'twilio',
  TWILIO_ACCOUNT_SID: 'AC0123',
  TWILIO_AUTH_TOKEN: 'secret',
  TWILIO_NUMBER: '+15005550006',
  MAIL_PROVIDER: 'smtp',
  SMTP_URL: 'smtps://user:secret@mail.example:465',
};

describe.each([
  { ADDRESSES_PROVIDER: 'mapbox', MAPBOX_TOKEN: 'sk.secret' },
  { ADDRESSES_PROVIDER: 'photon', PHOTON_URL: 'http://photon:2322' },
])('production with every provider real ($ADDRESSES_PROVIDER)', (addresses) => {
  it('is composed without asking anybody, and simulates nothing', async () => {
    const asked = vi.spyOn(globalThis, 'fetch');
    const config = readConfig({ ...production, ...addresses });
    const parts = { db: database.kysely, clock: systemClock, log: createLog('silent') };
    const { paymentProvider, cardEntry } = await openPaymentProvider(config, database, systemClock);
    const identity = openIdentity(config, { ...parts, deliver: async () => ({ status: 200 }) });
    const mail = await openMail(config, database.kysely, systemClock);
    openGeocoder(config, parts);
    const siteUrl = 'https://handover.example';
    const texts = openTexts(config, { ...parts, siteUrl, answer: async () => new Response() });
    await mail.close();

    expect(paymentProvider.name).toBe('stripe');
    expect(paymentProvider.accounts).toMatchObject([{ publishableKey: 'pk_live_public' }]);
    expect(cardEntry).toEqual({ answerBrowser: null, simulators: [] });
    expect(identity.checks.name).toBe('persona');
    expect(identity).toMatchObject({ answerWidget: null, simulator: null });
    expect(texts).toMatchObject({ provider: { name: 'twilio' }, simulator: null });
    expect(asked).not.toHaveBeenCalled();
    asked.mockRestore();
  });
});

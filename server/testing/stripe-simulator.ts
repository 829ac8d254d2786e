import { openSimulatedClock } from '../clock.ts';
import { readConfig } from '../config.ts';
import type { Browser } from '../providers/payments/card-form.fixture.ts';
import { openPaymentProvider } from '../providers/payments/open-payment-provider.ts';
import { createTestDatabase, testNow } from './test-database.ts';

interface Sent {
  readonly method?: string;
  readonly form?: Record<string, string>;
  readonly key?: string | null;
  readonly idempotencyKey?: string;
}

export type OpenedSimulator = Awaited<ReturnType<typeof openSimulator>>;

/** The simulated provider on a database of its own: by its HTTP, by a browser, and by our adapter. */
export async function openSimulator() {
  const database = await createTestDatabase();
  const clock = await openSimulatedClock(database);
  await clock.moveTo(testNow);
  const { paymentProvider, cardEntry } = await openPaymentProvider(readConfig({}), database, clock);
  const account = paymentProvider.accountOf('EUR');
  const [simulator] = cardEntry.simulators;
  if (!simulator) throw new Error('nothing is simulated');
  const { app, keys } = simulator;
  const browser: Browser = {
    publishableKey: keys.publishableKey,
    fetch: async (at, init) => app.request(at, init),
  };

  async function send(at: string, { method = 'POST', form, key, idempotencyKey }: Sent = {}) {
    const auth = key === undefined ? keys.secretKey : key;
    const answer = await app.request(at, {
      method,
      headers: {
        'Content-Type': 'application/x-www-form-urlencoded',
        ...(auth ? { Authorization: `Bearer ${auth}` } : {}),
        ...(idempotencyKey ? { 'Idempotency-Key': idempotencyKey } : {}),
      },
      ...(method === 'POST' ? { body: new URLSearchParams(form).toString() } : {}),
    });
    const body = (await answer.json()) as Record<string, unknown> & {
      id: string;
      client_secret: string;
      error?: Record<string, unknown>;
    };
    return { status: answer.status, headers: answer.headers, body };
  }

  return {
    database,
    clock,
    simulator,
    account,
    browser,
    send,
    async close() {
      await clock.close();
      await database.close();
    },
  };
}

/** Of a renter whom the sample data knows. */
export const sampleCharge = {
  customerRef: 'cus_sample_renter',
  cardRef: 'pm_sample_renter',
  cents: 2_000,
  currency: 'EUR',
  description: 'Handover SAMPLE',
  isRenterPresent: false,
} as const;

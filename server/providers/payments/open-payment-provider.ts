import type { Clock } from '../../clock.ts';
import type { Config } from '../../config.ts';
import type { Database } from '../../db/connect.ts';
import { passOnTo } from '../pass-on.ts';
import type { PaymentProvider } from './port.ts';
import { openStripeSimulator, type StripeSimulator } from './simulator/open-simulator.ts';
import { createStripePayments } from './stripe.ts';

/** How a renter's browser reaches the provider: card numbers never pass through the product. */
export interface CardEntry {
  readonly publishableKey: string;
  /** Answers what browsers ask of a simulated provider; the real one they reach by themselves. */
  readonly answerBrowser: ((request: Request) => Promise<Response>) | null;
  /** The simulator, when it runs in this process. */
  readonly simulator: StripeSimulator | null;
}

/** The provider that the configuration names. */
export async function openPaymentProvider(
  { payments }: Pick<Config, 'payments'>,
  database: Database,
  clock: Clock,
): Promise<{ readonly paymentProvider: PaymentProvider; readonly cardEntry: CardEntry }> {
  const now = () => clock.trueNow();
  if (payments.provider === 'stripe') {
    return {
      paymentProvider: createStripePayments({ ...payments, name: 'stripe', now }),
      cardEntry: {
        publishableKey: payments.publishableKey,
        answerBrowser: null,
        simulator: null,
      },
    };
  }
  if (payments.elsewhere) {
    const { url, publishableKey } = payments.elsewhere;
    return {
      paymentProvider: createStripePayments({ ...payments.elsewhere, name: 'simulator', now }),
      cardEntry: { publishableKey, answerBrowser: passOnTo(url), simulator: null },
    };
  }
  const simulator = await openStripeSimulator(database, clock);
  const { app, keys } = simulator;
  return {
    paymentProvider: createStripePayments({
      ...keys,
      name: 'simulator',
      now,
      fetch: async (input, init) => app.request(input instanceof URL ? input.href : input, init),
    }),
    cardEntry: {
      publishableKey: keys.publishableKey,
      answerBrowser: async (request) => app.fetch(request),
      simulator,
    },
  };
}

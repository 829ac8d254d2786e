import type { KeyedAccount } from '../../choose-payment-accounts.ts';
import type { Clock } from '../../clock.ts';
import type { Config } from '../../config.ts';
import type { Database } from '../../db/connect.ts';
import { passOnTo } from '../pass-on.ts';
import type { PaymentAccount, PaymentProvider } from './port.ts';
import { appForKey } from './simulator/app-for-key.ts';
import { openStripeSimulator, type StripeSimulator } from './simulator/open-simulator.ts';
import { createStripeAccount } from './stripe.ts';

/** How a renter's browser reaches the provider: card numbers never pass through the product. */
export interface CardEntry {
  /** Answers what browsers ask of a simulated provider; the real one they reach by themselves. */
  readonly answerBrowser: ((request: Request) => Promise<Response>) | null;
  /** The simulator's accounts, when it runs in this process; the main one first. */
  readonly simulators: readonly StripeSimulator[];
}

interface OpenedProvider {
  readonly paymentProvider: PaymentProvider;
  readonly cardEntry: CardEntry;
}

/** The provider that the configuration names, with its accounts. */
export async function openPaymentProvider(
  { payments }: Pick<Config, 'payments'>,
  database: Database,
  clock: Clock,
): Promise<OpenedProvider> {
  const now = () => clock.trueNow();
  const overNetwork = (accounts: readonly KeyedAccount[], url?: string) =>
    accounts.map((account) => createStripeAccount({ ...account, now, ...(url ? { url } : {}) }));
  if (payments.provider === 'stripe') {
    return {
      paymentProvider: providerOf('stripe', overNetwork(payments.accounts)),
      cardEntry: { answerBrowser: null, simulators: [] },
    };
  }
  if (payments.elsewhere) {
    const { url, accounts } = payments.elsewhere;
    return {
      paymentProvider: providerOf('simulator', overNetwork(accounts, url)),
      cardEntry: { answerBrowser: passOnTo(url), simulators: [] },
    };
  }
  const simulators: StripeSimulator[] = [];
  const accounts: PaymentAccount[] = [];
  for (const plan of payments.simulated) {
    const simulator = await openStripeSimulator(database, clock, { account: plan.name });
    const { app, keys } = simulator;
    simulators.push(simulator);
    accounts.push(
      createStripeAccount({
        ...plan,
        ...keys,
        now,
        fetch: async (input, init) => app.request(input instanceof URL ? input.href : input, init),
      }),
    );
  }
  const answerBrowser = async (request: Request) => appForKey(simulators, request).fetch(request);
  return {
    paymentProvider: providerOf('simulator', accounts),
    cardEntry: { answerBrowser, simulators },
  };
}

export function providerOf(
  name: PaymentProvider['name'],
  accounts: readonly PaymentAccount[],
): PaymentProvider {
  const find = (what: string, fits: (account: PaymentAccount) => boolean) => {
    const found = accounts.find(fits);
    if (!found) throw new Error(`no payment account is set for ${what}`);
    return found;
  };
  return {
    name,
    accounts,
    accountOf: (currency) => find(currency, ({ currencies }) => currencies.includes(currency)),
    account: (wanted) => find(`what was paid in "${wanted}"`, (account) => account.name === wanted),
  };
}

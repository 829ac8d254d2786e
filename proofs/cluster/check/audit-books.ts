import { readConfig } from '../../../server/config.ts';
import { openPaymentProvider } from '../../../server/providers/payments/open-payment-provider.ts';
import { audit } from '../../../server/testing/rentals/audit.ts';
import { until } from './until.ts';
import type { World } from './world.ts';

const QUIET_SECONDS = 60;

/** What is wrong with the crowd's bookings and money when everything has come to rest. */
export async function auditBooks({ database, clock }: World): Promise<readonly string[]> {
  const { paymentProvider } = await openPaymentProvider(readConfig({}), database, clock);
  let problems: readonly string[] = [];
  await until(QUIET_SECONDS, async () => {
    problems = await audit(database, paymentProvider);
    return problems.length === 0;
  });
  return problems;
}

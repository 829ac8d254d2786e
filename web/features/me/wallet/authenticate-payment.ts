import type { Awaiting } from '../../../../contract/requests.ts';
import { browserApi } from '../../../api/browser-client.ts';

/**
 * Lets the renter do their part of a payment that waits for them: the bank's window opens over the
 * page. It ends when they have answered, whatever they answered; the request knows the outcome.
 */
export async function authenticatePayment(awaiting: Awaiting): Promise<void> {
  const { payments } = await browserApi().getConfig();
  const { approvePayment } =
    payments.provider === 'stripe'
      ? await import('./stripe/approve-payment.ts')
      : await import('./simulated/approve-payment.ts');
  await approvePayment(awaiting.publishableKey, awaiting.clientSecret);
}

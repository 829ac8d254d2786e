import { money, toChargeableCents } from '../../domain/money.ts';
import { toInstant } from '../db/instant.ts';
import type { CardPayment, PaymentOutcome, PaymentProvider } from '../providers/payments/port.ts';

/** A call that was sent has been answered or given up by then, so what is not found was never made. */
export const CALLS_LAST = { minutes: 1 } as const;

/** Whose card it is, as the provider knows them; nobody once the card is gone. */
type Card = { readonly provider_ref: string; readonly payment_customer_ref: string | null };

interface Asked {
  readonly id: string;
  readonly amount: number;
  readonly currency: CardPayment['currency'];
}

export function cardPaymentWith(
  card: Card | undefined,
  { id, amount, currency }: Asked,
  more: Pick<CardPayment, 'description' | 'isRenterPresent'>,
): CardPayment | null {
  if (!card?.payment_customer_ref) return null;
  return {
    customerRef: card.payment_customer_ref,
    cardRef: card.provider_ref,
    cents: toChargeableCents(money(amount, currency)),
    currency,
    paymentId: id,
    ...more,
  };
}

/** Made for our row, if it was; the provider's clock may be a little behind ours. */
export const findPaymentSince = (provider: PaymentProvider, payment: CardPayment, written: Date) =>
  provider.findPayment(payment, toInstant(written).subtract({ minutes: 5 }));

/**
 * The renter was told how to reach this payment, and refused once it could still be paid. It is ended
 * at the provider before we write it off; if it was paid in between, this throws and is asked again.
 */
export async function readForGood(
  provider: PaymentProvider,
  { id }: { readonly id: string },
  ref: string,
): Promise<PaymentOutcome> {
  const outcome = await provider.readPayment(ref);
  if (outcome.status === 'failed') await provider.release(ref, `release:${id}`);
  return outcome;
}

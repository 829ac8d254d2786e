import { money, toChargeableCents } from '../../domain/money.ts';
import type { Queries } from '../db/connect.ts';
import { toInstant } from '../db/instant.ts';
import type { CardPayment, PaymentAccount, PaymentOutcome } from '../providers/payments/port.ts';

/** A call that was sent has been answered or given up by then, so what is not found was never made. */
export const CALLS_LAST = { minutes: 1 } as const;

/** A card and whose it is, as its account at the provider knows them. */
export function cardAtProvider(db: Queries, cardId: string | null) {
  return db
    .selectFrom('payment_methods')
    .innerJoin('payment_customers as customer', (join) =>
      join
        .onRef('customer.user_id', '=', 'payment_methods.user_id')
        .onRef('customer.account', '=', 'payment_methods.account'),
    )
    .select(['provider_ref', 'customer.ref as customer_ref'])
    .where('payment_methods.id', '=', cardId)
    .executeTakeFirst();
}

type Card = NonNullable<Awaited<ReturnType<typeof cardAtProvider>>>;

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
  if (!card) return null;
  return {
    customerRef: card.customer_ref,
    cardRef: card.provider_ref,
    cents: toChargeableCents(money(amount, currency)),
    currency,
    paymentId: id,
    ...more,
  };
}

/** Made for our row, if it was; the provider's clock may be a little behind ours. */
export const findPaymentSince = (account: PaymentAccount, payment: CardPayment, written: Date) =>
  account.findPayment(payment, toInstant(written).subtract({ minutes: 5 }));

/**
 * The renter was told how to reach this payment, and refused once it could still be paid. It is ended
 * at the provider before we write it off; if it was paid in between, this throws and is asked again.
 */
export async function readForGood(
  account: PaymentAccount,
  { id }: { readonly id: string },
  ref: string,
): Promise<PaymentOutcome> {
  const outcome = await account.readPayment(ref);
  if (outcome.status === 'failed') await account.release(ref, `release:${id}`);
  return outcome;
}

import { stripeFor } from './load-stripe.ts';

/** Lets the renter approve a payment at their bank, in the window that Stripe opens. */
export async function approvePayment(key: string, clientSecret: string): Promise<void> {
  const stripe = await stripeFor(key);
  const { paymentIntent, error } = await stripe.retrievePaymentIntent(clientSecret);
  if (!paymentIntent) throw new Error(`the payment cannot be read: ${error?.code}`);
  const { status, last_payment_error } = paymentIntent;
  const card = last_payment_error?.payment_method?.id;
  // It was tried without the renter and their bank said no: tried again, now that they are here.
  if (status === 'requires_payment_method' && card) {
    await stripe.confirmCardPayment(clientSecret, { payment_method: card });
  } else if (status === 'requires_action') {
    await stripe.handleNextAction({ clientSecret });
  }
}

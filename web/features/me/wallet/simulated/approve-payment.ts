import { answerBank, confirmPayment, readPayment } from './stripe-protocol.ts';

/** Lets the renter approve a payment at the simulated bank. */
export async function approvePayment(key: string, clientSecret: string): Promise<void> {
  const read = await readPayment(key, clientSecret);
  if ('error' in read) return;
  const { status, last_payment_error } = read.intent;
  const card = last_payment_error?.payment_method?.id;
  // It was tried without the renter and their bank said no: tried again, now that they are here.
  const confirmed =
    status === 'requires_payment_method' && card
      ? await confirmPayment(key, clientSecret, card)
      : read;
  if ('error' in confirmed || confirmed.intent.status !== 'requires_action') return;
  const { askBank } = await import('./ask-bank.tsx');
  const outcome = await askBank(confirmed.intent);
  await answerBank(key, clientSecret, confirmed.intent, outcome);
}

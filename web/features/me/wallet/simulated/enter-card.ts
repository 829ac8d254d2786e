import { type Refusal, refusalOf } from '../card-refusal.ts';
import { answerBank, confirmSetup, type Entered } from './stripe-protocol.ts';

/** Gives the card to the simulated provider, with a word from the bank when it wants one. */
export async function enterCard(
  key: string,
  clientSecret: string,
  card: Entered,
): Promise<Refusal | null> {
  const confirmed = await confirmSetup(key, clientSecret, card);
  if ('error' in confirmed) return refusalOf(confirmed.error);
  if (confirmed.intent.status !== 'requires_action') return null;
  const { askBank } = await import('./ask-bank.tsx');
  const outcome = await askBank(confirmed.intent);
  const answered = await answerBank(key, clientSecret, confirmed.intent, outcome);
  if ('error' in answered) return refusalOf(answered.error);
  const { last_setup_error: error } = answered.intent;
  return error ? refusalOf(error) : null;
}

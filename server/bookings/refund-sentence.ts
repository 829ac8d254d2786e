import { formatMoney } from '../../domain/format-money.ts';
import { zero } from '../../domain/money.ts';
import type { Refund } from '../../domain/policies/cancellation.ts';
import { changePolicy } from '../../domain/policy-constants.ts';
import type { GivenBack } from './give-back.ts';

type Told = Omit<Refund, 'ok'>;

/** What a cancellation gives back and keeps, as its renter is told. */
export function refundSentence({ how, toCard, toCredit, fee, changeFee }: Told): string {
  const { from, to } = changePolicy.refundArrivesInDays;
  const sentences: string[] = [];
  if (how === 'none') sentences.push('Nothing was charged, so nothing is given back.');
  if (toCard.amount > 0) {
    sentences.push(`${formatMoney(toCard)} goes back to your card in ${from} to ${to} days.`);
  }
  if (toCredit.amount > 0) {
    sentences.push(`${formatMoney(toCredit)} is yours as credit for your next booking.`);
  }
  if (fee.amount > 0) sentences.push(`A fee of ${formatMoney(fee)} was kept.`);
  if (changeFee.amount > 0) {
    sentences.push(`The ${formatMoney(changeFee)} for your late change stays paid.`);
  }
  return sentences.join(' ');
}

/** Where all that was paid goes back, to where it came from. */
export function wholeRefundSentence({ toCard, toCredit }: GivenBack): string {
  const nothing = zero(toCard.currency);
  const how = toCard.amount + toCredit.amount > 0 ? 'to-card' : 'none';
  return refundSentence({ how, toCard, toCredit, fee: nothing, changeFee: nothing });
}

import { formatMoney } from '../../../domain/format-money.ts';
import { zero } from '../../../domain/money.ts';
import type { Refund } from '../../../domain/policies/cancellation.ts';
import { changePolicy } from '../../../domain/policy-constants.ts';
import { serverWords } from '../../../i18n/server-words.ts';
import type { AtBank } from './disputes.ts';
import type { GivenBack } from './give-back.ts';

type RefundFigures = Omit<Refund, 'ok'>;

const t = serverWords.getFixedT('en', 'emails', 'bookingCancelled.refund');

/** What a cancellation gives back and keeps, as its renter is told. */
export function refundSentence(
  { how, toCard, toCredit, fee, changeFee }: RefundFigures,
  atBank?: AtBank,
): string {
  const { from, to } = changePolicy.refundArrivesInDays;
  const nothing = zero(toCard.currency);
  const sentences: string[] = [];
  const { waits, returned } = atBank ?? { waits: nothing, returned: nothing };
  if (how === 'none' && waits.amount + returned.amount === 0) sentences.push(t('none'));
  if (toCard.amount > 0) {
    sentences.push(t('toCard', { amount: formatMoney(toCard), from, to }));
  }
  if (toCredit.amount > 0) sentences.push(t('toCredit', { amount: formatMoney(toCredit) }));
  if (fee.amount > 0) sentences.push(t('fee', { amount: formatMoney(fee) }));
  if (changeFee.amount > 0) sentences.push(t('changeFee', { amount: formatMoney(changeFee) }));
  if (waits.amount > 0) sentences.push(t('disputed', { amount: formatMoney(waits) }));
  if (returned.amount > 0) sentences.push(t('returned', { amount: formatMoney(returned) }));
  return sentences.join(' ');
}

/** Where all that was paid goes back, to where it came from. */
export function wholeRefundSentence({ toCard, toCredit }: GivenBack, atBank?: AtBank): string {
  const nothing = zero(toCard.currency);
  const how = toCard.amount + toCredit.amount > 0 ? 'to-card' : 'none';
  return refundSentence({ how, toCard, toCredit, fee: nothing, changeFee: nothing }, atBank);
}

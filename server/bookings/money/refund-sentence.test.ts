import { expect, it } from 'vitest';
import { moneyFromUnits, zero } from '../../../domain/money.ts';
import { refundSentence, wholeRefundSentence } from './refund-sentence.ts';

const euros = (units: number) => moneyFromUnits(units, 'EUR');
const nothing = zero('EUR');

it('a cancellation says what goes where, and what is kept for what', () => {
  expect(
    refundSentence({
      how: 'as-credit',
      toCard: nothing,
      toCredit: euros(40),
      fee: euros(25),
      changeFee: euros(50),
    }),
  ).toBe(
    'We’ve refunded €40.00 as credit for your next booking. We kept €25.00 as a fee. The late change fee of €50.00 isn’t refundable.',
  );
});

it('all that was paid goes back to where it came from, and only that is said', () => {
  expect(wholeRefundSentence({ toCard: euros(120), toCredit: euros(30) })).toBe(
    'We’ll refund €120.00 to your card in 7 to 15 days. We’ve refunded €30.00 as credit for your next booking.',
  );
  expect(wholeRefundSentence({ toCard: nothing, toCredit: euros(30) })).toBe(
    'We’ve refunded €30.00 as credit for your next booking.',
  );
  expect(wholeRefundSentence({ toCard: nothing, toCredit: nothing })).toBe(
    'You weren’t charged, so there’s nothing to refund.',
  );
});

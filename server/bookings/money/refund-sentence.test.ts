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
    '€40.00 is yours as credit for your next booking. A fee of €25.00 was kept. The €50.00 for your late change stays paid.',
  );
});

it('all that was paid goes back to where it came from, and only that is said', () => {
  expect(wholeRefundSentence({ toCard: euros(120), toCredit: euros(30) })).toBe(
    '€120.00 goes back to your card in 7 to 15 days. €30.00 is yours as credit for your next booking.',
  );
  expect(wholeRefundSentence({ toCard: nothing, toCredit: euros(30) })).toBe(
    '€30.00 is yours as credit for your next booking.',
  );
  expect(wholeRefundSentence({ toCard: nothing, toCredit: nothing })).toBe(
    'Nothing was charged, so nothing is given back.',
  );
});

import { describe, expect, test } from 'vitest';
import { groupExpiry, isPast, readExpiry } from './card-expiry.ts';
import { groupNumber, isCardNumber, shapeOf } from './card-number.ts';
import { refusalOf } from './card-refusal.ts';
import { problemsOf } from './card-values.ts';
import { caretAfter } from './caret.ts';

const now = Temporal.Instant.from('2027-03-05T10:00:00Z');
const good = { number: '4242 4242 4242 4242', expiry: '12/31', cvc: '123' };

describe('a card number', () => {
  test.each([
    ['4', 'visa'],
    ['5105', 'mastercard'],
    ['2223', 'mastercard'],
    ['37', 'amex'],
    ['3056', 'diners'],
    ['3566', 'jcb'],
    ['6011', 'discover'],
    ['62', 'unionpay'],
    ['6759', 'maestro'],
    ['9', 'unknown'],
  ])('that begins with %s is %s', (digits, brand) => {
    expect(shapeOf(digits).brand).toBe(brand);
  });

  test.each([
    ['42424', '4242 4'],
    ['4242-4242 4242 4242 99999', '4242 4242 4242 4242 999'],
    ['378282246310005', '3782 822463 10005'],
    ['5555555555554444777', '5555 5555 5555 4444'],
    ['', ''],
  ])('%s is shown as %s', (typed, shown) => expect(groupNumber(typed)).toBe(shown));

  test('is checked for length and typing mistakes', () => {
    expect(isCardNumber('4242424242424242')).toBe(true);
    expect(isCardNumber('4242424242424241')).toBe(false);
    expect(isCardNumber('42424242')).toBe(false);
  });

  test('keeps the caret behind the digit that was typed', () => {
    expect(caretAfter('4242 4', 4)).toBe(4);
    expect(caretAfter('4242 4', 5)).toBe(6);
    expect(caretAfter('4242 4', 0)).toBe(0);
  });
});

describe('an expiry', () => {
  test.each([
    ['1', '', '1'],
    ['12', '1', '12/'],
    ['8', '', '08/'],
    ['12/2', '12/', '12/2'],
    ['12/2031', '', '12/31'],
    ['12', '12/', '1'],
  ])('%s after %s is shown as %s', (typed, before, shown) => {
    expect(groupExpiry(typed, before)).toBe(shown);
  });

  test('is good until its month is over', () => {
    expect(isPast(readExpiry('03/27') ?? { month: 0, year: 0 }, now)).toBe(false);
    expect(isPast(readExpiry('02/27') ?? { month: 0, year: 0 }, now)).toBe(true);
    expect(readExpiry('13/27')).toBeNull();
  });
});

describe('a filled-in card', () => {
  test('without mistakes has no problems', () => expect(problemsOf(good, now)).toEqual({}));

  test.each([
    [{ number: '' }, { number: 'required' }],
    [{ number: '4242 4242 4242 4241' }, { number: 'number' }],
    [{ expiry: '' }, { expiry: 'required' }],
    [{ expiry: '1' }, { expiry: 'expiry' }],
    [{ expiry: '01/27' }, { expiry: 'past' }],
    [{ cvc: '' }, { cvc: 'required' }],
    [{ cvc: '12' }, { cvc: 'cvc' }],
    [{ number: '3782 822463 10005' }, { cvc: 'cvc' }],
  ])('with %o has %o [A-WALLET-013]', (change, problems) => {
    expect(problemsOf({ ...good, ...change }, now)).toEqual(problems);
  });
});

test.each([
  [{ code: 'incorrect_cvc', decline_code: 'incorrect_cvc' }, { field: 'cvc' }],
  [{ code: 'card_declined', decline_code: 'insufficient_funds' }, { problem: 'insufficientFunds' }],
  [{ code: 'card_declined', decline_code: 'generic_decline' }, { problem: 'declined' }],
  [{ code: 'card_not_accepted' }, { problem: 'notAccepted' }],
])('the refusal %o is told as %o', (error, told) => expect(refusalOf(error)).toMatchObject(told));

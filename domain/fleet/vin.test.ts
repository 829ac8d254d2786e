import { expect, it } from 'vitest';
import { checkDigitOf, checkVin, tidyVin } from './vin.ts';

it.each([
  ['1M8GDM9AXKP042788', 'X'],
  ['11111111111111111', '1'],
  ['1HGCM82633A004352', '3'],
  ['5YJSA1DG9DFP14705', '9'],
])('%s has the check digit %s', (vin, digit) => {
  expect(checkDigitOf(vin)).toBe(digit);
  expect(checkVin(vin)).toEqual({ ok: true });
});

it('finds two letters exchanged in a North American number', () => {
  expect(checkVin('1HGCM82633A004532')).toEqual({ ok: false, code: 'vin_check_digit' });
});

it('asks no check digit of a European one', () => {
  expect(checkVin('WVWZZZ1KZAW123456')).toEqual({ ok: true });
});

it.each(['', 'WVWZZZ1KZAW12345', 'WVWZZZ1KZAW1234567', 'WVWZZZ1KZAO123456', 'WVWZZZ1KZAw123456'])(
  '%s cannot be a number of a vehicle',
  (vin) => {
    expect(checkVin(vin)).toEqual({ ok: false, code: 'vin_shape' });
  },
);

it('takes what people put between the letters away', () => {
  expect(tidyVin(' wvw-zzz 1kz aw123456 ')).toBe('WVWZZZ1KZAW123456');
});

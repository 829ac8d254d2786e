import { allowed, refused, type Verdict } from '../verdict.ts';

export type VinRefusal = 'vin_shape' | 'vin_check_digit';

const shape = /^[0-9A-HJ-NPR-Z]{17}$/;
/** Europe's makers put what they like into the ninth place; cars made for North America have a check digit there. */
const northAmerican = /^[1-5]/;

const values = '0123456789.ABCDEFGH..JKLMN.P.R..STUVWXYZ';
const weights = [8, 7, 6, 5, 4, 3, 2, 10, 0, 9, 8, 7, 6, 5, 4, 3, 2];

/** As people write it down, with the letters in capitals and nothing between them. */
export const tidyVin = (typed: string) => typed.replace(/[\s-]/g, '').toUpperCase();

/** Whether a vehicle identification number can be one. */
export function checkVin(vin: string): Verdict<VinRefusal> {
  if (!shape.test(vin)) return refused('vin_shape');
  if (!northAmerican.test(vin) || vin.charAt(8) === checkDigitOf(vin)) return allowed;
  return refused('vin_check_digit');
}

/** What the ninth place must be; the sum leaves that place out. */
export function checkDigitOf(vin: string): string {
  const sum = weights.reduce(
    (total, weight, place) => total + weight * (values.indexOf(vin.charAt(place)) % 10),
    0,
  );
  const rest = sum % 11;
  return rest === 10 ? 'X' : String(rest);
}

import type { Propulsion } from './choices.ts';

/** American renters buy gas; in Lisbon and Paris the same fuel is petrol. */
const petrolCountries: readonly string[] = ['PT', 'FR'];

export function propulsionWord(
  type: Propulsion,
  countryCode: string,
): `propulsions.${Propulsion | 'PETROL'}` {
  return type === 'GAS' && petrolCountries.includes(countryCode)
    ? 'propulsions.PETROL'
    : `propulsions.${type}`;
}

import type { CarValue } from '../../../domain/car.ts';
import { propulsionName } from '../../../domain/propulsion-name.ts';

/** The word's key in the fleet's texts. */
export function propulsionWord(type: CarValue<'propulsionType'>, countryCode: string) {
  return `propulsions.${propulsionName(type, countryCode)}` as const;
}

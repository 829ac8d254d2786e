import type { PropulsionType } from '../../../domain/car.ts';
import { propulsionName } from '../../../domain/propulsion-name.ts';

/** The word's key in the fleet's texts. */
export function propulsionWord(type: PropulsionType, countryCode: string) {
  return `propulsions.${propulsionName(type, countryCode)}` as const;
}

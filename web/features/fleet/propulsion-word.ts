import { propulsionName } from '../../../domain/propulsion-name.ts';
import type { Propulsion } from './choices.ts';

/** The word's key in the fleet's texts. */
export function propulsionWord(type: Propulsion, countryCode: string) {
  return `propulsions.${propulsionName(type, countryCode)}` as const;
}

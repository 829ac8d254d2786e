import type { TFunction } from 'i18next';
import type {
  BodyType,
  Category,
  Feature,
  PropulsionType,
  Transmission,
} from '../../../domain/car.ts';
import { propulsionWord } from './propulsion-word.ts';

/** What a value of a filter is called. */
export const valueWords = (t: TFunction<'fleet'>, countryCode: string) => ({
  propulsionType: (value: PropulsionType) => t(propulsionWord(value, countryCode)),
  seats: (count: number) => t('card.seats', { count }),
  transmission: (value: Transmission) => t(`transmissions.${value}`),
  letter: (letter: Category) => t('letterChoice', { letter, name: t(`letter.${letter}`) }),
  bodyType: (value: BodyType) => t(`bodyTypes.${value}`),
  feature: (value: Feature) => t(`features.${value}`),
  brand: (brand: string) => brand,
});

/** Each value with what it is called, to choose from. */
export const optionsOf = <Value>(values: readonly Value[], word: (value: Value) => string) =>
  values.map((value) => ({ value, label: word(value) }));

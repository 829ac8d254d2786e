import type { TFunction } from 'i18next';
import { type CarValue, carValues } from '../../../../domain/car.ts';
import type { CarKind } from '../../../../domain/car-kinds.ts';
import { propulsionWord } from '../../car/propulsion-word.ts';

/** What a value of a filter is called. */
export const valueWords = (t: TFunction<'fleet'>, countryCode: string) => ({
  propulsionType: (value: CarValue<'propulsionType'>) => t(propulsionWord(value, countryCode)),
  seats: (count: number) => t('card.seats', { count }),
  transmission: (value: CarValue<'transmission'>) => t(`transmissions.${value}`),
  category: (category: CarValue<'category'>) =>
    t('categoryChoice', { category, name: t(`categories.${category}`) }),
  bodyType: (value: CarValue<'bodyType'>) => t(`bodyTypes.${value}`),
  feature: (value: CarValue<'features'>) => t(`features.${value}`),
  brand: (brand: string) => brand,
  kind: (value: CarKind['value'] | CarValue<'bodyType'>) => {
    if (value === 'ELECTRIC') return t(propulsionWord(value, countryCode));
    return isCategory(value) ? t(`categories.${value}`) : t(`bodyTypes.${value}`);
  },
});

const isCategory = (value: string): value is CarValue<'category'> =>
  carValues.category.some((category) => category === value);

/** Each value with what it is called, to choose from. */
export const optionsOf = <Value>(values: readonly Value[], word: (value: Value) => string) =>
  values.map((value) => ({ value, label: word(value) }));

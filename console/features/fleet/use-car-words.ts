import { useTranslation } from 'react-i18next';
import { type CarPaint, carPaints } from '../../../contract/car-designs.ts';
import { carValues } from '../../../domain/car.ts';
import type { CarFieldName, FieldOf } from '../../../domain/fleet/car-fields.ts';
import { formatMoney } from '../../../domain/format-money.ts';
import type { Money } from '../../../domain/money.ts';
import { propulsionName } from '../../../domain/propulsion-name.ts';
import type { Point } from '../../../domain/service-area.ts';
import { usePageCity, usePageDistanceUnit } from '../../shell/desk-data.ts';

interface Option {
  readonly id: string;
  readonly label: string;
}

/** As it is written down today, or as it was once. */
type CarValueSaid = Money | Point | readonly string[] | string | number | boolean | null;

const optionsOf = <Value extends string>(
  values: readonly Value[],
  label: (value: Value) => string,
): readonly Option[] => values.map((id) => ({ id, label: label(id) }));

/** What a field can be, and how what it is reads. */
export function useCarWords() {
  const { t } = useTranslation(['cars', 'fleet']);
  const { countryCode } = usePageCity();
  const unit = t(`fleet:card.${usePageDistanceUnit()}`);
  const choices: Readonly<Record<FieldOf<'choice' | 'several' | 'paint'>, readonly Option[]>> = {
    category: optionsOf(carValues.category, (category) =>
      t('fleet:categoryChoice', { category, name: t(`fleet:categories.${category}`) }),
    ),
    bodyType: optionsOf(carValues.bodyType, (body) => t(`fleet:bodyTypes.${body}`)),
    transmission: optionsOf(carValues.transmission, (one) => t(`fleet:transmissions.${one}`)),
    propulsionType: optionsOf(carValues.propulsionType, (one) =>
      t(`fleet:propulsions.${propulsionName(one, countryCode)}`),
    ),
    features: optionsOf(carValues.features, (feature) => t(`fleet:features.${feature}`)),
    colour: [
      { id: '', label: t('facts.none') },
      ...optionsOf<CarPaint>(carPaints, (paint) => t(`paints.${paint}`)),
    ],
  };
  const optionsOfAny: Readonly<Partial<Record<CarFieldName, readonly Option[]>>> = choices;
  const optionsFor = (name: CarFieldName) => optionsOfAny[name] ?? [];
  const wordFor = (name: CarFieldName, value: unknown) =>
    optionsFor(name).find(({ id }) => id === value)?.label ?? String(value);

  /** As it is read: what is not known is none. */
  const sayOf = (name: CarFieldName, value: CarValueSaid): string => {
    if (name === 'dailyMileageLimit') {
      return value === null
        ? t('facts.unlimited')
        : t('fleet:card.limited', { count: Number(value), unit });
    }
    if (value === null) return t('facts.none');
    if (typeof value === 'boolean') return t(value ? 'facts.yes' : 'facts.no');
    if (typeof value !== 'object') return wordFor(name, value);
    if ('amount' in value) return formatMoney(value);
    if ('latitude' in value) return `${value.latitude}, ${value.longitude}`;
    return value.map((one) => wordFor(name, one)).join(', ') || t('facts.none');
  };
  return { optionsFor, sayOf };
}

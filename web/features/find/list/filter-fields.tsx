import { Fragment, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { FilterChoices } from '../../../../contract/cars.ts';
import { carValues } from '../../../../domain/car.ts';
import { type CarFilters, carFilters, type FilterName } from '../../../../domain/car-filters.ts';
import { searchPolicy } from '../../../../domain/policy-constants.ts';
import { Counter } from '../../../../ui/counter.tsx';
import { Switch } from '../../../../ui/switch.tsx';
import { leastOf, nextOffered, valuesFrom } from '../data/at-least.ts';
import { optionsOf, valueWords } from '../data/value-words.ts';
import { ChoiceChips } from './choice-chips.tsx';
import { YearRange } from './year-range.tsx';

interface FilterFieldsProps {
  readonly filters: CarFilters;
  readonly offered: FilterChoices;
  readonly countryCode: string;
  readonly onChange: (change: Partial<CarFilters>) => void;
}

/** Every filter there is, those asked for most first. One that is forgotten here does not compile. */
export function FilterFields({ filters, offered, countryCode, onChange }: FilterFieldsProps) {
  const { t } = useTranslation('fleet');
  const words = valueWords(t, countryCode);
  const categories = carValues.category.filter((one) => filters.category.includes(one));
  const bodies = carValues.bodyType.filter((body) => filters.category.includes(body));
  const fields: Readonly<Record<FilterName, ReactNode>> = {
    propulsionType: (
      <ChoiceChips
        legend={t('filter.propulsionType')}
        options={optionsOf(carFilters.propulsionType.values, words.propulsionType)}
        chosen={filters.propulsionType}
        onChange={(propulsionType) => onChange({ propulsionType })}
      />
    ),
    seats: (
      <AtLeast name="seats" values={filters.seats} onChange={(seats) => onChange({ seats })} />
    ),
    doors: (
      <AtLeast name="doors" values={filters.doors} onChange={(doors) => onChange({ doors })} />
    ),
    transmission: (
      <ChoiceChips
        legend={t('filter.transmission')}
        options={optionsOf(carFilters.transmission.values, words.transmission)}
        chosen={filters.transmission}
        onChange={(transmission) => onChange({ transmission })}
      />
    ),
    category: (
      <>
        <ChoiceChips
          legend={t('filter.category')}
          options={optionsOf(carValues.category, words.category)}
          chosen={categories}
          onChange={(chosen) => onChange({ category: [...chosen, ...bodies] })}
        />
        <ChoiceChips
          legend={t('filter.bodyType')}
          options={optionsOf(carValues.bodyType, words.bodyType)}
          chosen={bodies}
          onChange={(chosen) => onChange({ category: [...categories, ...chosen] })}
        />
      </>
    ),
    feature: (
      <ChoiceChips
        legend={t('filter.feature')}
        options={optionsOf(carFilters.feature.values, words.feature)}
        chosen={filters.feature}
        onChange={(feature) => onChange({ feature })}
      />
    ),
    greenVehicle: (
      <Switch
        label={t('filter.green')}
        checked={filters.greenVehicle}
        onChange={(event) => onChange({ greenVehicle: event.currentTarget.checked })}
      />
    ),
    minYear: (
      <YearRange
        years={offered.years}
        minYear={filters.minYear}
        maxYear={filters.maxYear}
        onChange={onChange}
      />
    ),
    maxYear: null, // beside minYear
    brand: offered.brands.length > 0 && (
      <ChoiceChips
        legend={t('filter.brand')}
        options={optionsOf(offered.brands, words.brand)}
        chosen={filters.brand}
        onChange={(brand) => onChange({ brand })}
      />
    ),
  };
  const { propulsionType, seats, doors, ...others } = fields;
  return (
    <div className="grid gap-6">
      {propulsionType}
      <div className="divide-y divide-hair border-y border-hair">
        {seats}
        {doors}
      </div>
      {Object.entries(others).map(([name, field]) => (
        <Fragment key={name}>{field}</Fragment>
      ))}
    </div>
  );
}

interface AtLeastProps {
  readonly name: 'seats' | 'doors';
  readonly values: readonly number[];
  readonly onChange: (values: readonly number[]) => void;
}

function AtLeast({ name, values, onChange }: AtLeastProps) {
  const { t } = useTranslation('fleet');
  const offered = carFilters[name].values;
  const value = leastOf(values);
  return (
    <Counter
      label={t(`filter.${name}AtLeast`)}
      min={searchPolicy.minimumSeats}
      max={Math.max(...offered)}
      value={value}
      onChange={(wished) => onChange(valuesFrom(nextOffered(value, wished, offered), offered))}
    />
  );
}

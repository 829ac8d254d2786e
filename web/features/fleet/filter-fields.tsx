import { useTranslation } from 'react-i18next';
import type { FilterChoices } from '../../../contract/assets.ts';
import { searchPolicy } from '../../../domain/policy-constants.ts';
import { Counter } from '../../ui/counter.tsx';
import { Switch } from '../../ui/switch.tsx';
import { leastOf, nextOffered, valuesFrom } from './at-least.ts';
import { ChoiceChips } from './choice-chips.tsx';
import { choices } from './choices.ts';
import type { CarFilters } from './filters.ts';
import { propulsionWord } from './propulsion-word.ts';
import { YearRange } from './year-range.tsx';

interface FilterFieldsProps {
  readonly filters: CarFilters;
  readonly offered: FilterChoices;
  readonly countryCode: string;
  readonly onChange: (change: Partial<CarFilters>) => void;
}

/** Every filter there is, those asked for most first. */
export function FilterFields({ filters, offered, countryCode, onChange }: FilterFieldsProps) {
  const { t } = useTranslation('fleet');
  const isLetter = (value: string) => choices.letter.some((letter) => letter === value);
  const letters = choices.letter.filter((letter) => filters.category.includes(letter));
  const bodies = choices.bodyType.filter((body) => filters.category.includes(body));
  return (
    <div className="grid gap-6">
      <ChoiceChips
        legend={t('filter.propulsionType')}
        options={choices.propulsionType.map((value) => ({
          value,
          label: t(propulsionWord(value, countryCode)),
        }))}
        chosen={filters.propulsionType}
        onChange={(propulsionType) => onChange({ propulsionType })}
      />
      <div className="divide-y divide-hair border-y border-hair">
        <AtLeast name="seats" values={filters.seats} onChange={(seats) => onChange({ seats })} />
        <AtLeast name="doors" values={filters.doors} onChange={(doors) => onChange({ doors })} />
      </div>
      <ChoiceChips
        legend={t('filter.transmission')}
        options={choices.transmission.map((value) => ({
          value,
          label: t(`transmissions.${value}`),
        }))}
        chosen={filters.transmission}
        onChange={(transmission) => onChange({ transmission })}
      />
      <ChoiceChips
        legend={t('filter.category')}
        options={choices.letter.map((letter) => ({
          value: letter,
          label: t('letterChoice', { letter, name: t(`letter.${letter}`) }),
        }))}
        chosen={letters}
        onChange={(chosen) => onChange({ category: [...chosen, ...bodies] })}
      />
      <ChoiceChips
        legend={t('filter.bodyType')}
        options={choices.bodyType.map((value) => ({ value, label: t(`bodyTypes.${value}`) }))}
        chosen={bodies}
        onChange={(chosen) =>
          onChange({ category: [...filters.category.filter(isLetter), ...chosen] })
        }
      />
      <ChoiceChips
        legend={t('filter.feature')}
        options={choices.feature.map((value) => ({ value, label: t(`features.${value}`) }))}
        chosen={filters.feature}
        onChange={(feature) => onChange({ feature })}
      />
      <Switch
        label={t('filter.green')}
        checked={filters.greenVehicle}
        onChange={(event) => onChange({ greenVehicle: event.currentTarget.checked })}
      />
      <YearRange
        years={offered.years}
        minYear={filters.minYear}
        maxYear={filters.maxYear}
        onChange={onChange}
      />
      {offered.brands.length > 0 && (
        <ChoiceChips
          legend={t('filter.brand')}
          options={offered.brands.map((brand) => ({ value: brand, label: brand }))}
          chosen={filters.brand}
          onChange={(brand) => onChange({ brand })}
        />
      )}
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
  const offered = choices[name];
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

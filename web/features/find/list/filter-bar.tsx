import { useTranslation } from 'react-i18next';
import { type CarFilters, carFilters } from '../../../../domain/car-filters.ts';
import { Icon } from '../../../../ui/icon.tsx';
import { countFilters, noFilters } from '../data/filters.ts';
import { optionsOf, valueWords } from '../data/value-words.ts';
import { ActiveFilters } from './active-filters.tsx';
import { CheckList } from './check-list.tsx';
import { PillMenu, pillStyle } from './pill-menu.tsx';

interface FilterBarProps {
  readonly filters: CarFilters;
  readonly countryCode: string;
  readonly onChange: (change: Partial<CarFilters>) => void;
  readonly onMore: () => void;
}

/** From 692 px: the filters used most at hand, the others one press away. */
export function FilterBar({ filters, countryCode, onChange, onMore }: FilterBarProps) {
  const { t } = useTranslation('fleet');
  const { propulsionType, seats, transmission, ...rest } = filters;
  const further = countFilters({ ...noFilters, ...rest });
  const options = optionsAtHand(valueWords(t, countryCode));
  return (
    <fieldset className="mb-4 flex min-w-0 flex-wrap items-center gap-x-4 gap-y-1">
      <legend className="sr-only">{t('filter.label')}</legend>
      <div className="hidden flex-wrap items-center gap-2 tablet:flex">
        <FilterMenu
          name={t('filter.propulsionType')}
          chosen={propulsionType}
          options={options.propulsionType}
          onChange={(chosen) => onChange({ propulsionType: chosen })}
        />
        <FilterMenu
          name={t('filter.seats')}
          chosen={seats}
          options={options.seats}
          onChange={(chosen) => onChange({ seats: chosen })}
        />
        <FilterMenu
          name={t('filter.transmission')}
          chosen={transmission}
          options={options.transmission}
          onChange={(chosen) => onChange({ transmission: chosen })}
        />
        <button
          type="button"
          aria-haspopup="dialog"
          onClick={onMore}
          className={pillStyle(further > 0)}
        >
          {further > 0
            ? t('filter.several', { name: t('filter.more'), count: further })
            : t('filter.more')}
          <span className="sr-only"> {t('filter.moreOf')}</span>
          <Icon name="plus" className="size-[18px] stroke-2" />
        </button>
      </div>
      <ActiveFilters filters={filters} countryCode={countryCode} onChange={onChange} />
    </fieldset>
  );
}

const optionsAtHand = (words: ReturnType<typeof valueWords>) => ({
  propulsionType: optionsOf(carFilters.propulsionType.values, words.propulsionType),
  seats: optionsOf(carFilters.seats.values, words.seats),
  transmission: optionsOf(carFilters.transmission.values, words.transmission),
});

interface FilterMenuProps<Value> {
  readonly name: string;
  readonly chosen: readonly Value[];
  readonly options: readonly { readonly value: Value; readonly label: string }[];
  readonly onChange: (chosen: readonly Value[]) => void;
}

function FilterMenu<Value extends string | number>(props: FilterMenuProps<Value>) {
  const { t } = useTranslation('fleet');
  const { name, chosen, options, onChange } = props;
  const [only] = options.filter(({ value }) => chosen.includes(value));
  const several = () => t('filter.several', { name, count: chosen.length });
  const label = chosen.length > 1 ? several() : (only?.label ?? name);
  return (
    <PillMenu label={label} isOn={chosen.length > 0}>
      <CheckList legend={name} options={options} chosen={chosen} onChange={onChange} />
    </PillMenu>
  );
}

import { useTranslation } from 'react-i18next';
import type { CarFilters } from '../../../../domain/car-filters.ts';
import { type CarKind, carKinds } from '../../../../domain/car-kinds.ts';
import type { KindCount } from '../data/list-data.ts';
import { valueWords } from '../data/value-words.ts';
import { useTicked } from './use-ticked.ts';

interface KindChipsProps {
  readonly kinds: readonly KindCount[];
  readonly filters: CarFilters;
  readonly countryCode: string;
  readonly onChange: (change: Partial<CarFilters>) => void;
}

/** The kinds of car there are for this trip, each with how many. On a narrow page the row is moved by hand, on others it breaks. */
export function KindChips({ kinds, filters, countryCode, onChange }: KindChipsProps) {
  const { t } = useTranslation('fleet');
  const words = valueWords(t, countryCode);
  const isChosen = ({ filter, value }: CarKind) =>
    filters[filter].some((chosen) => chosen === value);
  const [ticked, tick] = useTicked(
    carKinds.filter(isChosen).map(({ value }) => value),
    (values) => onChange(choiceOf(values, filters)),
  );
  const countOf = (kind: CarKind) => kinds.find(({ value }) => value === kind.value)?.count ?? 0;
  const shown = carKinds.filter((kind) => countOf(kind) > 0 || ticked.includes(kind.value));
  const toggle = (value: CarKind['value']) =>
    tick(ticked.includes(value) ? ticked.filter((one) => one !== value) : [...ticked, value]);
  if (shown.length === 0) return null;
  return (
    <fieldset className="relative mb-2 min-w-0">
      <legend className="sr-only">{t('filter.kinds')}</legend>
      <div className="-mx-gutter flex gap-x-2 gap-y-1.5 overflow-x-auto px-gutter py-1 [scrollbar-width:none] tablet:mx-0 tablet:flex-wrap tablet:overflow-visible tablet:px-0">
        {shown.map((kind) => (
          <label
            key={kind.value}
            className="relative flex min-h-10 shrink-0 tablet:min-h-9 items-center gap-1.5 rounded-full border-[1.5px] border-control bg-card px-3.5 text-sm font-medium whitespace-nowrap transition hover:border-ink has-checked:border-ink has-checked:bg-ink has-checked:text-paper has-focus-visible:outline-3 has-focus-visible:outline-offset-1"
          >
            <input
              type="checkbox"
              checked={ticked.includes(kind.value)}
              onChange={() => toggle(kind.value)}
              className="peer absolute inset-0 opacity-0"
            />
            {words.kind(kind.value)}
            <span className="font-normal text-quiet figures peer-checked:text-stone-300">
              <span aria-hidden="true">{countOf(kind)}</span>
              <span className="sr-only">{t('filter.kindCount', { count: countOf(kind) })}</span>
            </span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}

/** The filters with these kinds and no others; what is no kind, such as diesel, stays chosen. */
function choiceOf(
  values: readonly CarKind['value'][],
  filters: CarFilters,
): Pick<CarFilters, CarKind['filter']> {
  const chosen = carKinds.filter(({ value }) => values.includes(value));
  const isKind = (value: string) => carKinds.some((kind) => kind.value === value);
  const others = {
    category: filters.category.filter((value) => !isKind(value)),
    propulsionType: filters.propulsionType.filter((value) => !isKind(value)),
  };
  return {
    category: [
      ...chosen.flatMap((kind) => (kind.filter === 'category' ? [kind.value] : [])),
      ...others.category,
    ],
    propulsionType: [
      ...chosen.flatMap((kind) => (kind.filter === 'propulsionType' ? [kind.value] : [])),
      ...others.propulsionType,
    ],
  };
}

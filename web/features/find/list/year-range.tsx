import { useTranslation } from 'react-i18next';
import type { CarFilters } from '../../../../domain/car-filters.ts';
import { Select } from '../../../../ui/select.tsx';

type Years = Pick<CarFilters, 'minYear' | 'maxYear'>;

interface YearRangeProps extends Years {
  readonly years: readonly number[];
  readonly onChange: (change: Years) => void;
}

/** The years that the city's cars are of. An end that would pass the other takes it along. */
export function YearRange({ years, minYear, maxYear, onChange }: YearRangeProps) {
  const { t } = useTranslation('fleet');
  if (years.length === 0) return null;
  const setMin = (min: number | null) =>
    onChange({
      minYear: min,
      maxYear: min !== null && maxYear !== null && maxYear < min ? min : maxYear,
    });
  const setMax = (max: number | null) =>
    onChange({
      maxYear: max,
      minYear: max !== null && minYear !== null && minYear > max ? max : minYear,
    });
  return (
    <fieldset className="grid min-w-0 grid-cols-2 gap-3">
      <legend className="sr-only">{t('filter.years')}</legend>
      <YearSelect label={t('filter.minYear')} years={years} value={minYear} onChange={setMin} />
      <YearSelect label={t('filter.maxYear')} years={years} value={maxYear} onChange={setMax} />
    </fieldset>
  );
}

interface YearSelectProps {
  readonly label: string;
  readonly years: readonly number[];
  readonly value: number | null;
  readonly onChange: (year: number | null) => void;
}

const any = 'any';

function YearSelect({ label, years, value, onChange }: YearSelectProps) {
  const { t } = useTranslation('fleet');
  const options = years.map((year) => ({ id: String(year), label: String(year) }));
  return (
    <Select
      label={label}
      options={[{ id: any, label: t('filter.anyYear') }, ...options]}
      value={value === null ? any : String(value)}
      onChange={(id) => onChange(id === any ? null : Number(id))}
    />
  );
}

import { useRef } from 'react';
import { useTranslation } from 'react-i18next';
import type { CarFilters } from '../../../../domain/car-filters.ts';
import { Button } from '../../../../ui/button.tsx';
import { Icon } from '../../../../ui/icon.tsx';
import { activeFilters } from '../data/active-filters.ts';
import { noFilters } from '../data/filters.ts';

interface ActiveFiltersProps {
  readonly filters: CarFilters;
  readonly countryCode: string;
  readonly onChange: (change: Partial<CarFilters>) => void;
}

/** What narrows the list, named, each to be taken off. */
export function ActiveFilters({ filters, countryCode, onChange }: ActiveFiltersProps) {
  const { t } = useTranslation('fleet');
  const place = useRef<HTMLDivElement>(null);
  const active = activeFilters(filters, t, countryCode);
  const take = (change: Partial<CarFilters>) => {
    // The button goes with what it takes off; the keyboard stays where it was.
    place.current?.focus({ preventScroll: true });
    onChange(change);
  };
  return (
    <div ref={place} tabIndex={-1} className="outline-none">
      {active.length > 0 && (
        <ul aria-label={t('filter.set')} className="flex flex-wrap items-center gap-x-2">
          {active.map(({ label, without }) => (
            <li key={label}>
              <button
                type="button"
                aria-label={t('filter.takeOff', { name: label })}
                onClick={() => take(without)}
                className="group flex min-h-target items-center text-sm font-medium focus-visible:rounded-full"
              >
                <span className="flex min-h-8 items-center gap-1 rounded-full bg-stone-100 pr-2 pl-3 transition group-hover:bg-stone-200">
                  {label}
                  <Icon name="close" className="size-4 stroke-2" />
                </span>
              </button>
            </li>
          ))}
          <li className="ml-1">
            <Button variant="link" onClick={() => take(noFilters)}>
              {t('filter.clear')}
            </Button>
          </li>
        </ul>
      )}
    </div>
  );
}

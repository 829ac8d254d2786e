import { useTranslation } from 'react-i18next';
import { distanceUnit } from '../../../../domain/distance-unit.ts';
import type { ListData } from '../data/list-data.ts';

/** How many cars, for when, and where. The count is read out when the filters change it. */
export function ListHead({ city, trip, result }: Pick<ListData, 'city' | 'trip' | 'result'>) {
  const { t } = useTranslation('fleet');
  const range = { from: trip.starts.day, to: trip.ends.day };
  return (
    <div className="pt-4 pb-1 wide:pt-5">
      <p aria-live="polite" className="mb-1 text-sm text-quiet figures">
        {result.kind === 'found' ? (
          <>
            <strong className="font-strong text-ink">
              {t('count.cars', { count: result.total })}
            </strong>{' '}
            {t('count.free', range)}
          </>
        ) : (
          t('count.unknown', range)
        )}
      </p>
      <h1 className="text-3xl tracking-display wide:text-2xl">
        {t('heading', { city: city.name })}
      </h1>
    </div>
  );
}

/** What holds for every car, said once. */
export function IncludedNote({ countryCode }: { countryCode: string }) {
  const { t } = useTranslation('fleet');
  const unit = t(`card.${distanceUnit(countryCode)}`);
  return (
    <p className="mb-2 max-w-none text-xs font-medium text-moss-600">
      {t('card.included')} {t('card.unlimited', { unit })}
    </p>
  );
}

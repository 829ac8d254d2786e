import { useTranslation } from 'react-i18next';
import type { CarData } from './load-car.ts';
import { SearchLink } from './missing-hint.tsx';

/** Only for what is there: a missing address is asked for beside Reserve. */
export function ChangeAddresses({ data: { car, trip } }: { data: CarData }) {
  const { t } = useTranslation('car');
  if (trip.stops.delivery.where === null) return null;
  return (
    <SearchLink car={car} missing="delivery-address">
      {t('trip.changeAddresses')}
    </SearchLink>
  );
}

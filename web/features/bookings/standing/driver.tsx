import { useTranslation } from 'react-i18next';
import type { BookingData } from '../data/load-booking.ts';
import { NamedFacts } from './named-facts.tsx';

/** Who is signed in. The licence stays out of sight. */
export function Driver({ renter }: { renter: BookingData['renter'] }) {
  const { t } = useTranslation('trips');
  const phone = renter.phone?.shown;
  return (
    <NamedFacts
      id="driver-title"
      title={t('driver.title')}
      facts={[
        [t('driver.name'), renter.name],
        [t('driver.email'), renter.email],
        [t('driver.phone'), phone || t('page.missing')],
      ]}
    />
  );
}

import { useTranslation } from 'react-i18next';
import type { BookingSummary } from '../../../../contract/bookings.ts';
import { instantFromIso } from '../../../../domain/city-time.ts';
import { useOtherClock } from '../../../page/use-other-clock.ts';
import { isSameAddress, whenOf } from './stop-words.ts';

interface StopWords {
  /** "Delivery", or "Delivery, New York time" to a reader whose own clock says otherwise. */
  readonly label: string;
  readonly when: string;
  readonly where: string;
}

type Trip = Pick<BookingSummary, 'startsAt' | 'endsAt' | 'delivery' | 'return' | 'city'>;

/** Delivery and return as a renter reads them. */
export function useStopWords(booking: Trip): Record<'delivery' | 'return', StopWords> {
  const { t } = useTranslation('trips');
  const { city, startsAt, endsAt, delivery } = booking;
  const isOtherClock = useOtherClock(city.timeZone);
  const labelOf = (label: string, iso: string) =>
    isOtherClock(instantFromIso(iso)) ? t('page.inCityTime', { label, city: city.name }) : label;
  const nameOf = (name: string) => name.trim() || t('page.missing');
  return {
    delivery: {
      label: labelOf(t('page.delivery'), startsAt),
      when: whenOf(startsAt, city),
      where: nameOf(delivery.name),
    },
    return: {
      label: labelOf(t('page.return'), endsAt),
      when: whenOf(endsAt, city),
      where: isSameAddress(booking) ? t('page.sameAddress') : nameOf(booking.return.name),
    },
  };
}

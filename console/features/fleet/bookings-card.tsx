import { useTranslation } from 'react-i18next';
import type { FleetCar } from '../../../contract/operate/fleet.ts';
import { Card } from '../../../ui/card.tsx';
import { BookingLines } from './booking-lines.tsx';
import { NothingYet } from './nothing-yet.tsx';

export function BookingsCard({ car: { bookings } }: { car: FleetCar }) {
  const { t } = useTranslation('cars');
  return (
    <Card title={t('bookings.title')}>
      {bookings.length === 0 ? (
        <NothingYet title={t('bookings.none')} text={t('bookings.noneText')} />
      ) : (
        <BookingLines bookings={bookings} />
      )}
    </Card>
  );
}

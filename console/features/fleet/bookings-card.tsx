import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import type { FleetCar } from '../../../contract/operate/fleet.ts';
import { Card } from '../../../ui/card.tsx';
import { useMay } from '../../shell/desk-data.ts';
import { repairsPath } from '../../shell/pages.ts';
import { BookingLines } from './booking-lines.tsx';
import { NothingYet } from './nothing-yet.tsx';

export function BookingsCard({ car: { id, cityId, bookings } }: { car: FleetCar }) {
  const { t } = useTranslation('cars');
  const mayRead = useMay('bookings.read');
  return (
    <Card
      title={t('bookings.title')}
      action={
        mayRead && (
          <Link to={repairsPath(cityId, id)} className="text-link">
            {t('bookings.repairs')}
          </Link>
        )
      }
    >
      {bookings.length === 0 ? (
        <NothingYet title={t('bookings.none')} text={t('bookings.noneText')} />
      ) : (
        <BookingLines bookings={bookings} />
      )}
    </Card>
  );
}

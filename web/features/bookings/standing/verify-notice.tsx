import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { isOpenToRenter } from '../../../../domain/booking-lifecycle.ts';
import { paths } from '../../../page/paths.ts';
import type { BookingData } from '../data/load-booking.ts';

/** For a trip that was booked before its renter took another name, or their documents back. */
export function VerifyNotice({ booking, renter }: Pick<BookingData, 'booking' | 'renter'>) {
  const { t } = useTranslation('trips');
  if (renter.isVerified || !isOpenToRenter(booking.status)) return null;
  return (
    <div className="flex flex-wrap items-center gap-x-4 gap-y-2 rounded-card bg-amber-100 px-5 py-4 text-sm text-ink print:hidden">
      <p className="mr-auto">{t('verify.text')}</p>
      <Link
        to={paths.documents}
        className="inline-flex min-h-target items-center font-strong underline"
      >
        {t('verify.action')}
      </Link>
    </div>
  );
}

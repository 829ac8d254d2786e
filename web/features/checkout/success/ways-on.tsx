import { useTranslation } from 'react-i18next';
import { ButtonLink } from '../../../../ui/button.tsx';
import { paths } from '../../../page/paths.ts';
import { bookingPath } from '../../bookings/data/booking-path.ts';

/** To keep, and to go on. The files come from the API, not from a page: plain links. */
export function WaysOn({ bookingId }: { bookingId: string }) {
  const { t } = useTranslation('success');
  return (
    <div className="flex flex-wrap items-center gap-x-6 gap-y-2 print:hidden">
      <ButtonLink to={bookingPath(bookingId)}>{t('booking')}</ButtonLink>
      <a className="text-link text-sm" href={`/api/bookings/${bookingId}/calendar.ics`} download>
        {t('calendar')}
      </a>
      <a className="text-link text-sm" href={`/api/bookings/${bookingId}/receipt.pdf`} download>
        {t('invoice')}
      </a>
      <button type="button" className="text-link text-sm" onClick={() => window.print()}>
        {t('print')}
      </button>
      <ButtonLink variant="link" to={paths.bookings}>
        {t('bookings')}
      </ButtonLink>
    </div>
  );
}

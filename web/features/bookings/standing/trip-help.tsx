import { useTranslation } from 'react-i18next';
import { hourOfDay, isAllDay } from '../../../../domain/hour-of-day.ts';
import { ContactText } from '../../../page/contact-text.tsx';
import type { BookingData } from '../data/load-booking.ts';

/** Whom to call about this trip, and when somebody answers. */
export function TripHelp({ data: { booking, contact } }: { data: BookingData }) {
  const { t } = useTranslation('trips');
  const { opensAtHour, closesAtHour } = booking.city.hours;
  const [opens, closes] = [hourOfDay(opensAtHour), hourOfDay(closesAtHour)];
  const { email, phone } = contact;
  return (
    <section aria-labelledby="help-title" className="border-t border-hair pt-10">
      <h2 id="help-title" className="mb-4 text-2xl">
        {t('help.title')}
      </h2>
      <p className="figures">
        <ContactText
          text={
            isAllDay(booking.city.hours)
              ? t('help.textAllDay', { phone, email })
              : t('help.text', { phone, email, opens, closes, city: booking.city.name })
          }
          contact={{ email, phones: [{ city: null, phone }] }}
        />
      </p>
    </section>
  );
}

import { serverWordsIn } from '../../../i18n/server-words.ts';
import { type BookingData, tripOf } from './booking-data.ts';
import { type Email, greet } from './email.ts';

export function bookingBooked(data: BookingData): Email {
  const t = serverWordsIn(data.countryCode).getFixedT('en', 'emails', 'bookingBooked');
  return {
    subject: t('subject', { ...data }),
    preview: t('preview', { ...data }),
    heading: t('heading'),
    greeting: greet(data),
    paragraphs: [t('text')],
    trip: tripOf(data),
    action: { label: t('action'), url: data.url },
    notes: [t('documents')],
  };
}

import { serverWordsIn } from '../../../i18n/server-words.ts';
import { type BookingData, tripOf } from './booking-data.ts';
import { type Email, greet } from './email.ts';

export interface DeliveryTomorrowData extends BookingData {
  /** Empty for whoever is verified. */
  readonly verifyUrl: string;
}

export function deliveryTomorrow(data: DeliveryTomorrowData): Email {
  const t = serverWordsIn(data.countryCode).getFixedT('en', 'emails', 'deliveryTomorrow');
  return {
    subject: t('subject', { ...data }),
    preview: t('preview', { ...data }),
    heading: t('heading'),
    greeting: greet(data),
    paragraphs: data.verifyUrl ? [t('verify')] : [t('text')],
    trip: tripOf(data),
    action: data.verifyUrl
      ? { label: t('verifyAction'), url: data.verifyUrl }
      : { label: t('action'), url: data.url },
    notes: [t('documents')],
  };
}

import { serverWords } from '../../../i18n/server-words.ts';
import { type BookingData, tripOf } from './booking-data.ts';
import { type Email, greet } from './email.ts';

const t = serverWords.getFixedT('en', 'emails', 'phoneBooking');

export interface PhoneBookingData extends BookingData {
  readonly heldUntil: string;
  /** They have no password yet: the link lets them set one. */
  readonly isNewcomer: boolean;
}

export function phoneBooking(data: PhoneBookingData): Email {
  const { car, heldUntil, isNewcomer, url } = data;
  return {
    subject: t('subject', { car, heldUntil }),
    preview: t('preview'),
    heading: t('heading', { car }),
    greeting: greet(data),
    paragraphs: [t('text', { heldUntil }), ...(isNewcomer ? [t('newcomer')] : [])],
    trip: tripOf(data),
    action: { label: isNewcomer ? t('newcomerAction') : t('action'), url },
    notes: [t('late'), t('notYou')],
  };
}

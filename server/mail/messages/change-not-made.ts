import { changePolicy } from '../../../domain/policy-constants.ts';
import { serverWords } from '../../../i18n/server-words.ts';
import { type BookingData, tripOf } from './booking-data.ts';
import { type Email, greet } from './email.ts';

const t = serverWords.getFixedT('en', 'emails', 'changeNotMade');

export interface ChangeNotMadeData extends BookingData {
  /** What goes back to the card; empty when nothing was charged. */
  readonly refund: string;
  /** It could have been had, but its payment was not completed. */
  readonly isUnpaid?: boolean;
}

export const changeNotMade = (data: ChangeNotMadeData): Email => ({
  subject: t('subject', { ...data }),
  preview: t('preview'),
  heading: t('heading'),
  greeting: greet(data),
  paragraphs: [
    t(data.isUnpaid ? 'unpaid' : 'text'),
    data.refund ? t('refunded', { ...data, ...changePolicy.refundArrivesInDays }) : t('uncharged'),
  ],
  trip: tripOf(data),
  action: { label: t('action'), url: data.url },
  notes: [],
});

import { changePolicy } from '../../../domain/policy-constants.ts';
import { serverWords } from '../../../i18n/server-words.ts';
import { type BookingData, tripOf } from './booking-data.ts';
import { type Email, greet } from './email.ts';

const t = serverWords.getFixedT('en', 'emails', 'paymentFailed');

export interface PaymentFailedData extends BookingData {
  /** The bank said no; nobody finished it in time; it turned out to have happened, and went back. */
  readonly outcome: 'declined' | 'unfinished' | 'refunded';
}

export const paymentFailed = ({ outcome = 'declined', ...data }: PaymentFailedData): Email => ({
  subject: t(`${outcome}.subject`, { ...data }),
  preview: t(`${outcome}.preview`),
  heading: t(`${outcome}.heading`),
  greeting: greet(data),
  paragraphs: [
    t(`${outcome}.text`, { ...data, ...changePolicy.refundArrivesInDays }),
    t(`${outcome}.whatNext`),
  ],
  trip: tripOf(data),
  action: { label: t('action'), url: data.url },
  notes: [],
});

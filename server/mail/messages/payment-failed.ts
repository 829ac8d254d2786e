import { changePolicy } from '../../../domain/policy-constants.ts';
import { serverWords } from '../../../i18n/server-words.ts';
import { type BookingData, tripOf } from './booking-data.ts';
import { type Email, greet } from './email.ts';

const t = serverWords.getFixedT('en', 'emails', 'paymentFailed');

export interface PaymentFailedData extends BookingData {
  /** The bank said no; nobody finished it in time; it turned out to have happened, and went back. */
  readonly outcome: 'declined' | 'unfinished' | 'refunded';
  /** What the bank took and gets back: the rest would have been paid with credit. */
  readonly took?: string;
}

export const paymentFailed = ({ outcome = 'declined', ...data }: PaymentFailedData): Email => ({
  subject: t(`${outcome}.subject`, { ...data }),
  preview: t(`${outcome}.preview`),
  heading: t(`${outcome}.heading`),
  greeting: greet(data),
  paragraphs: [
    t(`${outcome}.text`, {
      ...data,
      took: data.took ?? data.total,
      ...changePolicy.refundArrivesInDays,
    }),
    t(`${outcome}.whatNext`),
  ],
  // Nothing was paid, with credit neither.
  trip: tripOf({ ...data, credit: '' }),
  action: { label: t('action'), url: data.url },
  notes: [],
});

import type { ReplacementReason } from '../../../domain/policies/another-car.ts';
import { serverWords } from '../../../i18n/server-words.ts';
import type { Delay } from './another-car.ts';
import { type BookingData, tripOf } from './booking-data.ts';
import { type Email, greet } from './email.ts';

const t = serverWords.getFixedT('en', 'emails', 'deliveryLater');

export interface DeliveryLaterData extends BookingData, Delay {
  readonly reason: ReplacementReason;
}

export const deliveryLater = (data: DeliveryLaterData): Email => ({
  subject: t('subject', { ...data }),
  preview: t('preview'),
  heading: t('heading'),
  greeting: greet(data),
  paragraphs: [
    t(`reasons.${data.reason}`, { car: data.car }),
    t('text', { ...data }),
    ...(data.refund ? [t('refund', { refund: data.refund })] : []),
  ],
  trip: tripOf(data),
  action: { label: t('action'), url: data.url },
  notes: [t('unhappy')],
});

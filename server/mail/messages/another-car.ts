import type { ReplacementReason } from '../../../domain/policies/another-car.ts';
import { serverWords } from '../../../i18n/server-words.ts';
import { type BookingData, tripOf } from './booking-data.ts';
import { type Email, greet } from './email.ts';

const t = serverWords.getFixedT('en', 'emails', 'anotherCar');

export interface AnotherCarData extends BookingData {
  readonly carBefore: string;
  readonly reason: ReplacementReason;
  readonly isBetter: boolean;
}

export const anotherCar = (data: AnotherCarData): Email => ({
  subject: t('subject', { ...data }),
  preview: t('preview'),
  heading: t('heading'),
  greeting: greet(data),
  paragraphs: [
    t(`reasons.${data.reason}`, { car: data.carBefore }),
    t('instead', { car: data.car }),
    ...(data.isBetter ? [t('better')] : []),
  ],
  trip: tripOf(data),
  action: { label: t('action'), url: data.url },
  notes: [t('unhappy')],
});

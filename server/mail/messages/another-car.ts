import type { ReplacementReason } from '../../../domain/policies/another-car.ts';
import { serverWords } from '../../../i18n/server-words.ts';
import { type BookingData, tripOf } from './booking-data.ts';
import { type Email, greet } from './email.ts';

const t = serverWords.getFixedT('en', 'emails', 'anotherCar');

/** It comes later than was agreed, and what is given back for that; nothing where nothing was paid. */
export interface Delay {
  readonly timeBefore: string;
  readonly refund: string;
}

export interface AnotherCarData extends BookingData {
  readonly carBefore: string;
  readonly reason: ReplacementReason;
  readonly isBetter: boolean;
  readonly delay?: Delay;
}

export const anotherCar = (data: AnotherCarData): Email => ({
  subject: t('subject', { ...data }),
  preview: data.delay ? t('previewLater', { ...data }) : t('preview'),
  heading: t('heading'),
  greeting: greet(data),
  paragraphs: [
    t(`reasons.${data.reason}`, { car: data.carBefore }),
    ...(data.delay ? later(data, data.delay) : [t('instead', { car: data.car })]),
    ...(data.isBetter ? [t('better')] : []),
  ],
  trip: tripOf(data),
  action: { label: t('action'), url: data.url },
  notes: [t('unhappy')],
});

const later = ({ car, deliveryAt }: AnotherCarData, { timeBefore, refund }: Delay) => [
  t('insteadLater', { car, deliveryAt, timeBefore }),
  ...(refund ? [t('refund', { refund })] : []),
];

import type { ReplacementReason } from '../../../domain/policies/another-car.ts';
import { serverWords } from '../../../i18n/server-words.ts';
import { type BookingData, tripOf } from './booking-data.ts';
import { type Email, greet } from './email.ts';

const t = serverWords.getFixedT('en', 'emails', 'carOffer');

export interface CarOfferData extends BookingData {
  readonly reason: ReplacementReason;
  /** The best first. */
  readonly cars: readonly string[];
  /** Whether the best is of a better class. */
  readonly isBetter: boolean;
  readonly answerBy: string;
  readonly offerUrl: string;
}

export function carOffer(data: CarOfferData): Email {
  const { car, cars, answerBy, isBetter, offerUrl } = data;
  const first = cars[0] ?? '';
  return {
    subject: t('subject', { answerBy }),
    preview: t('preview'),
    heading: t('heading', { car }),
    greeting: greet(data),
    paragraphs: [
      t(`reasons.${data.reason}`, { car }),
      t('choose', { first, count: cars.length }),
      ...(isBetter ? [t('better')] : []),
    ],
    trip: tripOf(data),
    action: { label: t('action'), url: offerUrl },
    notes: [t('unanswered', { answerBy, first })],
  };
}

import type { JobKind } from '../../../domain/jobs/job.ts';
import { serverWordsIn } from '../../../i18n/server-words.ts';
import { type BookingData, tripOf } from './booking-data.ts';
import { type Email, greet } from './email.ts';

/** What a renter is told on the day of a handover, ready to print. */
export interface DayOfHandoverData extends BookingData {
  readonly kind: JobKind;
  /** First name of who comes; empty where nobody has set out yet. */
  readonly driver: string;
  /** Empty where the car has none yet. */
  readonly plate: string;
  readonly from: string;
  readonly to: string;
  /** By when a late driver expects to be there; empty where nobody knows. */
  readonly by: string;
}

export const carOnTheWay = (data: DayOfHandoverData): Email => news('carOnTheWay', data);
export const atTheDoor = (data: DayOfHandoverData): Email => news('atTheDoor', data);
export const runningLate = (data: DayOfHandoverData): Email =>
  news(data.by ? 'runningLateBy' : 'runningLate', data);

function news(
  what: 'carOnTheWay' | 'atTheDoor' | 'runningLate' | 'runningLateBy',
  data: DayOfHandoverData,
): Email {
  const t = serverWordsIn(data.countryCode).getFixedT('en', 'emails', what);
  const { kind, plate } = data;
  return {
    subject: t(`subject.${kind}`, { ...data }),
    preview: t('preview', { ...data }),
    heading: t(`heading.${kind}`),
    greeting: greet(data),
    paragraphs: [t(`text.${kind}`, { ...data }), ...(plate ? [t('plate', { plate })] : [])],
    trip: tripOf(data),
    action: { label: t('action'), url: data.url },
    notes: [],
  };
}

import { serverWords } from '../../../i18n/server-words.ts';
import { type BookingData, tripOf } from './booking-data.ts';
import { type Email, greet } from './email.ts';

export interface DriverNewsData extends BookingData {
  /** Of the additional driver. */
  readonly name: string;
}

export interface DriverFeeData extends DriverNewsData {
  /** By the day, for their age. */
  readonly fee: string;
}

export const driverFee = (data: DriverFeeData): Email => news('driverFee', data);
export const driverLeft = (data: DriverNewsData): Email => news('driverLeft', data);
export const driverVerified = (data: DriverNewsData): Email => news('driverVerified', data);

/** What the renter is told of an additional driver of theirs. */
function news(
  what: 'driverFee' | 'driverLeft' | 'driverVerified',
  data: DriverNewsData & { readonly fee?: string },
): Email {
  const t = serverWords.getFixedT('en', 'emails', what);
  const said = { ...data, fee: data.fee ?? '' };
  return {
    subject: t('subject', said),
    preview: t('preview', said),
    heading: t('heading', said),
    greeting: greet(data),
    paragraphs: [t('text', said)],
    trip: tripOf(data),
    action: { label: t('action'), url: data.url },
    notes: [],
  };
}

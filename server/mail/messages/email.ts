import { serverWords } from '../../../i18n/server-words.ts';

/** What a message says. How it looks, as a page and as plain text, is decided once for all. */
export interface Email {
  readonly subject: string;
  /** What a mailbox shows beside the subject. */
  readonly preview: string;
  readonly heading: string;
  readonly greeting: string;
  readonly paragraphs: readonly string[];
  readonly trip?: EmailTrip;
  readonly action?: { readonly label: string; readonly url: string };
  /** Smaller, under the action. */
  readonly notes: readonly string[];
}

/** The two ends of a trip and what it is, ready to print. */
export interface EmailTrip {
  /** Empty before there is a booking. */
  readonly reference: string;
  readonly car: string;
  readonly deliveryAt: string;
  readonly deliveryAddress: string;
  readonly returnAt: string;
  readonly returnAddress: string;
  readonly total: string;
  /** What of it was paid with credit; empty when nothing. */
  readonly credit: string;
  /** Whom the city's renters call; not in messages from before every city had a number. */
  readonly supportPhone?: string | undefined;
}

/** What stands under the action; a trip's email ends with whom to call about it. */
export function notesOf({ notes, trip }: Pick<Email, 'notes' | 'trip'>): readonly string[] {
  const phone = trip?.supportPhone;
  return phone ? [...notes, serverWords.t('emails:trip.call', { phone })] : notes;
}

export const greet = (data: { readonly firstName: string }) =>
  serverWords.getFixedT('en', 'emails')('greeting', data);

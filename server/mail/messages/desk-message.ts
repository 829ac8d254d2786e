import type { DeskMessage } from '../../../domain/desk-messages.ts';
import { serverWordsIn } from '../../../i18n/server-words.ts';
import { type BookingData, tripOf } from './booking-data.ts';
import { type Email, greet } from './email.ts';

export interface DeskMessageData extends BookingData {
  readonly message: DeskMessage;
  /** The handover that comes next. */
  readonly end: 'delivery' | 'return';
  /** With `running-late`: when our driver is there; empty otherwise. */
  readonly expectedAt: string;
  readonly profileUrl: string;
}

/** What somebody at the desk writes to a renter about their trip. */
export function deskMessage(data: DeskMessageData): Email {
  const { action, ...written } = wordsOf(data);
  const t = serverWordsIn(data.countryCode).getFixedT('en', 'emails', 'deskMessage');
  return {
    ...written,
    greeting: greet(data),
    trip: tripOf(data),
    action: action ?? { label: t('action'), url: data.url },
  };
}

type Written = Omit<Email, 'greeting' | 'trip'>;

function wordsOf(data: DeskMessageData): Written {
  const { message, end } = data;
  const t = serverWordsIn(data.countryCode).getFixedT('en', 'emails', 'deskMessage');
  switch (message.kind) {
    case 'running-late': {
      const figures = { ...data, minutes: message.minutes };
      return {
        subject: t('late.subject', figures),
        preview: t('late.preview', figures),
        heading: t('late.heading'),
        paragraphs: [t(`late.${end}`, figures)],
        notes: [],
      };
    }
    case 'where-to-meet':
      return {
        subject: t(end === 'delivery' ? 'meet.subject' : 'meet.subject_return', { ...data }),
        preview: t('meet.preview'),
        heading: t('meet.heading'),
        paragraphs: paragraphsIn(message.text),
        notes: [t('meet.unclear')],
      };
    case 'documents-missing':
      return {
        subject: t('documents.subject', { ...data }),
        preview: t('documents.preview'),
        heading: t('documents.heading'),
        paragraphs: [t('documents.text')],
        action: { label: t('documents.action'), url: data.profileUrl },
        notes: [t('documents.done')],
      };
    case 'own-words':
      return {
        subject: message.subject,
        preview: t('own.preview', { ...data }),
        heading: message.subject,
        paragraphs: paragraphsIn(message.text),
        notes: [],
      };
  }
}

const paragraphsIn = (text: string) =>
  text
    .split(/\n+/)
    .map((line) => line.trim())
    .filter(Boolean);

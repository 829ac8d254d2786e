import { claimPolicy } from '../../../domain/policy-constants.ts';
import { serverWords, serverWordsIn } from '../../../i18n/server-words.ts';
import { type BookingData, tripOf } from './booking-data.ts';
import { type Email, greet } from './email.ts';

const t = serverWords.getFixedT('en', 'emails');

/** What every email about a claim says of it. */
export interface ClaimData extends BookingData {
  /** What it is for: "a toll". */
  readonly what: string;
  readonly amount: string;
  /** What happened, as whoever claims wrote it. */
  readonly words: string;
  readonly answerBy: string;
  readonly claimUrl: string;
}

const days = claimPolicy.lateObjectionDays;
const common = (data: ClaimData) => ({ greeting: greet(data), trip: tripOf(data), notes: [] });
const see = ({ claimUrl }: ClaimData) => ({ label: t('claim.see'), url: claimUrl });

export const claimMade = (data: ClaimData): Email => ({
  ...common(data),
  subject: t('claimMade.subject', { ...data }),
  preview: t('claimMade.preview'),
  heading: t('claimMade.heading'),
  paragraphs: [
    t('claimMade.text', { ...data }),
    data.words,
    t('claimMade.evidence'),
    t('claimMade.choice', { ...data }),
  ],
  action: { label: t('claim.action'), url: data.claimUrl },
  notes: [t('claimMade.silence', { ...data, days })],
});

export const claimReminder = (data: ClaimData): Email => ({
  ...common(data),
  subject: t('claimReminder.subject', { ...data }),
  preview: t('claimReminder.preview'),
  heading: t('claimReminder.heading'),
  paragraphs: [t('claimReminder.text', { ...data }), data.words],
  action: { label: t('claim.action'), url: data.claimUrl },
  notes: [t('claimReminder.silence', { days })],
});

export interface ClaimDecidedData extends ClaimData {
  /** As a sentence. */
  readonly outcome: string;
  readonly decision: string;
  /** There is nothing to pay: nobody need be told whom to ask next. */
  readonly isForRenter: boolean;
}

export const claimDecided = (data: ClaimDecidedData): Email => ({
  ...common(data),
  subject: t('claimDecided.subject'),
  preview: data.outcome,
  heading: t('claimDecided.heading'),
  paragraphs: [
    t('claimDecided.text', { ...data }),
    data.outcome,
    t('claimDecided.why', { ...data }),
  ],
  action: see(data),
  notes: data.isForRenter
    ? []
    : [serverWordsIn(data.countryCode).t('claimDecided.rights', { ns: 'emails' })],
});

export const claimUndecided = (data: ClaimData): Email => ({
  ...common(data),
  subject: t('claimUndecided.subject', { ...data }),
  preview: t('claimUndecided.preview'),
  heading: t('claimUndecided.heading'),
  paragraphs: [t('claimUndecided.text', { ...data }), t('claimUndecided.refund')],
  action: see(data),
});

export interface ClaimTakenData extends ClaimData {
  readonly due: string;
  /** What came from the deposit, what from the card, and what is free again, as sentences. */
  readonly where: string;
}

export const claimTaken = (data: ClaimTakenData): Email => ({
  ...common(data),
  subject: t('claimTaken.subject', { ...data }),
  preview: data.where,
  heading: t('claimTaken.heading'),
  paragraphs: [t('claimTaken.text', { ...data }), data.where, t('claimTaken.receipt')],
  action: see(data),
});

export interface ClaimUnpaidData extends ClaimData {
  readonly left: string;
  /** What the bank said, and what we do now, as sentences. */
  readonly why: string;
  readonly whatNext: string;
}

export const claimUnpaid = (data: ClaimUnpaidData): Email => ({
  ...common(data),
  subject: t('claimUnpaid.subject', { ...data }),
  preview: data.why,
  heading: t('claimUnpaid.heading'),
  paragraphs: [data.why, data.whatNext],
  action: { label: t('claimUnpaid.action', { ...data }), url: data.claimUrl },
});

export interface ClaimWithdrawnData extends ClaimData {
  readonly withdrawal: string;
  /** Whether something goes back, as a sentence. */
  readonly refund: string;
}

export const claimWithdrawn = (data: ClaimWithdrawnData): Email => ({
  ...common(data),
  subject: t('claimWithdrawn.subject', { ...data }),
  preview: data.refund,
  heading: t('claimWithdrawn.heading'),
  paragraphs: [
    t('claimWithdrawn.text', { ...data }),
    t('claimWithdrawn.why', { ...data }),
    data.refund,
  ],
  action: see(data),
});

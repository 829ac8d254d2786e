import { serverWords } from '../../../i18n/server-words.ts';
import { type Email, greet } from './email.ts';

const t = serverWords.getFixedT('en', 'emails', 'factorChanged');

export type FactorChange =
  | 'appAdded'
  | 'appRemoved'
  | 'passkeyAdded'
  | 'passkeyRemoved'
  | 'allRemoved'
  | 'recoveryUsed'
  | 'recoveryMade';

export interface FactorChangedData {
  readonly firstName: string;
  readonly change: FactorChange;
  /** The profile. */
  readonly url: string;
}

export const factorChanged = (data: FactorChangedData): Email => ({
  subject: t(`${data.change}.subject`),
  preview: t(`${data.change}.preview`),
  heading: t(`${data.change}.subject`),
  greeting: greet(data),
  paragraphs: [t(`${data.change}.text`), t('notYou')],
  action: { label: t('action'), url: data.url },
  notes: [],
});

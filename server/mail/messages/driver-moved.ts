import { serverWords } from '../../../i18n/server-words.ts';
import { type DriveData, driveLine, greetDriver } from './drive-data.ts';
import type { Email } from './email.ts';

const t = serverWords.getFixedT('en', 'emails', 'driverMoved');

export interface DriverMovedData extends DriveData {
  readonly url: string;
}

export const driverMoved = (data: DriverMovedData): Email => ({
  subject: t('subject', { ...data }),
  preview: t('preview', { ...data }),
  heading: t('heading'),
  greeting: greetDriver(),
  paragraphs: [t('text', { ...data }), driveLine(data)],
  action: { label: t('action'), url: data.url },
  notes: [],
});

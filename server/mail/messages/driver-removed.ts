import { serverWords } from '../../../i18n/server-words.ts';
import { type DriveData, driveLine, greetDriver } from './drive-data.ts';
import type { Email } from './email.ts';

const t = serverWords.getFixedT('en', 'emails', 'driverRemoved');

export interface DriverRemovedData extends DriveData {
  readonly why: 'removed' | 'cancelled';
  readonly url: string;
}

export const driverRemoved = ({ why, ...data }: DriverRemovedData): Email => ({
  subject: t(`${why}.subject`, { ...data }),
  preview: t('preview'),
  heading: t(`${why}.heading`),
  greeting: greetDriver(),
  paragraphs: [t(`${why}.text`, { ...data }), driveLine(data)],
  action: { label: t('action'), url: data.url },
  notes: [t('preview')],
});

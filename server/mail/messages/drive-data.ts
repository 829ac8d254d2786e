import { serverWords } from '../../../i18n/server-words.ts';

/** What somebody who drives on another's trip is told of it, ready to print. */
export interface DriveData {
  /** First name of who booked. */
  readonly renter: string;
  readonly car: string;
  readonly city: string;
  readonly from: string;
  readonly to: string;
}

const t = serverWords.getFixedT('en', 'emails', 'drive');

export const greetDriver = () => t('greeting');
export const driveLine = (data: DriveData) => t('trip', { ...data });

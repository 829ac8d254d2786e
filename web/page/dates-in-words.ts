import { instantFromIso, toCityTime } from '../../domain/city-time.ts';
import { formatDate, formatDatedMoment } from '../../domain/format-city-time.ts';

/** "Nov 05, 2026" */
export const dateIn = (timeZone: string, iso: string): string =>
  formatDate(toCityTime(instantFromIso(iso), timeZone));

/** "Nov 05, 2026, 09:30am" */
export const momentIn = (timeZone: string, iso: string): string =>
  formatDatedMoment(toCityTime(instantFromIso(iso), timeZone));

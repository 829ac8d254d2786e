import { instantFromIso, toCityTime } from '../../../../domain/city-time.ts';
import { formatDateTime } from '../../../../domain/format-city-time.ts';

export const inZone = (iso: string, timeZone: string) =>
  formatDateTime(toCityTime(instantFromIso(iso), timeZone));

import type { AuditPage } from '../../../contract/operate/audit.ts';
import {
  bookingPath,
  carPath,
  companyPath,
  partPath,
  personPath,
  renterPath,
} from '../../shell/pages.ts';

type About = NonNullable<AuditPage['items'][number]['about']>;

/** The page of what an entry is about; what is of no city is shown in the one the reader is in. */
export function subjectPath({ kind, id, cityId }: About, pageCityId: string): string {
  const city = cityId ?? pageCityId;
  switch (kind) {
    case 'booking':
      return bookingPath(city, id);
    case 'car':
      return carPath(city, id);
    case 'account':
      return renterPath(city, id);
    case 'staff':
      return personPath(city, id);
    case 'company':
      return companyPath(city, id);
    case 'extra':
      return partPath('extras', city);
    case 'protection':
      return partPath('protection', city);
    case 'promo-code':
      return partPath('promo-codes', city);
    case 'city':
      return partPath('city', city);
    case 'area':
      return partPath('areas', city);
    case 'setting':
      return partPath('settings', city);
  }
}

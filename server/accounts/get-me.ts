import type { Me } from '../../contract/accounts.ts';
import type { Queries } from '../db/connect.ts';
import { wholeNumber } from '../providers/texts/phone-number.ts';
import { isStopped } from '../texts/consent.ts';
import { shownPhone } from './shown-phone.ts';

export async function getMe(db: Queries, userId: string): Promise<Me> {
  const user = await db
    .selectFrom('users')
    .selectAll()
    .where('id', '=', userId)
    .executeTakeFirstOrThrow();
  const open = await db
    .selectFrom('document_requests')
    .select('id')
    .where('user_id', '=', userId)
    .where('status', '=', 'processing')
    .executeTakeFirst();
  const whole = wholeNumber(user);
  const { phone_code: code, phone_country: country, phone_number: number } = user;
  return {
    id: user.id,
    name: user.name,
    email: user.email,
    emailVerified: user.email_verified,
    phone:
      code && country && number
        ? { code, country, number, shown: shownPhone({ code, country, number }) }
        : null,
    birthdate: user.birthdate,
    address: user.address,
    taxNumber: user.tax_number,
    companyId: user.company_id,
    licenceVerified: user.licence_verified,
    identityVerified: user.identity_verified,
    dayWay: user.day_way,
    hasStoppedTexts: whole !== null && (await isStopped(db, whole)),
    documentsInProgress: open !== undefined,
  };
}

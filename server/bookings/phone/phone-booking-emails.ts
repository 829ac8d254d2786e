import { toCityTime } from '../../../domain/city-time.ts';
import { formatDateTime } from '../../../domain/format-city-time.ts';
import { formatMoney } from '../../../domain/format-money.ts';
import { money } from '../../../domain/money.ts';
import { isOpenLink } from '../../../domain/policies/phone-booking.ts';
import { phoneBookingPolicy } from '../../../domain/policy-constants.ts';
import { groundOf, issueLink } from '../../accounts/account-links.ts';
import { firstNameOf } from '../../accounts/first-name.ts';
import { requireCity } from '../../catalogue/require-city.ts';
import type { Queries } from '../../db/connect.ts';
import { toInstant } from '../../db/instant.ts';
import type { CompletionOf, SendMailDeps } from '../../mail/send-mail.ts';
import { stateOf } from './phone-booking-row.ts';

type Work = Pick<SendMailDeps, 'db' | 'clock' | 'siteUrl'>;

/** Written when it is sent: a link that is over by then is not worth an email. */
export function phoneBookingEmails(work: Work): Pick<CompletionOf, 'phone-booking'> {
  const { db, clock, siteUrl } = work;
  return {
    'phone-booking': async (recipient, { phoneBookingId }) => {
      const row = await db
        .selectFrom('phone_bookings')
        .innerJoin('cars', 'cars.id', 'phone_bookings.car_id')
        .innerJoin('users', 'users.id', 'phone_bookings.user_id')
        .selectAll('phone_bookings')
        .select(['cars.brand', 'cars.model', 'users.name'])
        .where('phone_bookings.id', '=', phoneBookingId)
        .executeTakeFirst();
      if (!row || !isOpenLink(await stateOf(db, row, clock.now()))) return null;
      const city = await requireCity(db, row.city_id);
      const at = (when: Date) => formatDateTime(toCityTime(toInstant(when), city.time_zone));
      const { start, end } = row.trip;
      const page = `/pay/${row.id}`;
      const token = await passwordToken(work, row.user_id, recipient);
      return {
        firstName: firstNameOf(row.name),
        reference: '',
        car: `${row.brand} ${row.model}`,
        deliveryAt: at(row.starts_at),
        deliveryAddress: start.query,
        returnAt: at(row.ends_at),
        returnAddress: end.query,
        total: formatMoney(money(row.total, row.currency)),
        credit: '',
        countryCode: city.country_code,
        supportPhone: city.support_phone ?? undefined,
        heldUntil: at(row.held_until),
        isNewcomer: token !== null,
        url:
          token === null
            ? `${siteUrl}${page}`
            : `${siteUrl}/reset-password?token=${token}&next=${encodeURIComponent(page)}`,
      };
    },
  };
}

/** For whoever has no password yet; null for everybody else. */
async function passwordToken(
  { db, clock }: { readonly db: Queries; readonly clock: Work['clock'] },
  userId: string,
  email: string,
): Promise<string | null> {
  const credential = await db
    .selectFrom('credentials')
    .select('id')
    .where('user_id', '=', userId)
    .where('password', 'is not', null)
    .executeTakeFirst();
  if (credential) return null;
  return issueLink(db, {
    purpose: 'reset-password',
    userId,
    ground: await groundOf(db, 'reset-password', email),
    now: clock.now(),
    hours: phoneBookingPolicy.passwordLinkHours,
  });
}

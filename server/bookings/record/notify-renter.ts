import { toCityTime } from '../../../domain/city-time.ts';
import { formatDateTime } from '../../../domain/format-city-time.ts';
import { formatMoney } from '../../../domain/format-money.ts';
import { add, money, sum } from '../../../domain/money.ts';
import { firstNameOf } from '../../accounts/first-name.ts';
import { requireCity } from '../../catalogue/require-city.ts';
import type { Queries } from '../../db/connect.ts';
import { toInstant } from '../../db/instant.ts';
import type { BookingData } from '../../mail/messages/booking-data.ts';
import type { MailData } from '../../mail/messages/templates.ts';
import { queueMail } from '../../mail/queue-mail.ts';
import { isForgotten } from '../../profile/forget-person.ts';
import type { BookingRow } from './booking-row.ts';
import { carName } from './car-name.ts';
import { itemsOf } from './items-of.ts';
import type { BookingWork } from './work.ts';

type BookingTemplate =
  | 'another-car'
  | 'at-the-door'
  | 'booking-booked'
  | 'car-offer'
  | 'car-on-the-way'
  | 'delivery-later'
  | 'booking-changed'
  | 'change-approval'
  | 'booking-cancelled'
  | 'change-not-made'
  | 'claim-made'
  | 'claim-reminder'
  | 'claim-decided'
  | 'claim-undecided'
  | 'claim-taken'
  | 'claim-unpaid'
  | 'claim-withdrawn'
  | 'driver-fee'
  | 'driver-left'
  | 'driver-verified'
  | 'no-show'
  | 'payment-failed'
  | 'deposit-failed'
  | 'deposit-approval'
  | 'deposit-approved'
  | 'refund-failed'
  | 'refund-given'
  | 'delivery-tomorrow'
  | 'desk-message'
  | 'handover-sealed'
  | 'running-late'
  | 'trip-thanks';

type Beyond<T extends BookingTemplate> = Omit<MailData<T>, keyof BookingData>;

/** Queues a message about a booking, once per event, in the transaction of what it is about. */
export async function notifyRenter<T extends BookingTemplate>(
  tx: Queries,
  { siteUrl, jobs, clock }: Pick<BookingWork, 'siteUrl' | 'jobs' | 'clock'>,
  booking: BookingRow,
  template: T,
  beyond: Beyond<T>,
  /** Tells apart what can happen more than once to a booking, like changes. */
  occasion = '',
): Promise<void> {
  const user = await tx
    .selectFrom('users')
    .select(['name', 'email'])
    .where('id', '=', booking.user_id)
    .executeTakeFirstOrThrow();
  if (isForgotten(user)) return; // money still moves for those who are gone, emails do not
  const data = { ...(await bookingData(tx, siteUrl, booking, user.name)), ...beyond };
  await queueMail(tx, jobs, {
    eventKey: mailEvent(template, booking.id, occasion),
    userId: booking.user_id,
    bookingId: booking.id,
    recipient: user.email,
    template,
    data: data as typeof data & MailData<T>,
    now: clock.now(),
  });
}

/** What every message about a booking says of it, in the words of its city. */
export async function bookingData(
  tx: Queries,
  siteUrl: string,
  booking: BookingRow,
  renterName: string,
): Promise<BookingData> {
  const city = await requireCity(tx, booking.city_id);
  const at = (when: Date) => formatDateTime(toCityTime(toInstant(when), city.time_zone));
  return {
    firstName: firstNameOf(renterName),
    reference: booking.reference,
    car: carName(booking),
    deliveryAt: at(booking.starts_at),
    deliveryAddress: booking.delivery_name,
    returnAt: at(booking.ends_at),
    returnAddress: booking.return_name,
    ...(await figuresOf(tx, booking)),
    countryCode: city.country_code,
    supportPhone: city.support_phone ?? undefined,
    url: bookingUrl(siteUrl, booking.id),
  };
}

/** What the rental costs, and what of it was paid with credit. */
async function figuresOf(tx: Queries, booking: BookingRow) {
  const { currency } = booking;
  const used = (await itemsOf(tx, booking.id)).filter(({ kind }) => kind === 'credit');
  const credit = sum(
    used.map(({ amount }) => money(-amount, currency)),
    currency,
  );
  return {
    total: formatMoney(add(money(booking.total, currency), credit)),
    credit: credit.amount > 0 ? formatMoney(credit) : '',
  };
}

export const mailEvent = (template: BookingTemplate, bookingId: string, occasion = '') =>
  `${template}:${bookingId}${occasion && `:${occasion}`}`;

/** A trip that was moved is reminded of once more. */
export const deliveryOf = ({ starts_at }: BookingRow) => starts_at.toISOString();

export const bookingUrl = (siteUrl: string, bookingId: string) => `${siteUrl}/booking/${bookingId}`;

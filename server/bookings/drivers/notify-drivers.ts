import { isOpenToRenter, releasesCar } from '../../../domain/booking-lifecycle.ts';
import { toCityTime } from '../../../domain/city-time.ts';
import { formatDateTime } from '../../../domain/format-city-time.ts';
import { formatMoney } from '../../../domain/format-money.ts';
import { serverWords } from '../../../i18n/server-words.ts';
import { firstNameOf } from '../../accounts/first-name.ts';
import { requireCity } from '../../catalogue/require-city.ts';
import type { Queries } from '../../db/connect.ts';
import { toInstant } from '../../db/instant.ts';
import type { DriveData } from '../../mail/messages/drive-data.ts';
import { queueMail } from '../../mail/queue-mail.ts';
import type { BookingRow } from '../record/booking-row.ts';
import { carName } from '../record/car-name.ts';
import { notifyRenter } from '../record/notify-renter.ts';
import type { NoticeWork } from '../record/work.ts';
import { type Driver, driversOf } from './drivers-of.ts';

const t = serverWords.getFixedT('en', 'emails', 'drive');

/**
 * Writes whatever email is due about who drives, each once, however often it is asked: the invitations of a
 * booking that is paid, what the renter must know, and the end of a trip for those who were to drive on it.
 */
export async function notifyDrivers(
  tx: Queries,
  work: NoticeWork,
  booking: BookingRow,
): Promise<void> {
  const drivers = await driversOf(tx, booking, work.clock.now());
  if (releasesCar(booking.status)) {
    for (const driver of drivers) {
      if (driver.userId && driver.state !== 'left') await tellOfEnd(tx, work, booking, driver);
    }
    await forgetInvited(tx, booking.id);
  }
  if (isOpenToRenter(booking.status) && booking.status !== 'pending') {
    for (const driver of drivers) await tellOfState(tx, work, booking, driver);
  }
  for (const removed of await removedFrom(tx, booking)) {
    await tellOfEnd(tx, work, booking, removed, 'removed');
  }
}

async function tellOfState(
  tx: Queries,
  work: NoticeWork,
  booking: BookingRow,
  driver: Driver,
): Promise<void> {
  const name = driver.name ?? driver.email ?? t('someone');
  const occasion = driver.id;
  switch (driver.state) {
    case 'invited':
      return invite(tx, work, booking, driver);
    case 'fee-to-agree': {
      const fee = formatMoney(driver.feePerDay);
      const told = `${occasion}:${driver.feePerDay.amount}`;
      return notifyRenter(tx, work, booking, 'driver-fee', { name, fee }, told);
    }
    case 'may-drive':
      return notifyRenter(tx, work, booking, 'driver-verified', { name }, occasion);
    case 'left':
      return notifyRenter(tx, work, booking, 'driver-left', { name }, occasion);
    case 'invitation-ended':
    case 'to-verify':
    case 'may-not-drive':
      return;
  }
}

async function invite(
  tx: Queries,
  work: NoticeWork,
  booking: BookingRow,
  { id, email, facts, invitationEndsAt }: Driver,
): Promise<void> {
  if (!email) return;
  const { time_zone } = await requireCity(tx, booking.city_id);
  // Whoever has no account makes one under this very address; whoever has one logs in.
  const query = new URLSearchParams({ action: 'register', email, origin: `/driving/${id}` });
  await queueMail(tx, work.jobs, {
    eventKey: `driver-invited:${id}:${facts.invitedAt.epochMilliseconds}`,
    userId: null,
    bookingId: booking.id,
    recipient: email,
    template: 'driver-invited',
    data: {
      ...(await driveData(tx, booking)),
      by: formatDateTime(toCityTime(invitationEndsAt, time_zone)),
      url: `${work.siteUrl}/?${query}`,
    },
    now: work.clock.now(),
  });
}

async function tellOfEnd(
  tx: Queries,
  work: NoticeWork,
  booking: BookingRow,
  { id, userId, email }: Pick<Driver, 'id' | 'userId' | 'email'>,
  why: 'removed' | 'cancelled' = 'cancelled',
): Promise<void> {
  if (!email) return;
  await queueMail(tx, work.jobs, {
    eventKey: `driver-removed:${id}`,
    userId,
    bookingId: booking.id,
    recipient: email,
    template: 'driver-removed',
    data: { ...(await driveData(tx, booking)), why, url: `${work.siteUrl}/bookings` },
    now: work.clock.now(),
  });
}

/** Those who have accepted know the new times; who has not finds them in the invitation. */
export async function tellOfNewTimes(
  tx: Queries,
  work: NoticeWork,
  booking: BookingRow,
  occasion: string,
): Promise<void> {
  for (const { id, userId, email, state } of await driversOf(tx, booking, work.clock.now())) {
    if (!userId || !email || state === 'left') continue;
    await queueMail(tx, work.jobs, {
      eventKey: `driver-moved:${id}:${occasion}`,
      userId,
      bookingId: booking.id,
      recipient: email,
      template: 'driver-moved',
      data: { ...(await driveData(tx, booking)), url: `${work.siteUrl}/driving/${id}` },
      now: work.clock.now(),
    });
  }
}

/** What of a booking concerns who drives: neither its money nor its doors. */
async function driveData(tx: Queries, booking: BookingRow): Promise<DriveData> {
  const { name: city, time_zone } = await requireCity(tx, booking.city_id);
  const { name } = await tx
    .selectFrom('users')
    .select('name')
    .where('id', '=', booking.user_id)
    .executeTakeFirstOrThrow();
  const at = (when: Date) => formatDateTime(toCityTime(toInstant(when), time_zone));
  return {
    renter: firstNameOf(name),
    car: carName(booking),
    city,
    from: at(booking.starts_at),
    to: at(booking.ends_at),
  };
}

/** The address of somebody who never accepted is nobody's business once the trip is over. */
export async function forgetInvited(tx: Queries, bookingId: string): Promise<void> {
  await tx
    .updateTable('booking_drivers')
    .set({ email: null })
    .where('booking_id', '=', bookingId)
    .where('user_id', 'is', null)
    .execute();
}

/** Who never accepted was never a driver, and need not hear that they are none. */
const removedFrom = (tx: Queries, { id }: BookingRow) =>
  tx
    .selectFrom('booking_drivers')
    .select(['id', 'email', 'user_id as userId'])
    .where('booking_id', '=', id)
    .where('removed_at', 'is not', null)
    .where('user_id', 'is not', null)
    .where('left_at', 'is', null)
    .execute();

import { randomInt, randomUUID } from 'node:crypto';
import { type Cookie, expect, type Page } from '@playwright/test';
import type { Booking, BookingList } from '../../contract/bookings.ts';
import type { CarResults } from '../../contract/cars.ts';
import type { Quote } from '../../contract/quotes.ts';
import type { RequestRecord } from '../../contract/requests.ts';
import { timeoutsMs } from '../../domain/policy-constants.ts';
import { ownCars } from './own-cars.ts';

/** Where the page is, and before it is anywhere where the tests go. */
const originOf = (page: Page) =>
  page.url().startsWith('http') ? new URL(page.url()).origin : (process.env['BASE_URL'] ?? '');

const MOST_REPETITIONS = 5;

/** What this worker's browsers are signed in by: no test signs the sample accounts out. */
const sessions = new Map<string, Cookie[]>();

/** Signs in without the dialog, which has tests of its own. */
export async function signInAs(page: Page, name: 'renter' | 'business' | 'new'): Promise<void> {
  const known = sessions.get(name);
  if (known) return page.context().addCookies(known);
  // A browser that signs in again ends the session it had, which other tests may share.
  await page.context().clearCookies({ name: /session/ });
  await write(page, '/api/auth/sign-in/email', {
    email: `${name}@handover.example`,
    password: 'handover-sample',
  });
  const cookies = await page.context().cookies();
  sessions.set(
    name,
    cookies.filter((cookie) => cookie.name.includes('session')),
  );
}

export async function bookingsOf(page: Page): Promise<BookingList['bookings']> {
  const { bookings } = await read<BookingList>(page, '/api/bookings');
  return bookings;
}

export const bookingOf = (page: Page, id: string) => read<Booking>(page, `/api/bookings/${id}`);

/** Where the tests' own trips go from and to, and how many days they last. */
const newYork = {
  city: 'new-york',
  zone: 'America/New_York',
  home: { latitude: 40.76772, longitude: -73.98365, name: '345 West 58th Street' },
  days: 3,
};
export const lisbon = {
  city: 'lisbon',
  zone: 'Europe/Lisbon',
  home: { latitude: 38.7139, longitude: -9.1394, name: 'Rua Augusta 110, Lisboa' },
  days: 3,
};
/** Longer than the sample renter's credit reaches: most of it is on the card. */
export const longInLisbon = { ...lisbon, days: 14 };

/**
 * Three days in New York or elsewhere, weeks ahead, with a car that is also free for the days after: every test
 * that changes a booking has one of its own.
 */
export async function newBooking(
  page: Page,
  { city, zone, home, days }: typeof newYork = newYork,
): Promise<Booking> {
  const startsAt = Temporal.Now.plainDateISO(zone)
    .add({ days: randomInt(40, 150) })
    .toZonedDateTime({ timeZone: zone, plainTime: '09:00' });
  return newBookingAt(page, { city, home, days, startsAt, freeBeforeDays: 2 });
}

interface TripAt extends Pick<typeof newYork, 'city' | 'home' | 'days'> {
  readonly startsAt: Temporal.ZonedDateTime;
  /** So many days later where it is left out. */
  readonly endsAt?: Temporal.ZonedDateTime;
  readonly freeBeforeDays: number;
  readonly hasTank?: boolean;
  /** This very one; any that is free where it is left out. */
  readonly carId?: string;
}

export async function newBookingAt(
  page: Page,
  {
    city,
    home,
    days,
    startsAt,
    endsAt = startsAt.add({ days }),
    freeBeforeDays,
    hasTank = false,
    carId,
  }: TripAt,
): Promise<Booking> {
  const at = (later: number) => startsAt.add({ days: later }).toInstant().toString();
  const anyFree = async () => {
    const free = await read<CarResults>(
      page,
      `/api/assets?city=${city}&from=${at(-freeBeforeDays)}&to=${at(days + 5)}&size=50`,
    );
    const ids = ownCars(free.cars)
      .filter(({ propulsionType }) => !hasTank || propulsionType !== 'ELECTRIC')
      .map(({ id }) => id);
    if (ids.length === 0) throw new Error('No car of this worker is free for the trip');
    return ids[randomInt(ids.length)];
  };
  const chosen = carId ?? (await anyFree());
  const { items } = await read<{ items: { id: string }[] }>(page, '/api/me/payment-methods');
  const book = async () => {
    const quote = await write<Quote>(page, '/api/quotes', {
      carId: chosen,
      startsAt: at(0),
      endsAt: endsAt.toInstant().toString(),
      checkout: { profile: 'personal' },
    });
    return write<RequestRecord>(page, '/api/bookings', {
      quoteId: quote.id,
      delivery: home,
      return: home,
      payment: { profile: 'personal', methodId: items[0]?.id },
    });
  };
  // Between quote and booking another test of the same renter may have spent their credit, and then a third.
  const booked = (more: number): Promise<RequestRecord> =>
    book().catch((refusal) => (more === 0 ? Promise.reject(refusal) : booked(more - 1)));
  const { id, bookingId } = await booked(MOST_REPETITIONS);
  await untilAccepted(page, id);
  return bookingOf(page, bookingId ?? '');
}

async function untilAccepted(page: Page, requestId: string): Promise<void> {
  const status = async () => (await read<RequestRecord>(page, `/api/requests/${requestId}`)).status;
  await expect.poll(status, { timeout: timeoutsMs.booking }).toBe('accepted');
}

async function read<T>(page: Page, path: string): Promise<T> {
  const answer = await page.request.get(path);
  if (!answer.ok()) throw new Error(`${path} answered ${answer.status()}: ${await answer.text()}`);
  return answer.json();
}

export async function write<T>(page: Page, path: string, data: object): Promise<T> {
  const answer = await page.request.post(path, {
    data,
    headers: {
      Origin: originOf(page),
      'Idempotency-Key': randomUUID(),
      'X-Forwarded-For': `10.${randomInt(256)}.${randomInt(256)}.${randomInt(1, 255)}`,
    },
  });
  if (!answer.ok()) throw new Error(`${path} answered ${answer.status()}: ${await answer.text()}`);
  return answer.json();
}

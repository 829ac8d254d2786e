import { expect } from 'vitest';
import type { z } from 'zod';
import { AssetPage } from '../../contract/assets.ts';
import { Booking } from '../../contract/bookings.ts';
import { ErrorAnswer } from '../../contract/errors.ts';
import { Quote } from '../../contract/quotes.ts';
import { RequestRecord } from '../../contract/requests.ts';
import { carryOutRequest } from '../requests/carry-out-request.ts';
import type { TestApp } from '../testing/test-app.ts';
import { advanceBooking } from './advance-booking.ts';
import { bookingKinds } from './booking-workers.ts';
import { sweepBookings } from './sweep.ts';

export const lisbonStops = {
  delivery: { latitude: 38.7139, longitude: -9.1394, name: 'Rua Augusta 110, Lisboa' },
  return: { latitude: 38.7139, longitude: -9.1394, name: 'Rua Augusta 110, Lisboa' },
};

/** Nine days after the day of the tests: outside every window, the deposit still to come. */
export const laterTrip = { startsAt: '2027-03-20T09:00:00Z', endsAt: '2027-03-24T09:00:00Z' };

export type Rental = Awaited<ReturnType<typeof openRental>>;

/** A signed-in renter who rents as the site does, through the API, with the workers run by hand. */
export async function openRental(app: TestApp, email = 'renter@handover.example') {
  const cookie = await app.signIn(email);
  const { deps } = app;
  const db = deps.database.kysely;
  const { id: userId } = await db
    .selectFrom('users')
    .select('id')
    .where('email', '=', email)
    .executeTakeFirstOrThrow();

  const send = (method: string, path: string, body?: unknown, key = crypto.randomUUID()) =>
    app.request(path, {
      method,
      headers: {
        cookie,
        Origin: 'http://handover.test',
        'Content-Type': 'application/json',
        'Idempotency-Key': key,
      },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    });
  const read = async <S extends z.ZodType>(path: string, schema: S): Promise<z.output<S>> => {
    const answer = await app.request(path, { headers: { cookie } });
    expect(answer.status, path).toBe(200);
    return schema.parse(await answer.json());
  };
  /** Sends a write that is expected to be taken. */
  const done = async <S extends z.ZodType>(
    path: string,
    body: unknown,
    schema: S,
  ): Promise<z.output<S>> => {
    const answer = await send('POST', path, body);
    const document = await answer.json();
    expect(answer.status, JSON.stringify(document)).toBeLessThan(300);
    return schema.parse(document);
  };
  /** Sends a write that is expected to be refused; answers the code. */
  const refused = async (path: string, body: unknown) => {
    const answer = await send('POST', path, body);
    const document = await answer.json();
    expect(answer.status, JSON.stringify(document)).toBeGreaterThanOrEqual(400);
    return ErrorAnswer.parse(document).error.code;
  };
  /** The worker's part, once: what a queue would do. */
  const work = async (requestId: string) => {
    const kinds = bookingKinds(deps);
    await carryOutRequest({ db, clock: deps.clock, log: deps.log }, kinds, requestId);
    return read(`/api/requests/${requestId}`, RequestRecord);
  };
  const freeCar = async (city = 'lisbon', trip = laterTrip) => {
    const query = `city=${city}&from=${trip.startsAt}&to=${trip.endsAt}&size=50`;
    const { assets } = await read(`/api/assets?${query}`, AssetPage);
    const [car] = assets;
    if (!car) throw new Error('no car is free');
    return car.id;
  };
  const quote = (assetId: string, trip = laterTrip, more: object = {}) =>
    done('/api/quotes', { assetId, ...trip, ...more }, Quote);
  /** A card as the wallet keeps it, with a number whose behaviour at the provider is known. */
  const card = async (methodRef = 'pm_card_visa', funding: 'credit' | 'debit' = 'credit') => {
    const { id } = await db
      .insertInto('payment_methods')
      .values({
        user_id: userId,
        provider_ref: `${methodRef}:${crypto.randomUUID()}`,
        brand: 'visa',
        last4: '4242',
        exp_month: 12,
        exp_year: 2034,
        funding,
        created_at: new Date(deps.clock.now().epochMilliseconds),
      })
      .returning('id')
      .executeTakeFirstOrThrow();
    return id;
  };
  const ownCard = async () => {
    const { id } = await db
      .selectFrom('payment_methods')
      .select('id')
      .where('user_id', '=', userId)
      .where('removed_at', 'is', null)
      .orderBy('created_at', 'desc')
      .executeTakeFirstOrThrow();
    return id;
  };
  const request = async (quoteId: string, methodId: string | null, more: object = {}) =>
    done(
      '/api/bookings',
      { quoteId, ...lisbonStops, payment: { profile: 'personal', methodId }, ...more },
      RequestRecord,
    );
  const booking = (id: string) => read(`/api/bookings/${id}`, Booking);
  /** From choosing a car to a paid booking. */
  const book = async (trip = laterTrip, assetId?: string) => {
    const car = assetId ?? (await freeCar('lisbon', trip));
    const { id } = await quote(car, trip, { checkout: { profile: 'personal' } });
    const { id: requestId } = await request(id, await ownCard());
    const ended = await work(requestId);
    expect(ended.status, ended.errorCode ?? '').toBe('accepted');
    return booking(ended.bookingId ?? '');
  };
  /** Moves the product's clock and does what has become due, as the sweep would. */
  const goTo = async (instant: string) => {
    await deps.clock.moveTo(Temporal.Instant.from(instant));
    await sweepBookings(deps);
  };
  const look = (bookingId: string) => advanceBooking(deps, bookingId);

  return {
    app,
    db,
    userId,
    cookie,
    send,
    read,
    done,
    refused,
    work,
    freeCar,
    quote,
    card,
    ownCard,
    request,
    booking,
    book,
    goTo,
    look,
  };
}

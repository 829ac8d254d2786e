import { expect } from 'vitest';
import type { z } from 'zod';
import { Booking } from '../../../contract/bookings.ts';
import { CarResults } from '../../../contract/cars.ts';
import { ErrorAnswer } from '../../../contract/errors.ts';
import { Quote } from '../../../contract/quotes.ts';
import { RequestRecord } from '../../../contract/requests.ts';
import { bookingKinds } from '../../bookings/booking-workers.ts';
import { advanceBooking } from '../../bookings/life/advance-booking.ts';
import { sweepBookings } from '../../bookings/life/sweep.ts';
import {
  answerBank,
  type Browser,
  confirmPayment,
  enterCard,
} from '../../providers/payments/card-form.fixture.ts';
import { carryOutRequest } from '../../requests/carry-out-request.ts';
import type { TestApp } from '../test-app.ts';

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
  const sendPicture = (path: string, body: Uint8Array<ArrayBuffer>) =>
    app.request(path, {
      method: 'POST',
      headers: {
        cookie,
        Origin: 'http://handover.test',
        'Content-Type': 'image/unknown',
        'Idempotency-Key': crypto.randomUUID(),
      },
      body,
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
    const { cars } = await read(`/api/assets?${query}`, CarResults);
    const [car] = cars;
    if (!car) throw new Error('no car is free');
    return car.id;
  };
  const quote = (carId: string, trip = laterTrip, more: object = {}) =>
    done('/api/quotes', { carId, ...trip, ...more }, Quote);
  const browser: Browser = {
    publishableKey: deps.paymentProvider.accountOf('EUR').publishableKey,
    fetch: (path, init) => app.request(`/sim/stripe${path}`, init),
  };
  /** A card with a number whose behaviour at the provider is known, entered as in a browser. */
  const card = async (number = '4242424242424242') => {
    const { ref: customer } = await db
      .selectFrom('payment_customers')
      .select('ref')
      .where('user_id', '=', userId)
      .executeTakeFirstOrThrow();
    const account = deps.paymentProvider.accountOf('EUR');
    const setup = await account.createCardSetup(customer, crypto.randomUUID());
    const entered = await enterCard(browser, setup.clientSecret, number);
    if (entered.next_action) await answerBank(browser, entered, setup.clientSecret, 'approve');
    const state = await account.readCardSetup(setup.ref);
    if (state.status !== 'succeeded') throw new Error(`${number} cannot be set up`);
    const { ref, brand, last4, expMonth, expYear, funding } = state.card;
    const { id } = await db
      .insertInto('payment_methods')
      .values({
        user_id: userId,
        provider_ref: ref,
        brand,
        last4,
        exp_month: expMonth,
        exp_year: expYear,
        funding: funding === 'debit' ? 'debit' : 'credit',
        created_at: new Date(deps.clock.now().epochMilliseconds),
      })
      .returning('id')
      .executeTakeFirstOrThrow();
    return id;
  };
  /** The renter answers their bank about a payment that waits for them. */
  const authenticate = async (clientSecret: string, answer: 'approve' | 'refuse' = 'approve') => {
    const intent = await confirmPayment(browser, clientSecret);
    if (intent.next_action) await answerBank(browser, intent, clientSecret, answer);
  };
  /** The card the sample renter has had from the start, with which all goes well. */
  const ownCard = async () => {
    const { id } = await db
      .selectFrom('payment_methods')
      .select('id')
      .where('user_id', '=', userId)
      .where('removed_at', 'is', null)
      .orderBy('created_at')
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
  const book = async (trip = laterTrip, methodId?: string, carId?: string) => {
    const car = carId ?? (await freeCar('lisbon', trip));
    const { id } = await quote(car, trip, { checkout: { profile: 'personal' } });
    const { id: requestId } = await request(id, methodId ?? (await ownCard()));
    const ended = await work(requestId);
    expect(ended.status, ended.errorCode ?? '').toBe('accepted');
    return booking(ended.bookingId ?? '');
  };
  /** Moves the product's clock and does what has become due, as the sweep would. */
  const goTo = async (instant: string) => {
    await deps.clock.moveTo(Temporal.Instant.from(instant));
    await sweepBookings(deps);
  };
  const advance = (bookingId: string) => advanceBooking(deps, bookingId);

  return {
    app,
    db,
    userId,
    cookie,
    send,
    sendPicture,
    read,
    done,
    refused,
    work,
    freeCar,
    quote,
    card,
    authenticate,
    ownCard,
    request,
    booking,
    book,
    goTo,
    advance,
  };
}

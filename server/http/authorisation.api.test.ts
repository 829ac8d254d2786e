import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { Hold } from '../../contract/bookings.ts';
import { CarResults } from '../../contract/cars.ts';
import { draftTrip } from '../../contract/drafts.fixture.ts';
import { type Operation, type OperationName, operations } from '../../contract/operations.ts';
import { toDate } from '../db/instant.ts';
import { claimThings } from '../testing/claim-things.ts';
import { laterTrip, lisbonStops, openRental, type Rental } from '../testing/rentals/rental.ts';
import { createTestApp, type TestApp, testOrigin } from '../testing/test-app.ts';

/**
 * Who gets what: every operation, asked about things of one renter, by everybody. A new operation
 * does not compile until its row is written down.
 */
const callers = ['unverified', 'stranger', 'business', 'owner'] as const;
/** Those who are nobody to us, whatever they send along. */
const nobodies = [
  'visitor',
  'disabled',
  'admin',
  'expired session',
  'tampered cookie',
  'staff',
  'staff session in the renters’ cookie',
] as const;
type Caller = (typeof callers)[number] | (typeof nobodies)[number];

interface Things {
  readonly car: string;
  readonly quote: string;
  readonly booking: string;
  /** A booking whose renter is asked which other car they want. */
  readonly offered: string;
  /** A booking with a claim, as `booking/claims/claim`. */
  readonly claimed: { readonly id: string; readonly claimId: string };
  readonly invoice: string;
  readonly statement: string;
  readonly request: string;
  readonly card: string;
  readonly document: string;
  readonly hold: string;
  /** What the desk put together for the owner. */
  readonly phoneBooking: string;
  readonly session: string;
  /** The stranger, invited to drive on the booking. */
  readonly drive: string;
  /** A car of their own for each who asks for one. */
  readonly carFor: (caller: Caller) => string;
}

interface Row {
  readonly id?: (things: Things) => string;
  /** What else the path wants, by its name. */
  readonly path?: Readonly<Record<string, string>>;
  readonly query?: string;
  readonly body?: (things: Things, caller: Caller) => unknown;
  /** In the order of `callers`. */
  readonly renters: readonly [
    unverified: number,
    stranger: number,
    business: number,
    owner: number,
  ];
  readonly nobody: number;
}

const forAll = (status: number, more: Partial<Row> = {}): Row => ({
  renters: [status, status, status, status],
  nobody: status,
  ...more,
});
const forRenters = (status: number, more: Partial<Row> = {}): Row => ({
  ...forAll(status, more),
  nobody: 401,
});
/** To all others it does not exist. */
const forOwner = (status: number, more: Partial<Row> = {}): Row => ({
  renters: [404, 404, 404, status],
  nobody: 401,
  ...more,
});

const ofCity = (more = '') => ({ query: `?city=lisbon${more}` });
const trip = `&from=${laterTrip.startsAt}&to=${laterTrip.endsAt}`;
const lisbon = { id: () => 'lisbon' };
const theCar = { id: (things: Things) => things.car };
const theBooking = { id: (things: Things) => things.booking };
const theRequest = { id: (things: Things) => things.request };
const NO_DIGEST = '0'.repeat(64);
const someMark = { kind: 'dent', side: 'left', across: 0.5, down: 0.5, words: 'New to me' };
const oneDayMore = { endsAt: '2027-03-25T09:00:00Z' };

const matrix = {
  getConfig: forAll(200),
  listCities: forAll(200),
  listCityAreas: forAll(200, lisbon),
  listCityCars: forAll(200, lisbon),
  listFilterChoices: forAll(200, lisbon),
  listExtras: forAll(200, ofCity()),
  listInsurances: forAll(200, ofCity()),
  listPlaces: forAll(200, ofCity('&q=rua')),
  nearestPlace: forAll(200, ofCity('&lat=38.71&lng=-9.14')),
  searchCars: forAll(200, ofCity(trip)),
  getCar: forAll(200, theCar),
  listReviews: forAll(200, theCar),
  listOccupiedDates: forAll(200, { ...theCar, query: '?from=2027-03-10&to=2027-03-20' }),
  createQuote: forAll(201, { body: ({ car }) => ({ carId: car, ...laterTrip }) }),
  // A quote is the renter's own; who is not signed in sees no other renter's either.
  getQuote: { id: ({ quote }) => quote, renters: [404, 404, 404, 200], nobody: 404 },
  getMe: forRenters(200),
  changeMe: forRenters(200, { body: () => ({ taxNumber: '123' }) }),
  deleteMe: forRenters(422, { body: () => ({ password: 'not my password' }) }),
  getCompany: forRenters(404, { renters: [404, 404, 200, 404] }),
  // The owner books for no company; the sample business renter administers theirs.
  listStatements: forRenters(404, { renters: [404, 404, 200, 404] }),
  getStatement: forRenters(404, {
    id: ({ statement }) => statement,
    renters: [404, 404, 200, 404],
  }),
  // With a card of somebody else.
  payStatement: forRenters(404, {
    id: ({ statement }) => statement,
    body: ({ card }) => ({
      methodId: card,
      amount: { amount: 10_000, currency: 'EUR', precision: 4 },
    }),
  }),
  listPromoCodes: forRenters(200),
  getCredit: forRenters(200),
  exportMe: forRenters(200),
  listSessions: forRenters(200),
  endSession: forOwner(200, { id: ({ session }) => session }),
  endOtherSessions: forRenters(200),
  listFactors: forRenters(200),
  getDraft: forRenters(200),
  keepDraft: forRenters(200, { body: ({ car }) => ({ carId: car, trip: draftTrip }) }),
  getDocuments: forRenters(200),
  startDocuments: forRenters(202),
  validateDocuments: forOwner(202, {
    id: ({ document }) => document,
    body: () => ({ action: 'revoke' }),
  }),
  listPaymentMethods: forRenters(200),
  addPaymentMethod: forRenters(202),
  removePaymentMethod: forOwner(409, { id: ({ card }) => card }), // an open booking needs it
  getRequest: forOwner(200, theRequest),
  watchRequest: forOwner(200, theRequest),
  continueRequest: forOwner(202, theRequest),
  openPhoneBooking: forOwner(200, { id: ({ phoneBooking }) => phoneBooking }),
  createHold: forRenters(201, {
    renters: [403, 201, 201, 201],
    body: ({ carFor }, caller) => ({ carId: carFor(caller), ...laterTrip }),
  }),
  releaseHold: forOwner(200, { id: ({ hold }) => hold }),
  // The quote is the owner's: nobody else can book from it, nor with the owner's card.
  createBooking: {
    body: ({ quote, card }) => ({
      quoteId: quote,
      ...lisbonStops,
      payment: { profile: 'personal', methodId: card },
    }),
    renters: [404, 404, 404, 202],
    nobody: 401,
  },
  listBookings: forRenters(200),
  getBooking: forOwner(200, theBooking),
  watchBooking: forOwner(200, theBooking),
  getBookingCalendar: forOwner(200, theBooking),
  getBookingReceipt: forOwner(200, theBooking),
  getInvoice: forOwner(200, { id: ({ invoice }) => invoice }),
  getCancellation: forOwner(200, theBooking),
  getCarOffer: forOwner(200, { id: ({ offered }) => offered }),
  answerCarOffer: forOwner(200, { id: ({ offered }) => offered, body: () => ({ take: null }) }),
  priceModification: forOwner(200, { ...theBooking, body: () => oneDayMore }),
  createModification: forOwner(202, { ...theBooking, body: () => oneDayMore }),
  changeBookingCard: forOwner(200, { ...theBooking, body: ({ card }) => ({ methodId: card }) }),
  changeDriverNote: forOwner(200, { ...theBooking, body: () => ({ driverNote: 'Room 12' }) }),
  resendDriverInvitation: forOwner(200, {
    ...theBooking,
    body: ({ drive }) => ({ driverId: drive }),
  }),
  listDrives: forRenters(200),
  // The invitation is for the stranger: it is neither the renter's own nor anybody else's.
  acceptDrive: { id: ({ drive }) => drive, renters: [404, 200, 404, 404], nobody: 401 },
  leaveDrive: { id: ({ drive }) => drive, renters: [404, 200, 404, 404], nobody: 401 },
  getClaim: forOwner(200, { id: ({ claimed }) => claimed.id }),
  answerClaim: forOwner(200, {
    id: ({ claimed }) => claimed.id,
    body: () => ({ answer: 'object', words: 'I was not there.' }),
  }),
  payClaim: forOwner(409, { id: ({ claimed }) => claimed.id }), // nothing was charged
  getBookingHandovers: forOwner(200, theBooking),
  addMark: forOwner(404, { ...theBooking, body: () => someMark }), // nothing is sealed yet
  sendOwnPhotograph: forOwner(409, { ...theBooking, path: { digest: NO_DIGEST } }), // nothing is sealed yet
  getSealedPhotograph: forOwner(404, { ...theBooking, path: { digest: NO_DIGEST } }),
  getHandoverProtocol: forOwner(404, { ...theBooking, path: { kind: 'deliver' } }),
  getSeal: forAll(404, { path: { code: 'AAAA-BBBB-CCCC' } }),
  checkSealedFile: forAll(200, { path: { digest: NO_DIGEST } }),
  approveDeposit: forOwner(409, theBooking), // nothing waits for an approval
  createReview: forOwner(409, { ...theBooking, body: () => ({ rating: 5 }) }), // not yet completed
  createBookingAction: forOwner(409, {
    // The change above is still being carried out.
    ...theBooking,
    body: () => ({ action: 'user-cancel' }),
  }),
  // The last: what is asked above needs verified documents.
  removeDocuments: forRenters(200),
} as const satisfies Record<OperationName, Row>;

let app: TestApp;
let things: Things;
const cookies = new Map<Caller, string>();

beforeAll(async () => {
  app = await createTestApp();
  const rental = await openRental(app);
  things = await thingsOf(rental);
  cookies.set('owner', rental.cookie);
  cookies.set('unverified', await app.signIn('new@handover.example'));
  cookies.set('business', await app.signIn('business@handover.example'));
  cookies.set('stranger', await newcomer('stranger', {}));
  cookies.set('disabled', await newcomer('disabled', { disabled: true }));
  cookies.set('admin', await newcomer('admin', { admin: true }));
  const expired = await newcomer('expired', {});
  await app.deps.database.pool.query(
    `UPDATE sessions SET expires_at = '2001-01-01'
     WHERE user_id = (SELECT id FROM users WHERE email = 'expired@example.org')`,
  );
  cookies.set('expired session', expired);
  cookies.set(
    'tampered cookie',
    rental.cookie.replace(/=(.)/, (_, letter) => `=${letter}x`),
  );
  const { cookie: staff } = await app.operate('owner@handover.example');
  cookies.set('staff', staff);
  const [renters = ''] = /[^;\s]*session_token/.exec(rental.cookie) ?? [];
  cookies.set('staff session in the renters’ cookie', staff.replace(/^[^=]+/, renters));
  expect(renters).not.toBe('');
});
afterAll(() => app.close());

async function thingsOf(rental: Rental): Promise<Things> {
  const query = `city=lisbon&from=${laterTrip.startsAt}&to=${laterTrip.endsAt}&size=50`;
  const { cars } = await rental.read(`/api/assets?${query}`, CarResults);
  const [quoted, held, ...others] = cars.map(({ id }) => id).reverse();
  const booking = await rental.book();
  const offered = await bookingWithOffer(rental);
  const quote = await rental.quote(quoted ?? '', laterTrip, { checkout: { profile: 'personal' } });
  const hold = await rental.done('/api/holds', { carId: held, ...laterTrip }, Hold);
  const phoneBooking = await linkFor(rental);
  const { id: document } = await rental.db
    .selectFrom('document_requests')
    .select('id')
    .where('user_id', '=', rental.userId)
    .executeTakeFirstOrThrow();
  const { id: request } = await rental.db
    .selectFrom('requests')
    .select('id')
    .where('user_id', '=', rental.userId)
    .executeTakeFirstOrThrow();
  const { id: statement } = await rental.db
    .selectFrom('statements')
    .innerJoin('users', 'users.company_id', 'statements.company_id')
    .select('statements.id')
    .where('users.email', '=', 'business@handover.example')
    .executeTakeFirstOrThrow();
  return {
    car: others.at(0) ?? '',
    quote: quote.id,
    booking: booking.id,
    offered,
    claimed: await claimThings(() => app).claimed(),
    invoice: booking.invoices[0]?.id ?? '',
    statement,
    request,
    card: await rental.ownCard(),
    document,
    hold: hold.id,
    phoneBooking,
    session: await anotherSession(rental),
    drive: await invitation(rental, booking.id, 'stranger@example.org'),
    carFor: (caller) => others[2 + callers.indexOf(caller as 'owner')] ?? '',
  };
}

/** Over since long: it holds nothing. */
async function linkFor({ db, userId, freeCar }: Rental): Promise<string> {
  const at = toDate(app.deps.clock.now().subtract({ hours: 24 }));
  const { id } = await db
    .insertInto('phone_bookings')
    .values({
      city_id: 'lisbon',
      user_id: userId,
      car_id: await freeCar(),
      starts_at: laterTrip.startsAt,
      ends_at: laterTrip.endsAt,
      trip: JSON.stringify(draftTrip),
      total: 0,
      currency: 'EUR',
      made_by: 'command line',
      created_at: at,
      sent_at: at,
      held_until: at,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

async function bookingWithOffer(rental: Rental): Promise<string> {
  const { id } = await rental.book();
  const { api } = await app.operate('owner@handover.example');
  const { items } = await api.listOtherCars({ params: { id } });
  const body = { carIds: items.slice(0, 1).map((car) => car.id), reason: 'late' } as const;
  await api.offerCars({ params: { id }, body });
  return id;
}

async function invitation({ db, app }: Rental, bookingId: string, email: string) {
  const at = app.deps.clock.now().toString();
  const { id } = await db
    .insertInto('booking_drivers')
    .values({ booking_id: bookingId, email, invited_at: at, created_at: at })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

async function anotherSession({ db, userId }: Rental): Promise<string> {
  await app.signIn('renter@handover.example');
  const { id } = await db
    .selectFrom('sessions')
    .select('id')
    .where('user_id', '=', userId)
    .orderBy('created_at', 'desc')
    .executeTakeFirstOrThrow();
  return id;
}

/** Somebody who registers, is verified, and then becomes what is given. */
async function newcomer(name: string, then: { disabled?: true; admin?: true }): Promise<string> {
  const email = `${name}@example.org`;
  const answer = await app.request('/api/auth/sign-up/email', {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', Origin: testOrigin },
    body: JSON.stringify({ name: `Some ${name}`, email, password: 'a good long password' }),
  });
  expect(answer.status, await answer.clone().text()).toBe(200);
  await app.deps.database.kysely
    .updateTable('users')
    .set({
      email_verified: true,
      licence_verified: true,
      identity_verified: true,
      birthdate: '1990-01-01',
      phone_number: '2125550142',
      disabled: then.disabled ?? false,
      admin: then.admin ?? false,
    })
    .where('email', '=', email)
    .execute();
  return answer.headers
    .getSetCookie()
    .map((cookie) => cookie.split(';')[0])
    .join('; ');
}

async function ask(name: OperationName, caller: Caller): Promise<number> {
  const row: Row = matrix[name];
  const operation: Operation = operations[name];
  const { method, path } = operation;
  const isPicture = operation.stores === 'a-picture';
  const cookie = cookies.get(caller);
  const stop = new AbortController();
  const answer = await app.request(
    path.replaceAll(/\{(\w+)\}/g, (_, part) => {
      if (part === 'id') return row.id?.(things) ?? '';
      return part === 'claimId' ? things.claimed.claimId : (row.path?.[part] ?? '');
    }) + (row.query ?? ''),
    {
      method,
      signal: stop.signal,
      headers: {
        ...(cookie ? { cookie } : {}),
        ...(method === 'GET'
          ? {}
          : {
              Origin: testOrigin,
              'Content-Type': isPicture ? 'image/png' : 'application/json',
              'Idempotency-Key': crypto.randomUUID(),
            }),
      },
      ...(row.body ? { body: JSON.stringify(row.body(things, caller)) } : {}),
    },
  );
  stop.abort(); // an event stream would stay open
  return answer.status;
}

describe.each(Object.keys(matrix) as OperationName[])('%s', (name) => {
  const row: Row = matrix[name];

  it.each(nobodies)(
    `answers ${row.nobody} to: %s [A-ADMIN-003 A-SAFE-007 A-SAFE-017 D-027-003 R-ROLE-001]`,
    async (caller) => {
      expect(await ask(name, caller)).toBe(row.nobody);
    },
  );

  it.each(callers.map((caller, index) => [caller, row.renters[index]] as const))(
    '%s gets %i [A-DATA-012 A-ROLE-002 A-SAFE-007 D-017-001 D-032-001]',
    async (caller, status) => {
      expect(await ask(name, caller)).toBe(status);
    },
  );
});

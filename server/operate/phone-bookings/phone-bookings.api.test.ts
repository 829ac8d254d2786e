import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { Hold } from '../../../contract/bookings.ts';
import { ApiError } from '../../../contract/client.ts';
import { OpenedPhoneBooking } from '../../../contract/phone-bookings.ts';
import { runCommand } from '../../operator/run-command.ts';
import type { StaffMember } from '../../testing/operate-as.ts';
import { phoneThings } from '../../testing/phone-things.ts';
import { openPostOffice } from '../../testing/post-office.ts';
import { lisbonStops, openRental, type Rental } from '../../testing/rentals/rental.ts';
import { createTestApp, type TestApp } from '../../testing/test-app.ts';
import { COMMAND_LINE } from '../audit/record-audit.ts';

let app: TestApp;
let desk: StaffMember;
let rental: Rental;
beforeAll(async () => {
  app = await createTestApp();
  desk = await app.operate('desk@handover.example');
  rental = await openRental(app);
});
afterAll(() => app.close());

const phone = phoneThings(() => app);
const codeOf = (call: Promise<unknown>) =>
  call.then(
    () => 'done',
    (error: unknown) => (error instanceof ApiError ? error.code : Promise.reject(error)),
  );
const listed = async (id: string) => {
  const { items } = await desk.api.listPhoneBookings({ query: { city: 'lisbon' } });
  return items.find((item) => item.id === id) ?? expect.fail('it is not listed');
};
/** For the sample renter, priced with their credit. */
const forRenter = async () => {
  const { carId, startsAt, endsAt } = await phone.wanted();
  const times = { startsAt, endsAt };
  const body = { carId, ...times, renterId: rental.userId };
  const { total } = await desk.api.pricePhoneBooking({ body });
  const renter = { id: rental.userId };
  return { carId, ...times, renter, ...lisbonStops, agreedTotal: total };
};
const open = (id: string) =>
  rental.done(`/api/phone-bookings/${id}/openings`, undefined, OpenedPhoneBooking);
const takeBack = (id: string) => desk.api.takeBackPhoneBooking({ params: { id } });
const heldTimesOf = async (carId: string) =>
  (
    await app.deps.database.kysely
      .selectFrom('occupancies')
      .select('id')
      .where('car_id', '=', carId)
      .where('kind', '=', 'hold')
      .execute()
  ).length;

describe('a booking for a renter on the phone', () => {
  it('holds the car, is opened by its renter alone, paid as always, and leads to the booking', {
    tags: ['embedded'],
  }, async () => {
    const wanted = await forRenter();
    const { id } = await desk.api.createPhoneBooking({ body: wanted });
    expect(await listed(id)).toMatchObject({ state: 'sent', madeBy: 'Sample Desk' });
    expect(await heldTimesOf(wanted.carId)).toBe(1);

    const stranger = await openRental(app, 'business@handover.example');
    expect(await stranger.refused(`/api/phone-bookings/${id}/openings`, undefined)).toBe(
      'not_found',
    );
    expect((await listed(id)).state).toBe('sent');

    const opened = await open(id);
    expect(opened).toMatchObject({ state: 'open', draft: { car: { id: wanted.carId } } });
    expect(opened.draft.trip.start.query).toBe(lisbonStops.delivery.name);
    expect((await listed(id)).state).toBe('opened');

    // The checkout holds the car for ten minutes, and never shorter than was promised.
    const { carId, startsAt, endsAt } = wanted;
    const hold = await rental.done('/api/holds', { carId, startsAt, endsAt }, Hold);
    expect(Date.parse(hold.expiresAt)).toBe(Date.parse(opened.heldUntil));

    const quote = await rental.quote(
      carId,
      { startsAt, endsAt },
      { checkout: { profile: 'personal' } },
    );
    const request = await rental.request(quote.id, await rental.ownCard());
    expect((await listed(id)).state).toBe('paying');
    const { bookingId } = await rental.work(request.id);
    expect(await listed(id)).toMatchObject({ state: 'paid', bookingId });
    expect(await open(id)).toMatchObject({ state: 'booked', bookingId });
    expect(await codeOf(takeBack(id))).toBe('link_over');
  });

  it('invites somebody new, who alone sets the password and is known by their email then', async () => {
    const wanted = await phone.wanted();
    const { email } = 'email' in wanted.renter ? wanted.renter : expect.fail('it is somebody');
    const { id } = await desk.api.createPhoneBooking({ body: wanted });
    const post = openPostOffice(app);
    const [sent, ...others] = await post.mailTo(email);
    expect(others).toEqual([]);
    expect(sent?.text).toContain('Set a password');
    expect(sent?.text).toContain(encodeURIComponent(`/pay/${id}`));
    const answer = await app.request('/api/auth/reset-password', {
      method: 'POST',
      headers: { Origin: 'http://handover.test', 'Content-Type': 'application/json' },
      body: JSON.stringify({ token: await post.tokenFor(email), password: 'seven quiet lamps' }),
    });
    expect(answer.status).toBe(200);
    const { email_verified } = await app.deps.database.kysely
      .selectFrom('users')
      .select('email_verified')
      .where('email', '=', email)
      .executeTakeFirstOrThrow();
    expect(email_verified).toBe(true);

    // The email that is sent again leads to the link itself.
    await desk.api.resendPhoneBooking({ params: { id } });
    const [again] = await post.mailTo(email);
    expect(again?.text).toContain(`/pay/${id}`);
    expect(again?.text).not.toContain('token=');
    await takeBack(id);
  });

  it('refuses an email that somebody has, another price, a second link and an address out of reach', async () => {
    const wanted = await forRenter();
    const ask = (change: object) =>
      codeOf(desk.api.createPhoneBooking({ body: { ...wanted, ...change } }));
    const known = { name: 'Some Body', email: 'renter@handover.example' };
    expect(await ask({ renter: known })).toBe('email_taken');
    const cheaper = { ...wanted.agreedTotal, amount: wanted.agreedTotal.amount - 100 };
    expect(await ask({ agreedTotal: cheaper })).toBe('price_changed');
    const far = { ...lisbonStops.delivery, latitude: 41.15, longitude: -8.61 };
    expect(await ask({ delivery: far })).toBe('out_of_service_area');
    const { id } = await desk.api.createPhoneBooking({ body: wanted });
    expect(await codeOf(desk.api.createPhoneBooking({ body: await forRenter() }))).toBe(
      'link_open',
    );
    await takeBack(id);
  });

  it('gives the car back when it is taken back, and sends nothing more', async () => {
    const wanted = await phone.wanted();
    const press = { idempotencyKey: crypto.randomUUID() };
    const { id } = await desk.api.createPhoneBooking({ body: wanted }, press);
    expect(await desk.api.createPhoneBooking({ body: wanted }, press)).toEqual({ id });
    await takeBack(id);
    expect((await listed(id)).state).toBe('taken-back');
    expect(await heldTimesOf(wanted.carId)).toBe(0);
    expect(await codeOf(takeBack(id))).toBe('link_over');
    expect(await codeOf(desk.api.resendPhoneBooking({ params: { id } }))).toBe('link_over');
    const { email } = 'email' in wanted.renter ? wanted.renter : expect.fail('it is somebody');
    expect(await openPostOffice(app).mailTo(email)).toEqual([]);
  });

  it('gives a car that two want at the same moment to one of them', async () => {
    const wanted = await phone.wanted();
    const owner = await app.operate('owner@handover.example');
    const other = { name: 'Other Body', email: 'other-body@example.org' };
    const codes = await Promise.all([
      codeOf(desk.api.createPhoneBooking({ body: wanted })),
      codeOf(owner.api.createPhoneBooking({ body: { ...wanted, renter: other } })),
    ]);
    expect(codes.toSorted()).toEqual(['car_unavailable', 'done']);
  });

  it('is over when its time is up: the car is free, and the renter is told', async () => {
    const wanted = await forRenter();
    const { id } = await desk.api.createPhoneBooking({ body: wanted });
    const { heldUntil } = await listed(id);
    await rental.goTo(heldUntil);
    expect((await listed(id)).state).toBe('expired');
    expect(await heldTimesOf(wanted.carId)).toBe(0);
    expect((await open(id)).state).toBe('over');
  });

  it('is sent, sent again and taken back by the command line, with the same entries', async () => {
    const wanted = await phone.wanted();
    const { plate } = await app.deps.database.kysely
      .selectFrom('cars')
      .select('plate')
      .where('id', '=', wanted.carId)
      .executeTakeFirstOrThrow();
    const email = 'typed@example.org';
    const trip = [
      '--starts',
      wanted.startsAt,
      '--ends',
      wanted.endsAt,
      '--delivery',
      'Rua Augusta',
    ];
    const who = ['lisbon', email, '--name', 'Typed Body', '--car', plate ?? ''];
    await runCommand(app.deps, ['phone', 'send', ...who, ...trip]);
    const { lines } = await runCommand(app.deps, ['phone', 'list', 'lisbon']);
    const id = lines.find((line) => line.includes(email))?.split(' ')[0] ?? '';
    await runCommand(app.deps, ['phone', 'resend', id]);
    await runCommand(app.deps, ['phone', 'take-back', id]);
    const entries = await app.deps.database.kysely
      .selectFrom('audit_log')
      .select(['actor', 'action'])
      .where('subject', '=', `phone booking ${id}`)
      .orderBy('number')
      .execute();
    expect(entries).toEqual(
      ['create', 'resend', 'take-back'].map((verb) => ({
        actor: COMMAND_LINE,
        action: `phone-booking ${verb}`,
      })),
    );
  });
});

import { beforeEach, describe, expect, it } from 'vitest';
import { type Booking, ModificationPrice } from '../../../contract/bookings.ts';
import { DriveList } from '../../../contract/drivers.ts';
import { ErrorAnswer } from '../../../contract/errors.ts';
import { RequestRecord } from '../../../contract/requests.ts';
import { openPostOffice } from '../../testing/post-office.ts';
import { textOfPdf } from '../../testing/read-pdf.ts';
import { laterTrip, type Rental } from '../../testing/rentals/rental.ts';
import { withRental } from '../../testing/rentals/with-rental.ts';
import { cookiesOf, strangersOf } from '../../testing/strangers.ts';
import { testOrigin } from '../../testing/test-app.ts';
import { evidenceFile } from '../files/evidence-file.ts';
import { bookingOf } from '../record/booking-row.ts';

let rental: Rental;
withRental(
  (opened) => {
    rental = opened;
  },
  { withoutCredit: true },
);
// Invitations have a pace; here one renter invites for all tests.
beforeEach(() => rental.app.deps.database.pool.query('DELETE FROM attempts'));

const ask = strangersOf(() => rental.app);
const manhattan = { latitude: 40.7527, longitude: -73.9772, name: '89 E 42nd St, New York' };
const newYork = { delivery: manhattan, return: manhattan };
let people = 0;

interface Person {
  readonly email: string;
  readonly cookie: string;
  readonly call: (method: string, path: string, body?: unknown) => Promise<Response>;
}

/** Somebody with an account, verified unless said otherwise. */
async function person(more: Record<string, unknown> = {}): Promise<Person> {
  people += 1;
  const email = `co-driver-${people}@handover.example`;
  const account = { name: `Driver Number ${people}`, email, password: 'a long enough one' };
  const answer = await ask('/api/auth/sign-up/email', account);
  expect(answer.status, await answer.clone().text()).toBe(200);
  const cookie = cookiesOf(answer);
  await rental.db
    .updateTable('users')
    .set({
      email_verified: true,
      licence_verified: true,
      identity_verified: true,
      birthdate: '1990-01-01',
      ...more,
    })
    .where('email', '=', email)
    .execute();
  const call = async (method: string, path: string, body?: unknown) =>
    rental.app.request(path, {
      method,
      headers: {
        cookie,
        Origin: testOrigin,
        'Content-Type': 'application/json',
        'Idempotency-Key': crypto.randomUUID(),
      },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    });
  return { email, cookie, call };
}

async function bookWith(drivers: readonly string[], city: 'lisbon' | 'new-york' = 'lisbon') {
  const car = await rental.freeCar(city);
  const extras = drivers.length > 0 ? [`${city}-driver`] : [];
  const driverCount = Math.max(1, drivers.length);
  const { id } = await rental.quote(car, laterTrip, { extras, driverCount });
  const stops = city === 'new-york' ? newYork : {};
  const { id: requestId } = await rental.request(id, await rental.ownCard(), { drivers, ...stops });
  const ended = await rental.work(requestId);
  expect(ended.status, ended.errorCode ?? '').toBe('accepted');
  return rental.booking(ended.bookingId ?? '');
}

const drivesOf = async ({ call }: Person) =>
  DriveList.parse(await (await call('GET', '/api/me/drives')).json()).drives;
const accept = ({ call }: Person, { id }: { readonly id: string }) =>
  call('POST', `/api/me/drives/${id}/acceptance`);
const accepted = async (who: Person, drive: { readonly id: string }) => {
  const answer = await accept(who, drive);
  expect(answer.status, await answer.clone().text()).toBe(200);
};
const codeOf = async (answer: Response) => ErrorAnswer.parse(await answer.json()).error.code;
const states = async ({ id }: Booking) =>
  (await rental.booking(id)).drivers.additional.map(({ state }) => state);
const driverOf = (booking: Booking, index = 0) => {
  const driver = booking.drivers.additional[index];
  if (!driver) throw new Error('There is no such driver.');
  return driver;
};
const modifications = ({ id }: Booking) => `/api/bookings/${id}/modifications`;
const priceOf = (booking: Booking, driver: object) =>
  rental.done(`${modifications(booking)}/price`, { driver }, ModificationPrice);
async function change(booking: Booking, driver: object) {
  const { total } = await priceOf(booking, driver);
  const wish = { driver, agreedTotal: total };
  const { id } = await rental.done(modifications(booking), wish, RequestRecord);
  const ended = await rental.work(id);
  expect(ended.status, ended.errorCode ?? '').toBe('accepted');
  return rental.booking(booking.id);
}
const subjectsTo = async (email: string) => {
  const office = openPostOffice(rental.app);
  return (await office.mailTo(email)).map(({ subject }) => subject).reverse();
};
/** What the renter was told about who drives on this booking. */
const toldRenter = async ({ id }: Booking) => {
  const { rows } = await rental.app.deps.database.pool.query<{ template: string }>(
    `SELECT template FROM outgoing_mail
     WHERE user_id = $1 AND template LIKE 'driver-%' AND event_key LIKE '%' || $2 || '%'`,
    [rental.userId, id],
  );
  return rows.map(({ template }) => template);
};
const days = (n: number) => rental.app.deps.clock.now().add({ hours: 24 * n });

describe('additional drivers at checkout', () => {
  it('are counted per person, named, and invited once the booking is paid', async () => {
    const [known, unknown] = [await person(), 'nobody-yet@handover.example'];
    const booking = await bookWith([known.email, unknown]);
    const line = booking.lines.find(({ ref }) => ref === 'lisbon-driver');
    expect(line?.quantity).toBe(2);
    expect(line?.amount.amount).toBe((line?.unitAmount.amount ?? 0) * 4 * 2);
    // Whoever has an account and whoever has none look the same until they accept.
    const shown = booking.drivers.additional.map(({ name, state }) => [name, state]);
    expect(shown).toEqual([
      [null, 'invited'],
      [null, 'invited'],
    ]);
    await rental.advance(booking.id);
    for (const email of [known.email, unknown]) {
      const invitations = (await subjectsTo(email)).filter((one) => one.includes('drive'));
      expect(invitations, email).toEqual(['Sample invited you to drive']);
    }
  });

  it('must be as many as are paid for, each once, and not the renter', async () => {
    const car = await rental.freeCar();
    const { id } = await rental.quote(car, laterTrip, {
      extras: ['lisbon-driver'],
      driverCount: 2,
    });
    const payment = { profile: 'personal', methodId: await rental.ownCard() };
    const stop = { latitude: 38.7139, longitude: -9.1394, name: 'Rua Augusta 110, Lisboa' };
    const trying = (drivers: readonly string[]) =>
      rental.refused('/api/bookings', {
        quoteId: id,
        delivery: stop,
        return: stop,
        payment,
        drivers,
      });
    expect(await trying([])).toBe('invalid_input');
    expect(await trying(['one@handover.example'])).toBe('invalid_input');
    const twice = ['one@handover.example', 'One@Handover.example '];
    expect(await trying(twice)).toBe('driver_already_invited');
    const self = ['one@handover.example', 'renter@handover.example'];
    expect(await trying(self)).toBe('driver_already_invited');
    expect(await trying(['one@handover.example', 'no address'])).toBe('invalid_input');
  });
});

describe('who is invited', () => {
  it('sees which trip it is and nothing of its money or its doors; nobody else sees anything', async () => {
    const [driver, other] = [await person(), await person()];
    const unconfirmed = await person({ email_verified: false });
    const booking = await bookWith([driver.email, unconfirmed.email]);
    const [drive] = await drivesOf(driver);
    expect(drive).toMatchObject({
      renterName: 'Sample',
      state: 'invited',
      car: { id: booking.car.id },
    });
    const said = JSON.stringify(drive);
    expect(said).not.toMatch(/total|price|Augusta|Sample Renter|reference/i);
    expect(await drivesOf(other)).toEqual([]);
    expect(await drivesOf(unconfirmed), 'an address that nobody has confirmed').toEqual([]);
    expect((await driver.call('GET', `/api/bookings/${booking.id}`)).status).toBe(404);
    const theirs = { id: driverOf(booking).id };
    expect((await accept(other, theirs)).status).toBe(404);
    expect((await accept(unconfirmed, driverOf(booking, 1))).status).toBe(404);
    expect(await states(booking)).toEqual(['invited', 'invited']);
  });

  it('accepts once, however often and at once, is named, and may drive when verified', async () => {
    const driver = await person({ licence_verified: false });
    const booking = await bookWith([driver.email]);
    const drive = driverOf(booking);
    const answers = await Promise.all([1, 2, 3].map(() => accept(driver, drive)));
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200]);
    expect(driverOf(await rental.booking(booking.id))).toMatchObject({
      name: expect.stringContaining('Driver Number'),
      state: 'to-verify',
    });
    await rental.db
      .updateTable('users')
      .set({ licence_verified: true })
      .where('email', '=', driver.email)
      .execute();
    await rental.advance(booking.id);
    await rental.advance(booking.id);
    expect(await states(booking)).toEqual(['may-drive']);
    expect(await toldRenter(booking)).toEqual(['driver-verified']);
    const receipt = await rental.send('GET', `/api/bookings/${booking.id}/receipt.pdf`);
    const text = await textOfPdf(new Uint8Array(await receipt.arrayBuffer()));
    expect(text).toContain('Additional driver: Driver Number');
    const row = await bookingOf(rental.db, booking.id);
    expect(await textOfPdf(await evidenceFile(rental.app.deps, row))).toContain(
      'verified, allowed to drive',
    );
  });

  it('has a week, and a whole one again when the invitation is sent again', async () => {
    const driver = await person();
    const booking = await bookWith([driver.email]);
    await rental.app.deps.clock.moveTo(days(7));
    expect(await states(booking)).toEqual(['invitation-ended']);
    expect(await codeOf(await accept(driver, driverOf(booking)))).toBe('invitation_ended');
    const again = { driverId: driverOf(booking).id };
    const path = `/api/bookings/${booking.id}/driver-invitations`;
    expect((await rental.send('POST', path, again)).status).toBe(200);
    expect(await states(booking)).toEqual(['invited']);
    expect((await subjectsTo(driver.email)).filter((one) => one.includes('drive'))).toHaveLength(2);
    expect((await accept(driver, driverOf(booking))).status).toBe(200);
  });

  it('may decline or leave until delivery, and the renter hears of it', async () => {
    const [declines, leaves] = [await person(), await person({ licence_verified: false })];
    const booking = await bookWith([declines.email, leaves.email]);
    await accepted(leaves, driverOf(booking, 1));
    for (const [who, index] of [
      [declines, 0],
      [leaves, 1],
    ] as const) {
      const drive = `/api/me/drives/${driverOf(booking, index).id}`;
      expect((await who.call('DELETE', drive)).status).toBe(200);
      expect(await drivesOf(who)).toEqual([]);
    }
    expect(await states(booking)).toEqual(['left', 'left']);
    expect((await accept(leaves, driverOf(booking, 1))).status, 'gone is gone').toBe(404);
    await rental.advance(booking.id);
    expect(await toldRenter(booking)).toEqual(['driver-left', 'driver-left']);
  });

  it('deletes their account: the trip loses its driver, and the renter hears of it', async () => {
    const driver = await person({ licence_verified: false });
    const booking = await bookWith([driver.email]);
    await accepted(driver, driverOf(booking));
    const gone = await driver.call('DELETE', '/api/me', { password: 'a long enough one' });
    expect(gone.status).toBe(200);
    await rental.advance(booking.id);
    expect(driverOf(await rental.booking(booking.id))).toMatchObject({
      name: null,
      email: null,
      state: 'left',
    });
    expect(await toldRenter(booking)).toEqual(['driver-left']);
  });
});

describe('a young additional driver', () => {
  it('costs nothing until the renter has seen the fee and confirmed it', async () => {
    const driver = await person({ birthdate: '2004-06-01' });
    const booking = await bookWith([driver.email], 'new-york');
    await accepted(driver, driverOf(booking));
    await rental.advance(booking.id);
    const waiting = await rental.booking(booking.id);
    expect(waiting.charged).toEqual(booking.charged);
    expect(driverOf(waiting)).toMatchObject({
      state: 'fee-to-agree',
      feePerDay: { amount: 45_0000, currency: 'USD' },
    });
    expect(await toldRenter(booking)).toEqual(['driver-fee']);
    const agree = { action: 'agree', driverId: driverOf(booking).id };
    const { difference, charge } = await priceOf(booking, agree);
    expect([difference.amount, charge.amount]).toEqual([4 * 45_0000, 4 * 45_0000]);
    const agreed = await change(booking, agree);
    expect(driverOf(agreed).state).toBe('may-drive');
    expect(agreed.charged.amount).toBe(booking.charged.amount + 4 * 45_0000);
    expect(await rental.refused(modifications(booking), { driver: agree })).toBe('nothing_changes');
  });

  it('is counted in a longer trip once agreed to, and given back when removed', async () => {
    const driver = await person({ birthdate: '2004-06-01' });
    const booking = await bookWith([driver.email], 'new-york');
    await accepted(driver, driverOf(booking));
    const driverId = driverOf(booking).id;
    await change(booking, { action: 'agree', driverId });
    const longer = { endsAt: '2027-03-25T09:00:00Z' };
    const { lines } = await rental.done(
      `${modifications(booking)}/price`,
      longer,
      ModificationPrice,
    );
    expect(lines.find(({ kind }) => kind === 'young-driver')?.days).toBe(5);
    const removed = await change(booking, { action: 'remove', driverId });
    expect(removed.drivers.additional).toEqual([]);
    expect(removed.lines.map(({ kind }) => kind)).not.toContain('extra');
    const perDriver = booking.lines.find(({ kind }) => kind === 'extra')?.shown.amount ?? 0;
    expect(removed.refunded.amount).toBe(perDriver + 4 * 45_0000);
    expect((await subjectsTo(driver.email)).at(-1)).toContain('You’re no longer a driver');
    expect(await drivesOf(driver)).toEqual([]);
  });
});

describe('who drives', () => {
  it('can be added later, once, at a price shown before', async () => {
    const booking = await bookWith([]);
    const invite = { action: 'invite', email: 'later@handover.example' };
    expect(booking.drivers).toMatchObject({ additional: [], areChangeable: true });
    const { charge } = await priceOf(booking, invite);
    expect(charge.amount).toBeGreaterThanOrEqual((booking.drivers.pricePerDay?.amount ?? 0) * 4);
    const changed = await change(booking, invite);
    expect(changed.charged.amount).toBe(booking.charged.amount + charge.amount);
    expect(await states(booking)).toEqual(['invited']);
    expect(await subjectsTo('later@handover.example')).toEqual(['Sample invited you to drive']);
    expect(await rental.refused(modifications(booking), { driver: invite })).toBe(
      'driver_already_invited',
    );
    for (const n of [2, 3]) {
      await change(booking, { action: 'invite', email: `later-${n}@handover.example` });
    }
    const fourth = { driver: { action: 'invite', email: 'later-4@handover.example' } };
    expect(await rental.refused(modifications(booking), fourth)).toBe('too_many_drivers');
    const both = { ...fourth, endsAt: '2027-03-25T09:00:00Z' };
    expect(await rental.refused(modifications(booking), both)).toBe('invalid_input');
  });

  it('is not charged twice for one invitation that is sent twice at once', async () => {
    const booking = await bookWith([]);
    const driver = { action: 'invite', email: 'twice@handover.example' };
    const answers = await Promise.all(
      [1, 2].map(() => rental.send('POST', modifications(booking), { driver })),
    );
    expect(answers.map(({ status }) => status).toSorted()).toEqual([202, 409]);
  });

  it('can be removed without a late fee until delivery, and not afterwards', async () => {
    const booking = await bookWith(['somebody@handover.example']);
    const remove = { action: 'remove', driverId: driverOf(booking).id };
    await rental.app.deps.clock.moveTo(Temporal.Instant.from('2027-03-20T08:30:00Z'));
    const { fee, refundToCredit } = await priceOf(booking, remove);
    expect(fee.amount).toBe(0);
    expect(refundToCredit.amount).toBeGreaterThan(0);
    await rental.app.deps.clock.moveTo(Temporal.Instant.from('2027-03-20T09:00:00Z'));
    expect(await rental.refused(modifications(booking), { driver: remove })).toBe(
      'too_late_to_change',
    );
  });

  it('is decided at delivery: verified later, they may not drive', async () => {
    const [ready, late] = [await person(), await person({ licence_verified: false })];
    const booking = await bookWith([ready.email, late.email, 'never@handover.example']);
    await accepted(ready, driverOf(booking, 0));
    await accepted(late, driverOf(booking, 1));
    await rental.app.deps.clock.moveTo(Temporal.Instant.from('2027-03-18T09:00:00Z'));
    await rental.advance(booking.id);
    await rental.app.deps.clock.moveTo(Temporal.Instant.from('2027-03-20T09:00:00Z'));
    await rental.advance(booking.id);
    expect((await rental.booking(booking.id)).status).toBe('active');
    await rental.db
      .updateTable('users')
      .set({ licence_verified: true })
      .where('email', '=', late.email)
      .execute();
    expect(await states(booking)).toEqual(['may-drive', 'may-not-drive', 'may-not-drive']);
    const leaves = await ready.call('DELETE', '/api/me', { password: 'a long enough one' });
    expect(await codeOf(leaves), 'whoever may drive a car that is out').toBe('booking_open');
  });

  it('hears that the trip is cancelled or has new times', async () => {
    const driver = await person();
    const booking = await bookWith([driver.email, 'unheard@handover.example']);
    await accepted(driver, driverOf(booking));
    const longer = { endsAt: '2027-03-25T09:00:00Z' };
    const { id } = await rental.done(modifications(booking), longer, RequestRecord);
    await rental.work(id);
    const action = { action: 'user-cancel' };
    const cancelled = await rental.done(
      `/api/bookings/${booking.id}/actions`,
      action,
      RequestRecord,
    );
    await rental.work(cancelled.id);
    const told = (await subjectsTo(driver.email)).slice(-2);
    expect(told[0]).toContain('New times');
    expect(told[1]).toContain('Trip cancelled');
    expect((await drivesOf(driver)).map(({ state }) => state)).toEqual(['cancelled']);
    const kept = (await rental.booking(booking.id)).drivers.additional.map(({ email }) => email);
    expect(kept, 'an address that never became a driver is dropped').toEqual([driver.email, null]);
  });

  it('is not invited without end: ten emails a day from one account', async () => {
    const booking = await bookWith(['often@handover.example']);
    const again = { driverId: driverOf(booking).id };
    const path = `/api/bookings/${booking.id}/driver-invitations`;
    const answers = [];
    for (let n = 0; n < 10; n += 1) answers.push((await rental.send('POST', path, again)).status);
    expect(answers).toEqual([...Array(9).fill(200), 429]);
  });
});

import { beforeEach, describe, expect, it } from 'vitest';
import { evidenceFile } from '../../handovers/evidence-file.ts';
import { textOfPdf } from '../../testing/read-pdf.ts';
import { driversOf } from '../../testing/rentals/drivers.ts';
import { laterTrip, type Rental } from '../../testing/rentals/rental.ts';
import { withRental } from '../../testing/rentals/with-rental.ts';
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

const {
  person,
  bookWith,
  drivesOf,
  accept,
  accepted,
  codeOf,
  states,
  driverOf,
  subjectsTo,
  toldRenter,
  days,
} = driversOf(() => rental);

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

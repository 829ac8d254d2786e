import { randomUUID } from 'node:crypto';
import { beforeAll, expect, it } from 'vitest';
import { openPhone, type Phone } from '../../testing/handover-phone.ts';
import type { StaffMember } from '../../testing/operate-as.ts';
import { textOfPdf } from '../../testing/read-pdf.ts';
import { laterTrip, type Rental } from '../../testing/rentals/rental.ts';
import { withRental } from '../../testing/rentals/with-rental.ts';

let rental: Rental;
let driver: StaffMember;
withRental((opened) => {
  rental = opened;
});
beforeAll(async () => {
  await rental.db.updateTable('cities').set({ handovers: 'recorded' }).execute();
  driver = await rental.app.operate('driver-one@handover.example');
});

const promised = Temporal.Instant.from(laterTrip.startsAt);
const clockAt = (minutes: number) => rental.app.deps.clock.moveTo(promised.add({ minutes }));
const now = () => rental.app.deps.clock.now();

/** A driver at the door of a booking that is to begin; the phone's clock may be ahead. */
async function atDoor({ arrivesAt = -5, ahead = 0 } = {}) {
  await clockAt(-48 * 60);
  const { id } = await rental.book();
  await rental.advance(id);
  await rental.db
    .insertInto('job_drivers')
    .values({
      booking_id: id,
      kind: 'deliver',
      driver_id: driver.id,
      assigned_by: randomUUID(),
      assigned_at: now().toString(),
    })
    .execute();
  const { car_id: carId } = await rental.db
    .selectFrom('bookings')
    .select('car_id')
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
  const phoneNow = () => now().add({ minutes: ahead });
  const phone = openPhone(driver.api, { bookingId: id, kind: 'deliver' }, { carId, now: phoneNow });
  await clockAt(arrivesAt);
  phone.act({ kind: 'began', carId, knownMarks: [] });
  phone.act({ kind: 'arrived' });
  await phone.send();
  return { id, phone };
}
const giveUp = (phone: Phone) =>
  phone.act({ kind: 'trouble-met', trouble: 'nobody-there', words: '' });
const photographDoor = (phone: Phone) => phone.photographThing('door');
const statusOf = async (id: string) => {
  await rental.advance(id);
  return (await rental.booking(id)).status;
};

it('a renter who does not come has cancelled once the photograph of the door is here [D-051-002]', async () => {
  const { id, phone } = await atDoor();
  await photographDoor(phone);
  await clockAt(31);
  giveUp(phone);
  await phone.send();
  expect(await statusOf(id)).toBe('booked');
  await phone.upload();
  const due = await rental.db
    .selectFrom('bookings')
    .select('next_step_at')
    .where('id', '=', id)
    .executeTakeFirst();
  expect(due?.next_step_at?.getTime()).toBeLessThanOrEqual(now().epochMilliseconds);
  await clockAt(32);
  expect(await statusOf(id)).toBe('cancelled-by-user');
});

it('the door that stayed closed is shown to the desk, and to the bank', async () => {
  const { id, phone } = await atDoor();
  const digest = await photographDoor(phone);
  await clockAt(31);
  giveUp(phone);
  await phone.send();
  const desk = await rental.app.operate('desk@handover.example');
  const params = { id };
  const unsealed = async () => (await desk.api.getDeskHandovers({ params })).unsealed;
  expect(await unsealed(), 'still on the phone').toEqual([]);
  await phone.upload();
  await clockAt(32);
  expect(await statusOf(id)).toBe('cancelled-by-user');
  expect(await unsealed()).toMatchObject([
    { kind: 'deliver', by: 'Sample Driver One', photographs: [{ subject: 'door', digest }] },
  ]);
  const file = await rental.app.requestConsole(`/api/operate/bookings/${id}/evidence.pdf`, {
    headers: { cookie: desk.cookie },
  });
  const text = await textOfPdf(new Uint8Array(await file.arrayBuffer()));
  expect(text).toContain('Where no one came to the door');
});

it('without a photograph of the door nobody has cancelled', async () => {
  const { id, phone } = await atDoor();
  await clockAt(31);
  giveUp(phone);
  await phone.send();
  await clockAt(120);
  expect(await statusOf(id)).toBe('booked');
});

it('a driver who came late waits their half hour', async () => {
  const { id, phone } = await atDoor({ arrivesAt: 20 });
  await photographDoor(phone);
  await clockAt(31);
  giveUp(phone);
  await phone.send();
  await phone.upload();
  await clockAt(120);
  expect(await statusOf(id)).toBe('booked');
});

it.each([10, -10])('a clock that is %i minutes ahead makes nobody late', async (ahead) => {
  const { id, phone } = await atDoor({ ahead });
  await photographDoor(phone);
  await clockAt(25);
  giveUp(phone);
  await phone.send(phone.events, now().add({ minutes: ahead }));
  await phone.upload();
  await clockAt(120);
  expect(await statusOf(id)).toBe('booked');
});

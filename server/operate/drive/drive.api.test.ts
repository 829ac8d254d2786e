import { randomUUID } from 'node:crypto';
import { beforeEach, describe, expect, it } from 'vitest';
import { Booking } from '../../../contract/bookings.ts';
import type { JobKind } from '../../../domain/jobs/job.ts';
import { pacePolicy } from '../../../domain/policy-constants.ts';
import { sha256 } from '../../bookings/record/sha256.ts';
import { handOver, openPhone, picture } from '../../testing/handover-phone.ts';
import type { StaffMember } from '../../testing/operate-as.ts';
import { driversOf } from '../../testing/rentals/drivers.ts';
import type { Rental } from '../../testing/rentals/rental.ts';
import { withRental } from '../../testing/rentals/with-rental.ts';

let rental: Rental;
withRental((opened) => {
  rental = opened;
});

let driver: StaffMember;
let other: StaffMember;
beforeEach(async () => {
  driver = await rental.app.operate('driver-one@handover.example');
  other = await rental.app.operate('driver-two@handover.example');
});

const now = () => rental.app.deps.clock.now();
const codeOf = (asked: Promise<unknown>) =>
  asked.then(
    () => 'done',
    ({ code }) => code,
  );

let hour = 0;
/** A booking of its own whose job is given to a driver. */
async function job(kind: JobKind = 'deliver', driverId = driver.id) {
  hour += 2;
  const startsAt = Temporal.Instant.from('2027-03-14T09:00:00Z').add({ hours: hour });
  const trip = { startsAt: startsAt.toString(), endsAt: startsAt.add({ hours: 48 }).toString() };
  const { id: bookingId } = await rental.book(trip);
  await give(bookingId, kind, driverId);
  const { car_id: carId, reference } = await rental.db
    .selectFrom('bookings')
    .select(['car_id', 'reference'])
    .where('id', '=', bookingId)
    .executeTakeFirstOrThrow();
  return { key: { bookingId, kind }, carId, reference, startsAt };
}

async function give(bookingId: string, kind: JobKind, driverId: string) {
  await rental.db
    .deleteFrom('job_drivers')
    .where('booking_id', '=', bookingId)
    .where('kind', '=', kind)
    .execute();
  await rental.db
    .insertInto('job_drivers')
    .values({
      booking_id: bookingId,
      kind,
      driver_id: driverId,
      assigned_by: randomUUID(),
      assigned_at: now().toString(),
    })
    .execute();
}

const phoneAt = ({ key, carId }: Awaited<ReturnType<typeof job>>, who = driver) =>
  openPhone(who.api, key, { carId, now });
const storedOf = (bookingId: string) =>
  rental.db
    .selectFrom('handover_events')
    .selectAll()
    .where('booking_id', '=', bookingId)
    .orderBy('number')
    .execute();

describe('what a phone sends', () => {
  it('is sealed when all of it is here, with a code, a link and an entry in the history', {
    tags: ['embedded'],
  }, async () => {
    const delivery = await job();
    const phone = phoneAt(delivery);
    await phone.walk();
    await phone.seal();
    const sent = await phone.send();
    expect(sent).toMatchObject({ taken: phone.events.length, seal: null, conflict: null });
    expect(sent.wanted.toSorted()).toEqual([...phone.files.keys()].toSorted());
    await phone.upload();
    const { wanted, seal, need } = await phone.send();
    expect(wanted).toEqual([]);
    expect(need).toBeNull();
    expect(seal?.digest).toBe(digestIn(phone));
    expect(seal?.code).toMatch(/^\w{4}-\w{4}-\w{4}$/);
    const history = await rental.db
      .selectFrom('booking_history')
      .select(['kind', 'detail', 'actor'])
      .where('booking_id', '=', delivery.key.bookingId)
      .orderBy('id', 'desc')
      .executeTakeFirstOrThrow();
    expect(history).toEqual({ kind: 'sealed', detail: seal?.code, actor: `staff ${driver.id}` });
    const car = await rental.db
      .selectFrom('cars')
      .select(['odometer_km', 'energy_percent'])
      .where('id', '=', delivery.carId)
      .executeTakeFirstOrThrow();
    expect(car).toEqual({ odometer_km: 24_180, energy_percent: 75 });
  });

  it('counts once however often it is sent, with both times', async () => {
    const phone = phoneAt(await job());
    await phone.walk();
    const first = await phone.send();
    expect(await phone.send()).toEqual(first);
    expect(await phone.send(phone.events.slice(2, 5))).toEqual(first);
    const stored = await storedOf(phone.key.bookingId);
    expect(stored.map(({ id }) => id)).toEqual(phone.events.map(({ id }) => id));
    const [{ at } = { at: '' }] = phone.events;
    const [{ happened_at, received_at } = { happened_at: null, received_at: null }] = stored;
    expect(happened_at).toEqual(new Date(Temporal.Instant.from(at).epochMilliseconds));
    expect(received_at?.getTime()).toBeGreaterThanOrEqual(happened_at?.getTime() ?? Infinity);
  });

  it('is refused with a gap, and the phone learns where to go on', async () => {
    const phone = phoneAt(await job());
    await phone.walk();
    await phone.send(phone.events.slice(0, 2));
    await expect(phone.send(phone.events.slice(3))).rejects.toMatchObject({
      code: 'event_out_of_order',
      answer: { taken: 2 },
    });
  });

  it('is refused with other content under the same id or number, for ever', async () => {
    const phone = phoneAt(await job());
    await phone.walk();
    await phone.send();
    const elsewhere = phoneAt(await job());
    await rental.app.deps.clock.moveTo(now().add({ hours: 24 * 30 }));
    const [first, second] = phone.events;
    if (!first || !second) throw new Error('nothing done');
    const changed = { ...second, act: { kind: 'set-out' as const } };
    expect(await codeOf(phone.send([first, changed]))).toBe('event_differs');
    expect(await codeOf(phone.send([{ ...second, id: randomUUID() }]))).toBe('event_differs');
    expect(await codeOf(elsewhere.send([first]))).toBe('event_differs');
  });

  it('can only be added to, also by whoever has the database', async () => {
    const phone = phoneAt(await job());
    await handOver(phone);
    for (const table of ['handover_events', 'evidence_files', 'seals']) {
      for (const change of [`DELETE FROM ${table}`, `UPDATE ${table} SET digest = 'x'`]) {
        await expect(rental.app.deps.database.pool.query(change)).rejects.toThrow('only be added');
      }
    }
  });

  it('says how wrong the clock of the phone is', async () => {
    const phone = phoneAt(await job());
    await phone.walk();
    const standing = await phone.send(phone.events, now().add({ minutes: 7 }));
    expect(standing.clockOffSeconds).toBe(420);
  });

  it('is for nobody who never had the job', async () => {
    const phone = phoneAt(await job('deliver', other.id));
    await phone.walk();
    expect(await codeOf(phone.send())).toBe('not_found');
  });
});

describe('a photograph', () => {
  it('comes in pieces and goes on where it was cut off', async () => {
    const phone = phoneAt(await job());
    const bytes = await picture();
    const digest = await phone.photograph('front', bytes);
    await phone.send();
    const upload = () => driver.api.getEvidenceUpload({ params: { digest } });
    expect(await upload()).toEqual({ received: 0, isWhole: false });
    const piece = (from: number, to: number) =>
      phone.sendPiece(digest, from, bytes.slice(from, to), bytes.length);
    expect(await piece(0, 100)).toEqual({ received: 100, isWhole: false });
    // The answer was lost: the same once more.
    expect(await piece(0, 100)).toEqual({ received: 100, isWhole: false });
    expect(await codeOf(piece(200, 300))).toBe('piece_out_of_place');
    expect(await piece(100, bytes.length)).toEqual({ received: bytes.length, isWhole: true });
    expect(await upload()).toEqual({ received: bytes.length, isWhole: true });
    const { cookie } = driver;
    const shown = await rental.app.requestConsole(`/api/operate/drive/photographs/${digest}`, {
      headers: { cookie },
    });
    expect(sha256(new Uint8Array(await shown.arrayBuffer()))).toBe(digest);
    expect(shown.headers.get('content-type')).toBe('image/png');
    expect(shown.headers.get('x-content-type-options')).toBe('nosniff');
    const { api } = await rental.app.operate('driver-two@handover.example');
    expect(await codeOf(api.getEvidenceUpload({ params: { digest } }))).toBe('not_found');
  });

  it('that is another one than was announced is dropped, and can be sent anew', async () => {
    const phone = phoneAt(await job());
    const [announced, wrong] = [await picture(), await picture()];
    const digest = await phone.photograph('front', announced);
    await phone.send();
    await phone.sendPiece(digest, 0, wrong.slice(0, 50), wrong.length);
    const rest = phone.sendPiece(digest, 50, wrong.slice(50), wrong.length);
    expect(await codeOf(rest)).toBe('digest_differs');
    expect(await phone.sendPiece(digest, 0, announced)).toMatchObject({ isWhole: true });
  });

  it('is a picture, or not stored', async () => {
    const phone = phoneAt(await job());
    const page = new TextEncoder().encode('<script>alert(1)</script>');
    const empty = (await picture()).slice(0, 12);
    for (const bytes of [page, empty]) {
      const digest = await phone.photograph('front', bytes);
      await phone.send();
      expect(await codeOf(phone.sendPiece(digest, 0, bytes))).toBe('photo_unreadable');
    }
  });

  it('comes in pieces, as many an hour as a whole day has', async () => {
    const phone = phoneAt(await job());
    const bytes = await picture();
    const digest = await phone.photograph('front', bytes);
    await phone.send();
    await phone.sendPiece(digest, 0, bytes.slice(0, 50), bytes.length);
    const { most } = pacePolicy.evidencePieces.perAccount;
    await rental.db.updateTable('attempts').set({ count: most }).execute();
    const next = () => phone.sendPiece(digest, 50, bytes.slice(50), bytes.length);
    expect(await codeOf(next())).toBe('too_many_requests');
    await rental.db.deleteFrom('attempts').execute();
    expect(await next()).toMatchObject({ isWhole: true });
  });

  it('that no event names is not taken', async () => {
    const phone = phoneAt(await job());
    const bytes = await picture();
    expect(await codeOf(phone.sendPiece(sha256(bytes), 0, bytes))).toBe('not_found');
  });
});

describe('what cannot be sealed by itself', () => {
  it('two phones at one handover: both are stored, the first whole seal stands', async () => {
    const delivery = await job();
    const [first, second] = [phoneAt(delivery), phoneAt(delivery)];
    await second.walk();
    await second.send();
    const sealed = await handOver(first);
    expect(sealed).toMatchObject({ seal: expect.anything(), conflict: expect.anything() });
    await second.seal();
    await second.send();
    await second.upload();
    const standing = await second.send();
    expect(standing).toMatchObject({ seal: null, need: 'second-phone', wanted: [] });
    expect(standing.conflict?.by).not.toBe('');
    const stored = await storedOf(delivery.key.bookingId);
    expect(stored).toHaveLength(first.events.length + second.events.length);
  });

  it('a job that somebody else has got meanwhile', async () => {
    const delivery = await job();
    const phone = phoneAt(delivery);
    await give(delivery.key.bookingId, 'deliver', other.id);
    expect(await handOver(phone)).toMatchObject({ seal: null, need: 'late', wanted: [] });
  });

  it('a digest that is not the one of what was sent', async () => {
    const phone = phoneAt(await job());
    await phone.walk();
    phone.act({ kind: 'sealed', digest: sha256('something else') });
    await phone.send();
    await phone.upload();
    expect(await phone.send()).toMatchObject({ seal: null, need: 'digest-differs' });
  });

  it('another car than the booking has', async () => {
    const delivery = await job();
    const elsewhere = await job();
    const phone = openPhone(driver.api, delivery.key, { carId: elsewhere.carId, now });
    expect(await handOver(phone)).toMatchObject({ seal: null, need: 'other-car' });
  });
});

it('a driver who fetches the car that the office gave instead seals that one, however many marks it has', async () => {
  const delivery = await job();
  const elsewhere = await job();
  const phone = phoneAt(delivery);
  const knownMarks = Array.from({ length: 150 }, (_, index) => ({
    id: randomUUID(),
    kind: 'scratch' as const,
    side: 'left' as const,
    across: 0.5,
    down: 0.5,
    words: `Old ${index}`,
  }));
  phone.act({ kind: 'began', carId: elsewhere.carId, knownMarks: [] });
  await phone.photograph('front');
  phone.act({ kind: 'fetched', carId: delivery.carId, knownMarks });
  await phone.walk();
  await phone.seal();
  await phone.send();
  await phone.upload();
  expect(await phone.send()).toMatchObject({ seal: expect.anything(), need: null });
});

it('seals of one car hang together', async () => {
  const delivery = await job();
  const first = await handOver(phoneAt(delivery));
  const collection = { ...delivery, key: { ...delivery.key, kind: 'collect' as const } };
  await give(delivery.key.bookingId, 'collect', driver.id);
  const second = await handOver(phoneAt(collection), { odometerKm: 24_400 });
  const links = await rental.db
    .selectFrom('seals')
    .select(['position', 'previous_link', 'link'])
    .where('car_id', '=', delivery.carId)
    .orderBy('position')
    .execute();
  expect(links).toEqual([
    { position: 1, previous_link: null, link: first.seal?.link },
    { position: 2, previous_link: first.seal?.link, link: second.seal?.link },
  ]);
});

it('a driver’s day is all that is needed without a network', async () => {
  const delivery = await job();
  await give(delivery.key.bookingId, 'collect', driver.id);
  await rental.app.deps.clock.moveTo(delivery.startsAt.subtract({ hours: 1 }));
  const note = { driverNote: 'Gate code 4711' };
  await rental.done(`/api/bookings/${delivery.key.bookingId}/driver-note`, note, Booking);
  const mark = {
    id: randomUUID(),
    kind: 'dent',
    side: 'rear',
    across: 0.5,
    down: 0.5,
    words: 'Old',
  } as const;
  const phone = phoneAt(delivery);
  phone.act({ kind: 'began', carId: delivery.carId, knownMarks: [mark] });
  await phone.walk();
  phone.act({ kind: 'mark-noted', mark });
  await phone.seal();
  await phone.send();
  await phone.upload();
  await rental.app.deps.clock.moveTo(delivery.startsAt.add({ hours: 47 }));
  await rental.db
    .updateTable('cars')
    .set({ stands_at: 'Areeiro, hook 14' })
    .where('id', '=', delivery.carId)
    .execute();
  const day = await driver.api.getDriverDay();
  expect(day.driver.id).toBe(driver.id);
  const own = day.jobs.filter(({ bookingId }) => bookingId === delivery.key.bookingId);
  expect(own).toMatchObject([
    {
      kind: 'collect',
      reference: delivery.reference,
      isDone: false,
      countryCode: 'PT',
      supportPhone: expect.stringMatching(/^\+351/),
      note: note.driverNote,
      car: {
        id: delivery.carId,
        odometerKm: 24_180,
        standsAt: 'Areeiro, hook 14',
        base: { latitude: expect.any(Number), longitude: expect.any(Number) },
      },
      place: { name: 'Rua Augusta 110, Lisboa', latitude: 38.7139 },
      knownMarks: [mark],
      delivery: { readings: { odometerKm: 24_180, keys: 2 } },
      standing: { seal: null, conflict: null },
    },
  ]);
  expect(own[0]?.delivery?.photographs).toHaveLength(8);
  const before = own[0]?.at ?? '';
  expect(
    Temporal.Instant.from(own[0]?.to ?? '')
      .since(before)
      .total('minutes'),
  ).toBe(15);
});

it('a driver’s day names who else drives, and who may not', async () => {
  const { person, bookWith, accepted, driverOf } = driversOf(() => rental);
  const people = [await person(), await person({ licence_verified: false }), await person()];
  const booking = await bookWith(people.map(({ email }) => email));
  for (const [index, who] of people.entries()) await accepted(who, driverOf(booking, index));
  const changedMind = `/api/me/drives/${driverOf(booking, 2).id}`;
  expect((await people[2]?.call('DELETE', changedMind))?.status).toBe(200);
  const namedAt = async (kind: JobKind) => {
    await give(booking.id, kind, driver.id);
    const { jobs } = await driver.api.getDriverDay();
    return jobs.find((one) => one.bookingId === booking.id && one.kind === kind)?.drivers;
  };
  const named = [
    { id: expect.any(String), name: 'Driver Number 1', mayDrive: true },
    { id: expect.any(String), name: 'Driver Number 2', mayDrive: false },
  ];
  await rental.app.deps.clock.moveTo(Temporal.Instant.from('2027-03-18T09:00:00Z'));
  await rental.advance(booking.id);
  await rental.app.deps.clock.moveTo(Temporal.Instant.from('2027-03-20T08:00:00Z'));
  expect(await namedAt('deliver')).toEqual(named);
  await rental.app.deps.clock.moveTo(Temporal.Instant.from('2027-03-20T09:00:00Z'));
  await rental.advance(booking.id);
  expect((await rental.booking(booking.id)).status).toBe('active');
  await rental.app.deps.clock.moveTo(Temporal.Instant.from('2027-03-24T08:00:00Z'));
  expect(await namedAt('collect')).toEqual(named);
});

const digestIn = ({ events }: { readonly events: readonly { readonly act: object }[] }) => {
  const last = events.at(-1)?.act;
  return last && 'digest' in last ? last.digest : null;
};

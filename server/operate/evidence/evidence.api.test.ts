import { expect, it } from 'vitest';
import { Hold } from '../../../contract/bookings.ts';
import { troubleKinds } from '../../../domain/handovers/event.ts';
import type { NeedKind } from '../../../domain/today/needs.ts';
import { runCommand } from '../../operator/run-command.ts';
import { handOver, openPhone } from '../../testing/handover-phone.ts';
import { textOfPdf } from '../../testing/read-pdf.ts';
import type { Rental } from '../../testing/rentals/rental.ts';
import { withRental } from '../../testing/rentals/with-rental.ts';
import { sealedTrip } from '../../testing/sealed-trip.ts';

let rental: Rental;
withRental((opened) => {
  rental = opened;
});

const desk = async () => (await rental.app.operate('desk@handover.example')).api;
const codeOf = (asked: Promise<unknown>) =>
  asked.then(
    () => 'done',
    ({ code }) => code,
  );
const needsOf = async (reference: string, asked: NeedKind = 'handover') =>
  ((await (await desk()).getToday({ query: { cityId: 'lisbon' } })).needs ?? []).filter(
    ({ kind, trip }) => kind === asked && trip?.reference === reference,
  );

it('the desk sees what was sealed, photographs and protocol included', {
  tags: ['embedded'],
}, async () => {
  const trip = await sealedTrip(rental);
  const phone = await trip.handOver('deliver');
  const { cookie } = await rental.app.operate('desk@handover.example');
  const path = `/api/operate/bookings/${trip.bookingId}`;
  const { delivery, waiting } = await (await desk()).getDeskHandovers({
    params: { id: trip.bookingId },
  });
  expect(delivery?.photographs).toHaveLength(8);
  expect(waiting).toEqual([]);
  for (const more of [
    `/photographs/${[...phone.files.keys()][0]}`,
    '/handovers/deliver/protocol.pdf',
  ]) {
    const shown = await rental.app.requestConsole(path + more, { headers: { cookie } });
    expect(shown.status).toBe(200);
  }
});

it('another car that was given is the one whose chain the delivery continues, and the evidence says so', async () => {
  const trip = await sealedTrip(rental);
  const params = { id: trip.bookingId };
  const { api, cookie } = await rental.app.operate('desk@handover.example');
  const { items } = await api.listOtherCars({ params });
  const carId = items[0]?.id ?? expect.fail('no other car');
  await api.giveAnotherCar({ params, body: { carId, reason: 'damaged' } });
  const chainOf = async (car: string) =>
    (
      await rental.db.selectFrom('seals').select('booking_id').where('car_id', '=', car).execute()
    ).map(({ booking_id }) => booking_id);
  const before = await chainOf(trip.carId);
  await trip.give('deliver');
  const key = { bookingId: trip.bookingId, kind: 'deliver' } as const;
  const { now } = rental.app.deps.clock;
  const { need } = await handOver(openPhone(trip.driver.api, key, { carId: trip.carId, now }));
  expect(need, 'the car that was booked at first').toBe('other-car');
  const { seal } = await handOver(openPhone(trip.driver.api, key, { carId, now }));
  expect(seal).not.toBeNull();
  expect(await chainOf(carId)).toContain(trip.bookingId);
  expect(await chainOf(trip.carId)).toEqual(before);
  const { history, car } = await api.getDeskBooking({ params });
  expect(car.id).toBe(carId);
  expect(history.map(({ kind }) => kind)).toContain('car');
  const file = await rental.app.requestConsole(
    `/api/operate/bookings/${trip.bookingId}/evidence.pdf`,
    { headers: { cookie } },
  );
  const text = await textOfPdf(new Uint8Array(await file.arrayBuffer()));
  expect(text).toContain(items[0]?.plate);
});

it('what arrives after the job was given to somebody else waits for the desk, and is sealed when it says so', async () => {
  const trip = await sealedTrip(rental);
  const other = await rental.app.operate('driver-two@handover.example');
  await trip.give('deliver');
  const phone = trip.phone('deliver');
  await trip.give('deliver', other.id);
  await handOver(phone);
  expect(await needsOf(trip.reference)).toHaveLength(1);
  const api = await desk();
  const params = { id: trip.bookingId };
  const { waiting } = await api.getDeskHandovers({ params });
  expect(waiting).toMatchObject([{ need: 'late', mayAccept: true, missing: [], kind: 'deliver' }]);
  const body = { phoneId: phone.phoneId, decision: 'accepted', reason: 'It was him' } as const;
  const decided = { params: { ...params, kind: 'deliver' as const }, body };
  const after = await api.decideAttempt(decided);
  expect(after.delivery?.seal.code).toBeDefined();
  expect(after.waiting).toEqual([]);
  expect(await needsOf(trip.reference)).toEqual([]);
  expect(await codeOf(api.decideAttempt(decided))).toBe('attempt_decided');
});

it('what came after the job had gone is sealed as soon as the job is given back', async () => {
  const trip = await sealedTrip(rental, {
    startsAt: '2027-03-22T15:00:00Z',
    endsAt: '2027-03-24T15:00:00Z',
  });
  const dispatcher = (await rental.app.operate('dispatcher@handover.example')).api;
  const other = await rental.app.operate('driver-two@handover.example');
  const give = (driverId: string) =>
    dispatcher.assignJob({ body: { bookingId: trip.bookingId, kind: 'deliver', driverId } });
  await give(trip.driver.id);
  const phone = trip.phone('deliver');
  await give(other.id);
  expect(await handOver(phone)).toMatchObject({ seal: null, need: 'late' });
  await give(trip.driver.id);
  const { delivery } = await (await desk()).getDeskHandovers({ params: { id: trip.bookingId } });
  expect(delivery?.seal.code).toBeDefined();
  expect(await phone.send()).toMatchObject({ seal: { code: delivery?.seal.code }, need: null });
});

it('the log is written last, after the car has been told of: whoever has the car writes there, too', async () => {
  const trip = await sealedTrip(rental, {
    startsAt: '2027-03-26T15:00:00Z',
    endsAt: '2027-03-28T15:00:00Z',
  });
  const logged = async () => {
    const entries = await rental.db
      .selectFrom('audit_log')
      .select('action')
      .where('subject', '=', `booking ${trip.reference}`)
      .orderBy('number')
      .execute();
    return entries.map(({ action }) => action).slice(-2);
  };
  await trip.give('deliver');
  const delivery = trip.phone('deliver');
  await delivery.walk();
  await delivery.send();
  await delivery.upload();
  await delivery.seal();
  expect((await delivery.send()).seal).not.toBeNull();
  expect(await logged()).toEqual(['handover seal', 'handover record']);

  const other = await rental.app.operate('driver-two@handover.example');
  await trip.give('collect');
  const collection = trip.phone('collect');
  await trip.give('collect', other.id);
  expect(await handOver(collection)).toMatchObject({ need: 'late' });
  const dispatcher = (await rental.app.operate('dispatcher@handover.example')).api;
  const { bookingId, driver } = trip;
  await dispatcher.assignJob({ body: { bookingId, kind: 'collect', driverId: driver.id } });
  expect(await logged()).toEqual(['handover seal', 'job assign']);
});

it('what was recorded of a car that is not the booked one is sealed as soon as the booking has it', async () => {
  const trip = await sealedTrip(rental);
  const params = { id: trip.bookingId };
  const api = await desk();
  const { items } = await api.listOtherCars({ params });
  const carId = items[0]?.id ?? expect.fail('no other car');
  await trip.give('deliver');
  const key = { bookingId: trip.bookingId, kind: 'deliver' } as const;
  const phone = openPhone(trip.driver.api, key, { carId, now: rental.app.deps.clock.now });
  expect(await handOver(phone)).toMatchObject({ need: 'other-car' });
  await api.giveAnotherCar({ params, body: { carId, reason: 'damaged' } });
  expect((await api.getDeskHandovers({ params })).delivery?.seal.code).toBeDefined();
});

it('and as soon as that car was to come later', async () => {
  const trip = await sealedTrip(rental);
  const params = { id: trip.bookingId };
  const { api } = await rental.app.operate('owner@handover.example');
  const { items } = await api.listOtherCars({ params });
  const carId = items[0]?.id ?? expect.fail('no other car');
  await trip.give('deliver');
  const key = { bookingId: trip.bookingId, kind: 'deliver' } as const;
  const phone = openPhone(trip.driver.api, key, { carId, now: rental.app.deps.clock.now });
  expect(await handOver(phone)).toMatchObject({ need: 'other-car' });
  const repair = {
    kind: 'car-later',
    startsAt: '2027-03-20T11:00:00Z',
    reason: 'damaged',
  } as const;
  await api.repairBooking({ params, body: { ...repair, carIds: [carId] } });
  expect((await api.getDeskHandovers({ params })).delivery?.seal.code).toBeDefined();
});

it('what waits for no one any more is sealed when its phone repeats itself', async () => {
  const trip = await sealedTrip(rental);
  const other = await rental.app.operate('driver-two@handover.example');
  await trip.give('deliver');
  const phone = trip.phone('deliver');
  await trip.give('deliver', other.id);
  expect(await handOver(phone)).toMatchObject({ seal: null, need: 'late' });
  await trip.give('deliver');
  expect((await phone.send()).seal).not.toBeNull();
});

it('what nobody sealed of a trip that is over waits for nobody after a day', async () => {
  const trip = await sealedTrip(rental);
  const other = await rental.app.operate('driver-two@handover.example');
  await trip.give('deliver');
  const phone = trip.phone('deliver');
  await trip.give('deliver', other.id);
  await phone.walk();
  await phone.send();
  const api = await desk();
  await api.cancelForRenter({ params: { id: trip.bookingId }, body: { how: 'by-rules' } });
  expect(await needsOf(trip.reference)).toHaveLength(1);
  const { clock } = rental.app.deps;
  await clock.moveTo(clock.now().add({ hours: 25 }));
  expect(await needsOf(trip.reference)).toEqual([]);
  const { waiting } = await (await desk()).getDeskHandovers({ params: { id: trip.bookingId } });
  expect(waiting, 'at the booking it stays').toHaveLength(1);
});

it('a second phone is set aside and stays stored; it never becomes the seal', async () => {
  const trip = await sealedTrip(rental);
  const first = await trip.handOver('deliver');
  const second = trip.phone('deliver');
  await handOver(second);
  const api = await desk();
  const params = { id: trip.bookingId, kind: 'deliver' as const };
  const { waiting } = await api.getDeskHandovers({ params: { id: trip.bookingId } });
  expect(waiting).toMatchObject([{ need: 'second-phone', mayAccept: false }]);
  const decide = (decision: 'accepted' | 'set-aside') =>
    api.decideAttempt({ params, body: { phoneId: second.phoneId, decision, reason: 'Twice' } });
  expect(await codeOf(decide('accepted'))).toBe('attempt_not_acceptable');
  expect((await decide('set-aside')).waiting).toEqual([]);
  const stored = await rental.db
    .selectFrom('handover_events')
    .select('id')
    .where('booking_id', '=', trip.bookingId)
    .execute();
  expect(stored).toHaveLength(first.events.length + second.events.length);
});

it.each(troubleKinds)(
  'a driver who reports %s is on the page of the day and at the booking until they go on',
  async (trouble) => {
    const trip = await sealedTrip(rental);
    await trip.give('deliver');
    const phone = trip.phone('deliver');
    phone.act({ kind: 'began', carId: trip.carId, knownMarks: [] });
    phone.act({ kind: 'arrived' });
    phone.act({ kind: 'trouble-met', trouble, words: 'By the blue gate' });
    await phone.send();
    const api = await desk();
    const told = async () =>
      (await api.getDeskHandovers({ params: { id: trip.bookingId } })).troubles;
    expect(await told()).toMatchObject([
      { kind: 'deliver', trouble, words: 'By the blue gate', by: 'Sample Driver One' },
    ]);
    const needs = await needsOf(trip.reference, trouble);
    expect(needs).toMatchObject([
      { driver: { name: 'Sample Driver One', words: 'By the blue gate' }, by: needs[0]?.since },
    ]);
    phone.act({ kind: 'arrived' });
    await phone.send();
    expect([await told(), await needsOf(trip.reference, trouble)]).toEqual([[], []]);
  },
);

it('a driver who felt unsafe is off the page of the day once somebody has reached them', async () => {
  const trip = await sealedTrip(rental);
  await trip.give('deliver');
  const phone = trip.phone('deliver');
  const tellUnsafe = async () => {
    phone.act({ kind: 'trouble-met', trouble: 'unsafe', words: '' });
    await phone.send();
  };
  phone.act({ kind: 'began', carId: trip.carId, knownMarks: [] });
  await tellUnsafe();
  const api = await desk();
  const params = { id: trip.bookingId };
  await api.noteBooking({ params, body: { text: 'Speaks Portuguese' } });
  expect(await needsOf(trip.reference, 'unsafe')).toHaveLength(1);
  await api.noteBooking({ params, body: { text: 'Home already', driverIsSafe: true } });
  expect((await api.getDeskHandovers({ params })).troubles).toEqual([]);
  expect(await needsOf(trip.reference, 'unsafe')).toEqual([]);

  const { clock } = rental.app.deps;
  await clock.moveTo(clock.now().add({ minutes: 5 }));
  await tellUnsafe();
  expect(await needsOf(trip.reference, 'unsafe')).toHaveLength(1);
  const words = ['note', trip.reference, 'Drives on', '--driver-safe'];
  await runCommand(rental.app.deps, ['booking', ...words]);
  expect(await needsOf(trip.reference, 'unsafe')).toEqual([]);
});

it('what a browser deleted from a phone is named to the desk until it is done again', async () => {
  const trip = await sealedTrip(rental);
  await trip.give('deliver');
  const before = trip.phone('deliver');
  await before.walk();
  await before.seal();
  await before.send(before.events.slice(0, 4));
  const after = trip.phone('deliver');
  const [{ act } = { act: null }] = before.events.slice(-1);
  const sealed = act?.kind === 'sealed' ? act.digest : null;
  const { phoneId, events } = before;
  after.act({ kind: 'phone-emptied', phoneId, acts: events.length, sealed });
  // What the same phone had begun before is no other phone's.
  expect(await after.send()).toMatchObject({ seal: null, conflict: null, need: null });

  const api = await desk();
  const params = { id: trip.bookingId };
  const lossesNow = async () => (await api.getDeskHandovers({ params })).losses;
  expect(await lossesNow()).toMatchObject([
    { kind: 'deliver', acts: events.length, stored: 4, missingFiles: 1 },
  ]);
  expect((await lossesNow())[0]?.code).toMatch(/^\w{4}-\w{4}-\w{4}$/);
  const emptied = () => needsOf(trip.reference, 'phone-emptied');
  expect(await emptied()).toMatchObject([{ action: 'booking' }]);

  const done = await handOver(after);
  expect(done.seal).not.toBeNull();
  expect([await lossesNow(), await emptied()]).toEqual([[], []]);
  expect((await api.getDeskHandovers({ params })).waiting).toEqual([]);
  expect(await needsOf(trip.reference)).toEqual([]);
});

it('a phone that was emptied after all had arrived has lost nothing', async () => {
  const trip = await sealedTrip(rental);
  await trip.give('deliver');
  const before = trip.phone('deliver');
  await before.walk();
  await before.send();
  await before.upload();
  const after = trip.phone('deliver');
  const { phoneId, events } = before;
  after.act({ kind: 'phone-emptied', phoneId, acts: events.length, sealed: null });
  await after.send();
  const { losses } = await (await desk()).getDeskHandovers({ params: { id: trip.bookingId } });
  expect(losses).toEqual([]);
});

it('a car that was handed over after its trip was cancelled is kept for nobody else, and a person looks into it', async () => {
  const trip = await sealedTrip(rental);
  await trip.give('deliver');
  const phone = trip.phone('deliver');
  const api = await desk();
  const params = { id: trip.bookingId };
  await api.cancelForRenter({ params, body: { how: 'by-rules' } });
  // At the door on the day: what else the car had to do before is over.
  await rental.app.deps.clock.moveTo(Temporal.Instant.from('2027-03-20T08:55:00Z'));
  expect(await handOver(phone)).toMatchObject({ seal: null, need: 'cancelled' });
  const mailed = await rental.db
    .selectFrom('outgoing_mail')
    .select('event_key')
    .where('event_key', '=', `handover-sealed:${trip.bookingId}:deliver`)
    .execute();
  expect(mailed).toEqual([]);
  const blocks = () =>
    rental.db
      .selectFrom('occupancies')
      .select(['block_reason', 'block_note'])
      .where('car_id', '=', trip.carId)
      .where('block_reason', 'is not', null)
      .execute();
  expect(await blocks()).toEqual([{ block_reason: 'PRIVATE_USE', block_note: trip.reference }]);
  await phone.send();
  expect(await blocks()).toHaveLength(1);
  expect(await needsOf(trip.reference)).toHaveLength(1);
  const decide = (decision: 'accepted' | 'set-aside') =>
    api.decideAttempt({
      params: { ...params, kind: 'deliver' },
      body: { phoneId: phone.phoneId, decision, reason: 'The car is back' },
    });
  expect(await codeOf(decide('accepted'))).toBe('attempt_not_acceptable');
  expect((await decide('set-aside')).waiting).toEqual([]);
  expect(await needsOf(trip.reference)).toEqual([]);
});

it('of a car that was handed over after its trip was cancelled, all is kept that nobody has booked', async () => {
  const trip = await sealedTrip(rental);
  await trip.give('deliver');
  const phone = trip.phone('deliver');
  const api = await desk();
  await api.cancelForRenter({ params: { id: trip.bookingId }, body: { how: 'by-rules' } });
  const { carId } = trip;
  const next = { startsAt: '2027-03-22T09:00:00Z', endsAt: '2027-03-23T09:00:00Z' };
  await rental.book(next, undefined, carId);
  // Long lapsed when the car is handed over, and not swept away.
  const held = { startsAt: '2027-03-23T15:00:00Z', endsAt: '2027-03-24T15:00:00Z' };
  await rental.done('/api/holds', { carId, ...held }, Hold);
  await rental.app.deps.clock.moveTo(Temporal.Instant.from('2027-03-20T08:55:00Z'));
  expect(await handOver(phone)).toMatchObject({ need: 'cancelled' });
  const { turnaround_minutes: minutes } = await rental.db
    .selectFrom('cities')
    .select('turnaround_minutes')
    .where('id', '=', 'lisbon')
    .executeTakeFirstOrThrow();
  const turnedRound = (at: string) =>
    new Date(Temporal.Instant.from(at).add({ minutes }).epochMilliseconds);
  const blocks = await rental.db
    .selectFrom('occupancies')
    .select(({ fn }) => [
      fn<Date>('lower', ['during']).as('from'),
      fn<Date>('upper', ['during']).as('to'),
    ])
    .where('car_id', '=', carId)
    .where('block_note', '=', trip.reference)
    .orderBy('from')
    .execute();
  expect(blocks).toEqual([
    { from: expect.any(Date), to: new Date(next.startsAt) },
    { from: turnedRound(next.endsAt), to: turnedRound('2027-03-24T09:00:00Z') },
  ]);
});

import { describe, expect, it } from 'vitest';
import { Booking } from '../../contract/bookings.ts';
import { BookingHandovers, PublicSeal, SealedFile } from '../../contract/handovers.ts';
import { depositReleasedBy } from '../../domain/policies/deposit-schedule.ts';
import { handoverPolicy } from '../../domain/policy-constants.ts';
import { sha256 } from '../bookings/record/sha256.ts';
import { handOver, picture } from '../testing/handover-phone.ts';
import { textOfPdf } from '../testing/read-pdf.ts';
import { openRental, type Rental } from '../testing/rentals/rental.ts';
import { withRental } from '../testing/rentals/with-rental.ts';
import { sealedTrip } from '../testing/sealed-trip.ts';
import { protocolAttachment } from './notify-sealed.ts';

let rental: Rental;
withRental((opened) => {
  rental = opened;
});

const handovers = (id: string) => rental.read(`/api/bookings/${id}/handovers`, BookingHandovers);
const mark = { kind: 'dent', side: 'left', across: 0.25, down: 0.5, words: 'New to me' };
const scratch = { kind: 'scratch', side: 'left', across: 0.5, down: 0.5 } as const;
const move = (time: Temporal.Duration | Temporal.DurationLike) =>
  rental.app.deps.clock.moveTo(rental.app.deps.clock.now().add(time));

describe('a renter', () => {
  it('sees what was sealed, photographs byte by byte, and no other renter does', {
    tags: ['embedded'],
  }, async () => {
    const trip = await sealedTrip(rental);
    expect(await handovers(trip.bookingId)).toMatchObject({ delivery: null, collection: null });
    const phone = await trip.handOver('deliver');
    const { delivery, collection } = await handovers(trip.bookingId);
    expect(delivery).toMatchObject({
      kind: 'deliver',
      readings: { odometerKm: 24_180, fuelEighths: 6, chargePercent: null, keys: 2 },
      signature: { name: 'Ana Sousa' },
      clockOffSeconds: 0,
    });
    expect(delivery?.photographs).toHaveLength(8);
    expect(collection).toBeNull();
    const { sealed } = await rental.read(`/api/bookings/${trip.bookingId}`, Booking);
    expect(sealed).toEqual({ delivery: delivery?.seal.code, return: null });
    const stranger = await openRental(rental.app, 'business@handover.example');
    for (const digest of phone.files.keys()) {
      const path = `/api/bookings/${trip.bookingId}/photographs/${digest}`;
      const shown = await rental.send('GET', path);
      expect(sha256(new Uint8Array(await shown.arrayBuffer()))).toBe(digest);
      expect((await stranger.send('GET', path)).status).toBe(404);
      expect((await rental.app.request(path)).status).toBe(401);
    }
    const path = `/api/bookings/${trip.bookingId}/handovers`;
    for (const more of ['', '/deliver/protocol.pdf']) {
      expect((await stranger.send('GET', path + more)).status).toBe(404);
    }
  });

  it('is told from the return on when the deposit is released at the latest', async () => {
    const trip = await sealedTrip(rental);
    await trip.handOver('deliver');
    expect((await rental.booking(trip.bookingId)).deposit).toMatchObject({ releasedBy: null });
    await trip.handOver('collect');
    const { onTheWay, deposit, city } = await rental.booking(trip.bookingId);
    const returnedAt = Temporal.Instant.from(onTheWay.return.sealedAt ?? '');
    expect(deposit?.releasedBy).toBe(depositReleasedBy(returnedAt, city.timeZone).toString());
  });

  it('adds marks for an hour, each sealed to what was there before; the seal stays', async () => {
    const trip = await sealedTrip(rental);
    const path = `/api/bookings/${trip.bookingId}/handovers/marks`;
    expect(await rental.refused(path, mark)).toBe('not_found');
    await trip.handOver('deliver');
    const before = await handovers(trip.bookingId);
    expect(before.addUntil).not.toBeNull();
    await rental.done(path, mark, BookingHandovers);
    await move({ minutes: 50 });
    const { added, delivery } = await rental.done(
      path,
      { ...mark, words: 'Another' },
      BookingHandovers,
    );
    expect(delivery).toEqual(before.delivery);
    expect(added).toMatchObject([{ words: 'New to me' }, { words: 'Another' }]);
    expect(new Set(added.map(({ digest }) => digest)).size).toBe(2);
    await move({ minutes: 10 });
    expect(await rental.refused(path, mark)).toBe('too_late_for_marks');
    expect((await handovers(trip.bookingId)).addUntil).toBeNull();
    await expect(rental.app.deps.database.pool.query(`DELETE FROM renter_marks`)).rejects.toThrow(
      'only be added',
    );
    // Whoever collects the car knows of them.
    await trip.give('collect');
    const { ends_at } = await rental.db
      .selectFrom('bookings')
      .select('ends_at')
      .where('id', '=', trip.bookingId)
      .executeTakeFirstOrThrow();
    await rental.app.deps.clock.moveTo(Temporal.Instant.fromEpochMilliseconds(ends_at.getTime()));
    const { jobs } = await trip.driver.api.getDriverDay();
    const job = jobs.find((one) => one.bookingId === trip.bookingId);
    expect(job?.knownMarks.map(({ words }) => words)).toEqual(['New to me', 'Another']);
  });

  it('has a code for each added mark that anybody can look up, with the seal it belongs to', async () => {
    const trip = await sealedTrip(rental);
    await trip.handOver('deliver');
    const path = `/api/bookings/${trip.bookingId}/handovers/marks`;
    const { added, delivery } = await rental.done(path, mark, BookingHandovers);
    const [one] = added;
    const answered = await rental.app.request(`/api/seals/${one?.code.toLowerCase()}`);
    expect(PublicSeal.parse(await answered.json())).toMatchObject({
      code: delivery?.seal.code,
      addition: { code: one?.code, digest: one?.digest, addedAt: one?.addedAt },
    });
    const sealed = await rental.app.request(`/api/seals/${delivery?.seal.code}`);
    expect(PublicSeal.parse(await sealed.json()).addition).toBeNull();
  });

  it('adds only so many marks, and a car with many is still handed over', async () => {
    const trip = await sealedTrip(rental);
    await trip.give('deliver');
    const knownMarks = Array.from({ length: handoverPolicy.knownMarksMost }, (_, index) => ({
      ...scratch,
      id: crypto.randomUUID(),
      words: `Old ${index}`,
    }));
    const delivered = await handOver(trip.phone('deliver'), { knownMarks });
    expect(delivered.seal).not.toBeNull();
    const path = `/api/bookings/${trip.bookingId}/handovers/marks`;
    for (let added = 0; added < handoverPolicy.renterMarksMost; added += 1) {
      await rental.done(path, mark, BookingHandovers);
    }
    expect(await rental.refused(path, mark)).toBe('too_many_marks');
    await trip.give('collect');
    const { ends_at } = await rental.db
      .selectFrom('bookings')
      .select('ends_at')
      .where('id', '=', trip.bookingId)
      .executeTakeFirstOrThrow();
    await rental.app.deps.clock.moveTo(Temporal.Instant.fromEpochMilliseconds(ends_at.getTime()));
    const { jobs } = await trip.driver.api.getDriverDay();
    const job = jobs.find((one) => one.bookingId === trip.bookingId);
    expect(job?.knownMarks.at(-1)?.words).toBe('New to me');
    const collected = await handOver(trip.phone('collect'), { knownMarks: job?.knownMarks ?? [] });
    expect(collected.seal).not.toBeNull();
  });

  it('has the digest in an email, with the protocol', async () => {
    const trip = await sealedTrip(rental);
    await trip.handOver('deliver');
    const { delivery } = await handovers(trip.bookingId);
    const { data } = await rental.db
      .selectFrom('outgoing_mail')
      .select('data')
      .where('event_key', '=', `handover-sealed:${trip.bookingId}:deliver`)
      .executeTakeFirstOrThrow();
    expect(data).toMatchObject({ ...delivery?.seal, reference: trip.reference });
    await rental.done(`/api/bookings/${trip.bookingId}/handovers/marks`, mark, BookingHandovers);
    const shown = await rental.send(
      'GET',
      `/api/bookings/${trip.bookingId}/handovers/deliver/protocol.pdf`,
    );
    expect(shown.headers.get('content-disposition')).toContain(`${trip.reference}-delivery.pdf`);
    const text = await textOfPdf(new Uint8Array(await shown.arrayBuffer()));
    const digestOnPaper = delivery?.seal.digest.replaceAll(/(.{8})(?=.)/g, '$1 ') ?? 'none';
    for (const said of [delivery?.seal.code ?? 'none', '24,180 km', '6/8', 'Front left', 'Dent']) {
      expect(text).toContain(said);
    }
    expect(text.replaceAll('\n', ' ')).toContain(digestOnPaper);
    expect(text).toContain('Added by the renter');
    const attached = await protocolAttachment(rental.app.deps)(
      data as Parameters<ReturnType<typeof protocolAttachment>>[0],
    );
    expect(attached).toMatchObject([{ contentType: 'application/pdf' }]);
  });

  it('gives the odometer in miles where dashboards count them, in the email and on paper', async () => {
    const countAs = (country_code: string) =>
      rental.db.updateTable('cities').set({ country_code }).where('id', '=', 'lisbon').execute();
    await countAs('US');
    try {
      const trip = await sealedTrip(rental);
      await trip.handOver('deliver');
      const { data } = await rental.db
        .selectFrom('outgoing_mail')
        .select('data')
        .where('event_key', '=', `handover-sealed:${trip.bookingId}:deliver`)
        .executeTakeFirstOrThrow();
      expect(data).toMatchObject({ readings: { odometer: '15,025 mi' } });
      const path = `/api/bookings/${trip.bookingId}/handovers/deliver/protocol.pdf`;
      const shown = await rental.send('GET', path);
      expect(await textOfPdf(new Uint8Array(await shown.arrayBuffer()))).toContain('15,025 mi');
    } finally {
      await countAs('PT');
    }
  });
});

describe('anybody', () => {
  const check = async (digest: string, code?: string) => {
    const query = code ? `?code=${code}` : '';
    const answer = await rental.app.request(`/api/sealed-files/${digest}${query}`);
    expect(answer.status).toBe(200);
    return SealedFile.extend({ seal: PublicSeal.strict().nullable() })
      .strict()
      .parse(await answer.json());
  };

  it('learns whether a file is the sealed one, and nothing else', async () => {
    const trip = await sealedTrip(rental);
    const delivery = await trip.handOver('deliver');
    const collection = await trip.handOver('collect', { odometerKm: 24_400 });
    const other = await (await sealedTrip(rental)).handOver('deliver');
    const { delivery: first, collection: second } = await handovers(trip.bookingId);
    const [code = '', pairedCode = ''] = [first?.seal.code, second?.seal.code];
    for (const digest of delivery.files.keys()) {
      expect(await check(digest)).toMatchObject({ result: 'matches', seal: { code } });
      expect(await check(digest, code)).toMatchObject({ result: 'matches', seal: { code } });
      expect(await check(digest, pairedCode)).toMatchObject({ result: 'paired', seal: { code } });
    }
    const nothing = { result: 'none', seal: null, photograph: null };
    for (const digest of other.files.keys()) expect(await check(digest, code)).toEqual(nothing);
    expect(await check(sha256(await picture()))).toEqual(nothing);
    expect(await check([...collection.files.keys()][0] ?? '', 'AAAA-AAAA-AAAA')).toEqual(nothing);
    const front = first?.photographs.find(({ of }) => of === 'front');
    expect((await check(front?.digest ?? '')).photograph).toEqual({ subject: 'view', of: 'front' });
  });

  it('reads what a seal is of by its code, however it is typed, without a name, address or plate', async () => {
    const trip = await sealedTrip(rental);
    await trip.handOver('deliver');
    const { delivery } = await handovers(trip.bookingId);
    const code = delivery?.seal.code ?? '';
    const emailed = await rental.db
      .selectFrom('outgoing_mail')
      .select('data')
      .where('event_key', '=', `handover-sealed:${trip.bookingId}:deliver`)
      .executeTakeFirst();
    for (const typed of [code, code.toLowerCase(), code.replaceAll('-', '')]) {
      const answer = await rental.app.request(`/api/seals/${typed}`);
      const said = PublicSeal.strict().parse(await answer.json());
      expect(said).toMatchObject({ code, kind: 'deliver', photographs: 8, isSigned: true });
      expect(emailed?.data).toMatchObject({ digest: said.digest });
    }
    expect((await rental.app.request('/api/seals/AAAA-AAAA-AAAA')).status).toBe(404);
  });

  it('a photograph that was taken again is no part of the seal', async () => {
    const trip = await sealedTrip(rental);
    await trip.give('deliver');
    const phone = trip.phone('deliver');
    const blurred = await phone.photograph('front');
    await phone.walk();
    await phone.seal();
    await phone.send();
    await phone.upload();
    expect((await phone.send()).seal).not.toBeNull();
    expect(await check(blurred)).toMatchObject({ result: 'none' });
  });

  it('asks only so often', async () => {
    const statuses = new Set<number>();
    for (let count = 0; count < 130; count += 1) {
      statuses.add((await rental.app.request('/api/seals/AAAA-AAAA-AAAA')).status);
    }
    expect([...statuses]).toEqual([404, 429]);
  });
});

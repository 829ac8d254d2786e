import { randomUUID } from 'node:crypto';
import { afterEach, beforeAll, describe, expect, it } from 'vitest';
import { BookingHandovers } from '../../../contract/handovers.ts';
import type { ClaimDraft } from '../../../contract/operate/claims.ts';
import type { HandoverMode } from '../../../domain/handovers/mode.ts';
import type { JobKind } from '../../../domain/jobs/job.ts';
import { moneyFromUnits } from '../../../domain/money.ts';
import { runCommand } from '../../operator/run-command.ts';
import { openPhone } from '../../testing/handover-phone.ts';
import type { StaffMember } from '../../testing/operate-as.ts';
import { claiming } from '../../testing/rentals/claims.ts';
import type { Rental } from '../../testing/rentals/rental.ts';
import { withRental } from '../../testing/rentals/with-rental.ts';
import { testNow } from '../../testing/test-database.ts';
import { COMMAND_LINE } from '../audit/record-audit.ts';

let rental: Rental;
let desk: StaffMember;
let driver: StaffMember;
withRental(
  (opened) => {
    rental = opened;
  },
  { withoutCredit: true },
);
beforeAll(async () => {
  desk = await rental.app.operate('desk@handover.example');
  driver = await rental.app.operate('driver-one@handover.example');
});
const { goTo, returned, claim, object, read, ledger, differences } = claiming(
  () => rental,
  () => desk,
);
const euros = (units: number) => moneyFromUnits(units, 'EUR');
const words = 'A scratch on the left rear door, about 12 cm.';
const scratch = {
  id: randomUUID(),
  kind: 'scratch',
  side: 'left',
  across: 0.6,
  down: 0.5,
  words: '12 cm',
} as const;

/** One end of a trip, walked, marked and sealed by a driver. */
async function handOver(
  bookingId: string,
  kind: JobKind,
  { isMarked = false, eighths = 6, fastMinutes = 0, walkMinutes = 0, waitMinutes = 0 } = {},
) {
  const { clock } = rental.app.deps;
  const now = () => clock.now().add({ minutes: fastMinutes });
  const { car_id: carId } = await rental.db
    .selectFrom('bookings')
    .select('car_id')
    .where('id', '=', bookingId)
    .executeTakeFirstOrThrow();
  await rental.db
    .insertInto('job_drivers')
    .values({
      booking_id: bookingId,
      kind,
      driver_id: driver.id,
      assigned_by: driver.id,
      assigned_at: clock.now().toString(),
    })
    .execute();
  const phone = openPhone(driver.api, { bookingId, kind }, { carId, now });
  const { jobs } = await driver.api.getDriverDay();
  const job = jobs.find((one) => one.bookingId === bookingId && one.kind === kind);
  const knownMarks = job?.knownMarks ?? [];
  phone.act({ kind: 'began', carId, knownMarks });
  phone.act({ kind: 'arrived' });
  await phone.send(phone.events, now());
  await clock.moveTo(clock.now().add({ minutes: waitMinutes }));
  await phone.walk({ knownMarks });
  await clock.moveTo(clock.now().add({ minutes: walkMinutes }));
  const readings = { odometerKm: 24_900, fuelEighths: eighths, chargePercent: null, keys: 2 };
  phone.act({ kind: 'readings-noted', readings });
  if (isMarked) {
    phone.act({ kind: 'mark-noted', mark: scratch });
    await phone.photographMark(scratch.id);
    await phone.photographThing('receipt');
  }
  await phone.seal();
  await phone.send();
  await phone.upload();
  await phone.send();
}

/** In a city that records its handovers, sealed at both ends. */
async function tripBackAt(
  instant: string,
  how: Parameters<typeof handOver>[2],
  whileOut?: (bookingId: string) => Promise<void>,
) {
  await rental.app.deps.clock.moveTo(testNow);
  await inMode('recorded');
  const trip = { startsAt: '2027-03-20T09:00:00Z', endsAt: '2027-03-24T09:00:00Z' };
  const { id } = await rental.book(trip);
  await goTo('2027-03-20T09:01:00Z', id);
  await handOver(id, 'deliver');
  await whileOut?.(id);
  await goTo(instant, id);
  await handOver(id, 'collect', how);
  await rental.advance(id);
  return id;
}

const inMode = (handovers: HandoverMode) =>
  rental.db.updateTable('cities').set({ handovers }).execute();
afterEach(() => inMode('by-clock'));

/** Back 72 minutes late with a new mark and less fuel. */
const sealedTrip = () =>
  tripBackAt('2027-03-24T08:55:00Z', { waitMinutes: 77, isMarked: true, eighths: 4 });

/** The same car, given to its next renter a day after that trip and brought back an hour late again. */
async function nextTripOf(bookingId: string) {
  const { car } = await rental.booking(bookingId);
  const trip = { startsAt: '2027-03-25T10:00:00Z', endsAt: '2027-03-26T14:30:00Z' };
  const quote = await rental.quote(car.id, trip, { checkout: { profile: 'personal' } });
  const request = await rental.request(quote.id, await rental.ownCard());
  const { bookingId: id } = await rental.work(request.id);
  if (!id) throw new Error('the car is not free a day later');
  await goTo('2027-03-25T10:01:00Z', id);
  await handOver(id, 'deliver');
  await goTo('2027-03-26T14:25:00Z', id);
  await handOver(id, 'collect', { waitMinutes: 60 });
  await rental.advance(id);
  await rental.advance(bookingId);
  return id;
}

describe('the desk’s claims', { timeout: 120_000 }, () => {
  it('are made on what was sealed: a pair, a new mark, less fuel, a late return', {
    tags: ['embedded'],
  }, async () => {
    const id = await sealedTrip();
    const params = { id };
    const evidence = await desk.api.getTripEvidence({ params });
    expect(evidence.pairs).toHaveLength(8);
    expect(evidence.marks).toMatchObject([{ id: scratch.id, kind: 'scratch' }]);
    expect(evidence).toMatchObject({ isEmptier: true, mayClaim: true });
    const { pricePerDay } = await rental.booking(id);
    const perHour = Math.ceil((pricePerDay.amount * 1.2) / 24 / 100) * 100;
    expect(evidence.late).toMatchObject({ hours: 2, days: 0, amount: { amount: 2 * perHour } });
    const damage = { kind: 'damage', amount: euros(186), words, views: ['left'] } as const;
    const { claimId } = await desk.api.makeClaim({
      params,
      body: { ...damage, views: ['left'], marks: [scratch.id] },
    });
    const { claim: made } = await desk.api.getDeskClaim({ params: { id, claimId } });
    const [pair] = evidence.pairs.filter(({ view }) => view === 'left');
    expect(made.evidence).toMatchObject({ pairs: [pair], marks: [{ id: scratch.id }] });
    const { collection } = await desk.api.getDeskHandovers({ params });
    const digestOf = (asked: 'mark' | 'receipt') =>
      collection?.photographs.find(({ subject }) => subject === asked)?.digest;
    expect(made.evidence).toMatchObject({
      closeUps: [{ mark: scratch.id, digest: digestOf('mark') }],
      receipt: null,
    });
    expect(made.evidence.seals.delivery).toMatch(/^\w{4}-\w{4}-\w{4}$/);
    await desk.api.makeClaim({ params, body: { kind: 'late', words } });
    await desk.api.makeClaim({ params, body: { kind: 'fuel', amount: euros(20), words } });
    await desk.api.makeClaim({
      params,
      body: { kind: 'cleaning', words, cleanedOf: 'smoking', views: ['front'] },
    });
    const { claims } = await rental.booking(id);
    const [, , fuel] = claims;
    const { claim: filled } = await desk.api.getDeskClaim({
      params: { id, claimId: fuel?.id ?? '' },
    });
    expect(filled.evidence).toMatchObject({ closeUps: [], receipt: digestOf('receipt') });
    expect(claims.map(({ kind, amount }) => [kind, amount.amount / 10_000])).toEqual([
      ['damage', 186],
      ['late', (2 * perHour) / 10_000],
      ['fuel', 20],
      ['cleaning', 250],
    ]);
    const photograph = await rental.app.requestConsole(
      `/api/operate/bookings/${id}/photographs/${pair?.after}`,
      { headers: { cookie: desk.cookie } },
    );
    expect(photograph.headers.get('content-type')).toBe('image/png');
  });

  it('are never made on a mark that the renter added after the delivery', async () => {
    const added = {
      kind: 'dent',
      side: 'left',
      across: 0.2,
      down: 0.4,
      words: 'Was there',
    } as const;
    const id = await tripBackAt('2027-03-24T08:55:00Z', {}, async (bookingId) => {
      await rental.done(`/api/bookings/${bookingId}/handovers/marks`, added, BookingHandovers);
    });
    const params = { id };
    const { collection } = await desk.api.getDeskHandovers({ params });
    expect(collection?.marks).toMatchObject([added]);
    expect((await desk.api.getTripEvidence({ params })).marks).toEqual([]);
    const marks = (collection?.marks ?? []).map((one) => one.id);
    const damage = { kind: 'damage', amount: euros(186), words, marks } as const;
    await expect(desk.api.makeClaim({ params, body: damage })).rejects.toMatchObject({
      code: 'evidence_missing',
    });
  });

  it('are made once for one thing, until they are withdrawn', async () => {
    const params = { id: await sealedTrip() };
    const paper = { number: 'VV-9', at: '2027-03-21T09:00:00Z' };
    const drafts: ClaimDraft[] = [
      { kind: 'damage', amount: euros(186), words, marks: [scratch.id] },
      { kind: 'toll', amount: euros(12), words, paper },
      { kind: 'late', words },
    ];
    for (const body of drafts) {
      const { claimId } = await desk.api.makeClaim({ params, body });
      await expect(desk.api.makeClaim({ params, body })).rejects.toMatchObject({
        code: 'claimed_already',
      });
      const which = { ...params, claimId };
      await desk.api.withdrawClaim({ params: which, body: { words: 'Entered by mistake.' } });
      await desk.api.makeClaim({ params, body });
    }
  });

  it('for a late return count from a driver at the door until they had the car, by our clock', async () => {
    const slow = await tripBackAt('2027-03-24T09:14:00Z', { walkMinutes: 20 });
    const fast = await tripBackAt('2027-03-24T09:02:00Z', { fastMinutes: 60 });
    const lateOurselves = await tripBackAt('2027-03-24T11:00:00Z', { waitMinutes: 14 });
    for (const id of [slow, fast, lateOurselves]) {
      expect((await desk.api.getTripEvidence({ params: { id } })).late).toBeNull();
      await expect(
        desk.api.makeClaim({ params: { id }, body: { kind: 'late', words } }),
      ).rejects.toMatchObject({ code: 'nothing_to_claim' });
    }
  });

  it('for a late return are made where handovers are recorded, and nowhere else [D-053-002]', async () => {
    const params = { id: await sealedTrip() };
    await inMode('by-clock');
    expect((await desk.api.getTripEvidence({ params })).late).toBeNull();
    await expect(
      desk.api.makeClaim({ params, body: { kind: 'late', words } }),
    ).rejects.toMatchObject({ code: 'evidence_missing' });
  });

  it('are previewed by the code that takes them, older ones first', async () => {
    const id = await returned();
    await claim(id, 30_000);
    const asked = {
      kind: 'toll',
      amount: euros(120),
      paper: { number: 'VV-2', at: '2027-03-21T09:00:00Z' },
    } as const;
    expect(await desk.api.previewClaim({ params: { id }, body: asked })).toMatchObject({
      amount: euros(120),
      deposit: euros(350),
      fromDeposit: euros(50),
      fromCard: euros(70),
      letGo: euros(0),
    });
  });

  it('stand in a list by whom they wait for, what is to decide first', async () => {
    const { id, claimId } = await claim(await returned(), 4_000);
    await object({ id, claimId });
    await claim(await returned(), 5_000);
    const { items, groups } = await desk.api.listClaims({ query: { city: 'lisbon' } });
    expect(items[0]).toMatchObject({ group: 'to-decide', madeBy: { id: desk.id } });
    expect(items.map((one) => one.id)).toContain(claimId);
    expect(groups.reduce((all, { count }) => all + count, 0)).toBe(items.length);
    const shown = await desk.api.getDeskClaim({ params: { id, claimId } });
    expect(shown).toMatchObject({ isOwn: true, mayDecide: false, mayWithdraw: true });
  });

  it('are made, shown, decided and withdrawn from the command line, with the same entry in the audit log', async () => {
    const id = await returned();
    const { reference } = await rental.booking(id);
    const run = (...words: string[]) => runCommand(rental.app.deps, ['booking', ...words]);
    const when = ['--number', 'VV-9', '--at', '2027-03-21T09:00:00Z'];
    await run('claim', reference, 'toll', '12.40', '--text', words, ...when);
    const [made] = (await rental.booking(id)).claims;
    const { lines } = await run('show', reference);
    expect(lines.join('\n')).toContain(`claim ${made?.id} toll €12.40 open`);
    await run('withdraw', reference, made?.id ?? '', '--text', 'The plate was misread.');
    expect((await rental.booking(id)).claims).toMatchObject([{ status: 'withdrawn' }]);
    const pressed = await claim(id, 1_240);
    await object(pressed);
    await run('decide', reference, pressed.claimId, 'reduce', '--to', '8.00', '--text', words);
    expect(await read(pressed)).toMatchObject({ status: 'reduced', due: euros(8) });
    const entries = await rental.db
      .selectFrom('audit_log')
      .select(['action', 'actor'])
      .where('subject', '=', `booking ${reference}`)
      .orderBy('number')
      .execute();
    expect(entries.map(({ actor, action }) => [actor, action])).toEqual([
      [COMMAND_LINE, 'booking claim'],
      [COMMAND_LINE, 'booking withdraw'],
      [desk.id, 'booking claim'],
      [COMMAND_LINE, 'booking decide'],
    ]);
  });

  it('come from a file of tolls and fines, matched by plate and time, all or none', async () => {
    const id = await returned();
    const { plate, reference } = await rental.db
      .selectFrom('bookings')
      .innerJoin('cars', 'cars.id', 'bookings.car_id')
      .select(['plate', 'reference'])
      .where('bookings.id', '=', id)
      .executeTakeFirstOrThrow();
    const head = 'Plate;Time;Amount;Number;Kind;Place\n';
    const good = `${plate};2027-03-21 14:05;12,40;A-1;toll;Ponte 25 de Abril\n`;
    const wrong = [
      `${plate};2027-03-25 14:05;12,40;A-2;toll;\n`,
      `${plate};2027-03-21 14:05;12,40;A-1;toll;\n`,
      'ZZ 99 ZZ;2027-03-21 14:05;12,40;A-3;fine;\n',
    ].join('');
    const cityId = 'lisbon';
    const preview = await desk.api.previewPapers({ body: { cityId, csv: head + good + wrong } });
    expect(preview.counts).toEqual({ claimed: 1, refused: 3 });
    expect(preview.lines).toMatchObject([
      { kind: 'claimed', reference, what: 'toll' },
      { kind: 'refused', problems: [{ field: 'at', problem: 'noTrip' }] },
      { kind: 'refused', problems: [{ field: 'number', problem: 'twice' }] },
      { kind: 'refused', problems: [{ field: 'plate', problem: 'plate' }] },
    ]);
    const columns = preview.columns.map(({ field }) => field);
    await expect(
      desk.api.importPapers({
        body: { cityId, csv: head + good + wrong, columns, digest: preview.digest },
      }),
    ).rejects.toMatchObject({ code: 'import_refused' });
    const csv = head + good;
    const { digest } = await desk.api.previewPapers({ body: { cityId, csv } });
    const body = { cityId, csv, columns, digest };
    expect(await desk.api.importPapers({ body })).toEqual({ claimed: 1 });
    const { claims } = await rental.booking(id);
    expect(claims).toMatchObject([{ kind: 'toll', status: 'open', amount: euros(12.4) }]);
    await expect(desk.api.importPapers({ body })).rejects.toMatchObject({ code: 'import_changed' });
  });

  it('come from a file whose every line can be claimed: no amount too small, no number that is still claimed', async () => {
    const params = { id: await returned() };
    const { plate } = await rental.db
      .selectFrom('bookings')
      .innerJoin('cars', 'cars.id', 'bookings.car_id')
      .select('plate')
      .where('bookings.id', '=', params.id)
      .executeTakeFirstOrThrow();
    const cityId = 'lisbon';
    const file = (amount: string) => ({
      cityId,
      csv: `Plate;Time;Amount;Number;Kind\n${plate};2027-03-21 14:05;${amount};W-1;toll`,
    });
    const lineOf = async (amount: string) =>
      (await desk.api.previewPapers({ body: file(amount) })).lines[0];
    expect(await lineOf('0,10')).toMatchObject({
      problems: [{ field: 'amount', problem: 'tooLittle' }],
    });
    const { columns, digest } = await desk.api.previewPapers({ body: file('12,40') });
    const named = columns.map(({ field }) => field);
    await desk.api.importPapers({ body: { ...file('12,40'), columns: named, digest } });
    expect(await lineOf('12,40')).toMatchObject({
      problems: [{ field: 'number', problem: 'claimed' }],
    });
    const [made] = (await rental.booking(params.id)).claims;
    await desk.api.withdrawClaim({
      params: { ...params, claimId: made?.id ?? '' },
      body: { words: 'Entered by mistake.' },
    });
    expect(await lineOf('12,40')).toMatchObject({ kind: 'claimed' });
  });

  it('come from a file that is larger than what people write', async () => {
    const lines = Array.from(
      { length: 400 },
      (_, index) =>
        `ZZ 99 ZZ;2027-03-21 14:05;12,40;B-${index};toll;${'Ponte 25 de Abril '.repeat(20)}`,
    );
    const csv = ['Plate;Time;Amount;Number;Kind;Place', ...lines].join('\n');
    const preview = await desk.api.previewPapers({ body: { cityId: 'lisbon', csv } });
    expect(preview.counts).toEqual({ claimed: 0, refused: 400 });
    const { digest } = preview;
    const columns = preview.columns.map(({ field }) => field);
    await expect(
      desk.api.importPapers({ body: { cityId: 'lisbon', csv, columns, digest } }),
    ).rejects.toMatchObject({ code: 'import_refused' });
  });

  it('come from a file of weeks ago for whoever had the car by the seals, late hours included, and go to their cards', async () => {
    const late = await sealedTrip();
    const next = await nextTripOf(late);
    await goTo('2027-05-10T09:00:00Z', next);
    await rental.advance(late);
    const { plate } = await rental.db
      .selectFrom('bookings')
      .innerJoin('cars', 'cars.id', 'bookings.car_id')
      .select('plate')
      .where('bookings.id', '=', late)
      .executeTakeFirstOrThrow();
    const otherwise = plate?.toLowerCase().replaceAll(/[^a-z\d]/g, '');
    expect(otherwise).not.toBe(plate);
    const csv = [
      'Plate;Time;Amount;Number;Kind',
      `${plate};2027-03-24 10:00;12,40;L-1;toll`,
      `${otherwise};2027-03-26 15:00;60,00;L-2;fine`,
    ].join('\n');
    const cityId = 'lisbon';
    const { columns, digest } = await desk.api.previewPapers({ body: { cityId, csv } });
    await desk.api.importPapers({
      body: { cityId, csv, columns: columns.map(({ field }) => field), digest },
    });
    const [ofLate, ofNext] = [await rental.booking(late), await rental.booking(next)];
    expect([ofLate.status, ofNext.status]).toEqual(['finished', 'finished']);
    expect(ofLate.claims).toMatchObject([{ kind: 'toll', status: 'open', amount: euros(12.4) }]);
    expect(ofNext.claims).toMatchObject([{ kind: 'fine', status: 'open', amount: euros(60) }]);
    await goTo('2027-05-12T08:59:00Z', late);
    expect(await ledger(late)).toEqual([]);
    await goTo('2027-05-12T09:01:00Z', late);
    await rental.advance(next);
    expect(await ledger(late)).toEqual(['charge succeeded 1240']);
    expect(await ledger(next)).toEqual(['charge succeeded 6000']);
    expect([...(await differences(late)), ...(await differences(next))]).toEqual([]);
  });
});

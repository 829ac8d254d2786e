import { describe, expect, it } from 'vitest';
import type { OperateClient } from '../../contract/operate/client.ts';
import { COMMAND_LINE } from '../operate/audit/record-audit.ts';
import { handOver } from '../testing/handover-phone.ts';
import type { Rental } from '../testing/rentals/rental.ts';
import { withRental } from '../testing/rentals/with-rental.ts';
import { sealedTrip } from '../testing/sealed-trip.ts';
import { runCommand } from './run-command.ts';

let renter: Rental;
withRental((opened) => {
  renter = opened;
});

const run = (...words: string[]) => runCommand(renter.app.deps, words);
/** A booking, and the plate of a car that it could be given. */
async function booked() {
  const booking = await renter.book();
  const { api } = await renter.app.operate('owner@handover.example');
  const { items } = await api.listOtherCars({ params: { id: booking.id } });
  return { ...booking, plate: items[0]?.plate ?? expect.fail('no other car has a plate') };
}
const entriesOf = (reference: string) =>
  renter.db
    .selectFrom('audit_log')
    .select(['actor', 'action'])
    .where('subject', '=', `booking ${reference}`)
    .orderBy('number')
    .execute();

describe('npm run booking', () => {
  it('repairs a booking as the desk does, with the same entry in the audit log', async () => {
    const { id, reference, plate, car } = await booked();
    await run('booking', 'repair', reference, 'equal-car', '--cars', plate, '--reason', 'damaged');
    expect((await renter.booking(id)).car.id).not.toBe(car.id);
    expect(await entriesOf(reference)).toEqual([{ actor: COMMAND_LINE, action: 'booking repair' }]);
  });

  it('offers cars to a renter', async () => {
    const { reference, plate } = await booked();
    await run('booking', 'offer', reference, '--cars', plate, '--reason', 'late');
    expect(await entriesOf(reference)).toEqual([{ actor: COMMAND_LINE, action: 'booking offer' }]);
  });

  it('gives a job to a driver, and takes it back', async () => {
    const { reference } = await booked();
    const driver = 'driver-one@handover.example';
    await run('booking', 'job', reference, 'deliver', '--driver', driver);
    await run('booking', 'job', reference, 'deliver', '--driver', 'nobody');
    const entry = { actor: COMMAND_LINE, action: 'job assign' };
    expect(await entriesOf(reference)).toEqual([entry, entry]);
  });

  it('decides about handovers as the desk does, by the phones that the booking is shown with', async () => {
    const trip = await sealedTrip(renter);
    await trip.handOver('deliver');
    const second = trip.phone('deliver');
    await handOver(second);
    const { reference } = trip;
    const { lines } = await run('booking', 'show', reference);
    expect(lines.join('\n')).toContain(
      `handover deliver: second-phone, phone ${second.phoneId}, can only be set aside`,
    );
    const decide = (decision: string) => {
      const words = ['--phone', second.phoneId, '--reason', 'The same car twice'];
      return run('booking', 'handover', reference, 'deliver', decision, ...words);
    };
    await expect(decide('accepted')).rejects.toMatchObject({ code: 'attempt_not_acceptable' });
    const after = await decide('set-aside');
    expect(after.lines.join('\n')).not.toContain(second.phoneId);
    expect((await entriesOf(reference)).at(-1)).toEqual({
      actor: COMMAND_LINE,
      action: 'booking decide-handover',
    });
    expect((await run('seals', 'verify')).isWrong).toBe(false);
  });

  it.each([
    ['repair', 'nonsense', '--reason', 'late'],
    ['repair', 'money-back'],
    ['offer', '--reason', 'late'],
    ['job', 'deliver'],
    ['handover', 'deliver', 'accepted', '--phone', 'any'],
    ['handover', 'deliver', 'thrown-away', '--phone', 'any', '--reason', 'Twice'],
    ['handover', 'deliver', 'accepted', '--phone', 'any', '--reason', 'It was him'],
    ['job', 'deliver', '--driver', 'nobody-at-all@example.org'],
  ])('refuses what cannot be meant: %s %s', async (verb, ...words) => {
    const { reference } = await renter.book();
    await expect(run('booking', verb, reference, ...words)).rejects.toThrow();
    expect(await entriesOf(reference)).toEqual([]);
  });
});

type Pressed = (api: OperateClient, id: string) => Promise<unknown>;

const reason = 'a scratch on the door';
const text = 'Speaks Portuguese';
const endsAt = '2027-03-26T09:00:00Z';
const ended = '2027-03-24T10:00:00Z';

describe('a verb leaves the same entry by the desk and by the command', () => {
  it.each<[verb: string, typed: readonly string[], pressed: Pressed, when: string | null]>([
    ['note', [text], (api, id) => api.noteBooking({ params: { id }, body: { text } }), null],
    [
      'message',
      ['running-late', '--minutes', '20'],
      (api, id) =>
        api.messageRenter({ params: { id }, body: { kind: 'running-late', minutes: 20 } }),
      null,
    ],
    [
      'cancel',
      ['--full-refund', '--reason', reason],
      (api, id) => api.cancelForRenter({ params: { id }, body: { how: 'in-full', reason } }),
      null,
    ],
    [
      'change',
      ['--ends', endsAt, '--override', reason],
      (api, id) => api.changeForRenter({ params: { id }, body: { endsAt, override: reason } }),
      null,
    ],
    [
      'review',
      ['--reason', reason],
      (api, id) => api.reviewReturn({ params: { id }, body: { reason } }),
      ended,
    ],
    ['process', [], (api, id) => api.processReturn({ params: { id } }), ended],
  ])('%s', async (verb, typed, pressed, when) => {
    const [byDesk, byCommand] = [await renter.book(), await renter.book()];
    if (when) {
      await renter.app.deps.clock.moveTo(Temporal.Instant.from(when));
      for (const { id } of [byDesk, byCommand]) await renter.advance(id);
    }
    const desk = await renter.app.operate('owner@handover.example');
    await pressed(desk.api, byDesk.id);
    await run('booking', verb, byCommand.reference, ...typed);
    const entryOf = async (reference: string) => {
      const { actor, before, after, ...entry } = await renter.db
        .selectFrom('audit_log')
        .select(['actor', 'action', 'before', 'after', 'reason'])
        .where('subject', '=', `booking ${reference}`)
        .executeTakeFirstOrThrow();
      const [was, is] = [JSON.parse(before ?? '{}'), JSON.parse(after ?? '{}')];
      return { actor, said: { ...entry, was: was.status, is: is.status, asked: is.asked } };
    };
    const [one, other] = [await entryOf(byDesk.reference), await entryOf(byCommand.reference)];
    expect([one.actor, other.actor]).toEqual([desk.id, COMMAND_LINE]);
    expect(other.said).toEqual(one.said);
    expect(one.said).toMatchObject({ action: `booking ${verb}`, is: expect.any(String) });
  });
});

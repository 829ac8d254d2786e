import { randomUUID } from 'node:crypto';
import { beforeAll, describe, expect, it } from 'vitest';
import { BookingHandovers } from '../../contract/handovers.ts';
import type { OperatorWork } from '../operator/command.ts';
import { sealsCommand } from '../operator/seals-command.ts';
import { saidOfAltered } from '../testing/altered-evidence.ts';
import { handOver, openPhone } from '../testing/handover-phone.ts';
import type { Rental } from '../testing/rentals/rental.ts';
import { withRental } from '../testing/rentals/with-rental.ts';
import { storedName } from './files.ts';

let rental: Rental;
withRental((opened) => {
  rental = opened;
});

const codes: string[] = [];
let carId = '';
let file = '';
let reference = '';
let markCode = '';
beforeAll(async () => {
  const { api, id } = await rental.app.operate('driver-one@handover.example');
  const { id: bookingId } = await rental.book();
  const booking = await rental.db
    .selectFrom('bookings')
    .select(['car_id', 'reference'])
    .where('id', '=', bookingId)
    .executeTakeFirstOrThrow();
  ({ car_id: carId, reference } = booking);
  const { now } = rental.app.deps.clock;
  for (const kind of ['deliver', 'collect'] as const) {
    await rental.db
      .insertInto('job_drivers')
      .values({
        booking_id: bookingId,
        kind,
        driver_id: id,
        assigned_by: randomUUID(),
        assigned_at: now().toString(),
      })
      .execute();
    const phone = openPhone(api, { bookingId, kind }, { carId, now });
    const { seal } = await handOver(phone);
    codes.push(seal?.code ?? 'not sealed');
    file ||= [...phone.files.keys()][0] ?? '';
    if (kind === 'deliver') {
      const path = `/api/bookings/${bookingId}/handovers/marks`;
      const { added } = await rental.done(path, mark, BookingHandovers);
      markCode = added[0]?.code ?? 'not added';
    }
  }
});

const verify = (work: OperatorWork = rental.app.deps) => sealsCommand(work, ['verify']);
const mark = { kind: 'dent', side: 'left', across: 0.5, down: 0.5, words: 'New to me' };
const saidAfter = (change: string) => saidOfAltered(rental.app.deps, change);

it('finds nothing where nothing was changed', async () => {
  const { lines, isWrong } = await verify();
  expect(isWrong, lines.join('\n')).toBe(false);
  expect(lines).toHaveLength(2);
  expect(lines[0]).toMatch(/^2 seals over \d+ events and 18 files\.$/);
});

describe('finds any one thing that was changed, and names it', () => {
  const event = `WHERE kind = 'deliver' AND number = 5`;
  const seal = `WHERE kind = 'deliver'`;
  it.each([
    ['the id of an event', `UPDATE handover_events SET id = gen_random_uuid() ${event}`],
    ['whose it is', `UPDATE handover_events SET staff_id = gen_random_uuid() ${event}`],
    ['the phone’s time', `UPDATE handover_events SET happened_at = happened_at + '1 ms' ${event}`],
    ['our time', `UPDATE handover_events SET received_at = received_at + '1 ms' ${event}`],
    ['how wrong the clock was', `UPDATE handover_events SET clock_off_ms = 1 ${event}`],
    ['its own digest', `UPDATE handover_events SET digest = repeat('a', 64) ${event}`],
    [
      'the size of a photograph',
      `UPDATE handover_events SET act = jsonb_set(act, '{bytes}', '1') ${event}`,
    ],
  ])('%s', async (_, change) => {
    const { lines, isWrong } = await saidAfter(change);
    expect(isWrong).toBe(true);
    expect(lines).toContain(`Delivery of booking ${reference}: event 5 is not as it was sent.`);
  });

  it.each([
    ['code', `'AAAA-AAAA-AAAA'`],
    ['digest', `repeat('a', 64)`],
    ['record', `repeat('a', 64)`],
    ['link', `repeat('a', 64)`],
    ['staff_id', 'gen_random_uuid()'],
    ['phone_id', 'gen_random_uuid()'],
    ['sealed_at', `sealed_at + '1 ms'`],
    ['received_at', `received_at + '1 ms'`],
  ])('the %s of a seal', async (column, value) => {
    const { lines } = await saidAfter(`UPDATE seals SET ${column} = ${value} ${seal}`);
    const code = column === 'code' ? 'AAAA-AAAA-AAAA' : codes[0];
    expect(lines).toContain(`Seal ${code} is not as it was made.`);
  });

  it('an event that is gone, also of those before the seal', async () => {
    const { lines } = await saidAfter(`DELETE FROM handover_events ${event}`);
    expect(lines).toContain(`Delivery of booking ${reference}: event 5 is gone.`);
    expect(lines).toContain(`Seal ${codes[0]} is not as it was made.`);
  });

  it('all events of a seal gone', async () => {
    const { lines } = await saidAfter(`DELETE FROM handover_events WHERE kind = 'collect'`);
    expect(lines).toContain(`Seal ${codes[1]} is not as it was made.`);
  });

  it.each([
    ['the first', 'deliver', 1],
    ['the last', 'collect', 2],
  ])('%s seal of a car gone', async (_, kind, position) => {
    const { lines } = await saidAfter(`DELETE FROM seals WHERE kind = '${kind}'`);
    expect(lines).toContain(`Seal ${position} of car ${carId} is gone.`);
  });

  it('the last seal of a car gone, and the end of its chain turned back', async () => {
    const { lines, isWrong } = await saidOfAltered(
      rental.app.deps,
      `DELETE FROM seals WHERE kind = 'collect'`,
      'UPDATE seal_heads SET position = seals.position, link = seals.link FROM seals WHERE seals.car_id = seal_heads.car_id',
    );
    expect(isWrong).toBe(true);
    expect(lines).toContain(
      `Seal ${codes[1]} is gone: the audit log and its booking still name it.`,
    );
  });

  it('all seals of a car gone with their chain, and a renter’s mark with its own', async () => {
    const { lines } = await saidOfAltered(
      rental.app.deps,
      'DELETE FROM seals',
      'DELETE FROM seal_heads',
      'DELETE FROM renter_marks',
      `DELETE FROM evidence_heads WHERE chain = 'marks'`,
    );
    for (const code of codes) {
      expect(lines).toContain(`Seal ${code} is gone: the audit log and its booking still name it.`);
    }
    expect(lines).toContain(`Added mark ${markCode} is gone: its booking still names it.`);
  });

  it('a seal that was made anew, with everything beneath it', async () => {
    const { lines } = await saidAfter(
      `UPDATE seals SET previous_link = repeat('a', 64) WHERE kind = 'collect'`,
    );
    expect(lines).toContain(`Seal ${codes[1]} is not as it was made.`);
  });

  it('the words of a mark that the renter has added', async () => {
    const { lines } = await saidAfter(`UPDATE renter_marks SET words = 'Old'`);
    expect(lines).toContain(`Booking ${reference}: added mark 1 is not as it was added.`);
  });

  it('the last of a renter’s own marks gone', async () => {
    const { lines, isWrong } = await saidAfter('DELETE FROM renter_marks');
    expect(isWrong).toBe(true);
    expect(lines).toContain(`Booking ${reference}: added mark 1 is gone.`);
  });

  it('a file that nobody knows any more', async () => {
    const { lines } = await saidAfter(`DELETE FROM evidence_files WHERE digest = '${file}'`);
    expect(lines).toContain(`Seal ${codes[0]} stands on file ${file}, which is gone.`);
  });

  it('one bit of a stored photograph, and a photograph that is gone', async () => {
    const { storage } = rental.app.deps;
    const otherwise = (change: (bytes: Uint8Array<ArrayBuffer>) => typeof bytes | null) => ({
      ...storage,
      get: async (name: string) => {
        const bytes = await storage.get(name);
        return name === storedName(file) && bytes ? change(new Uint8Array(bytes)) : bytes;
      },
    });
    const flipped = otherwise((bytes) =>
      bytes.map((byte, at) => (at === bytes.length - 20 ? byte ^ 1 : byte)),
    );
    const altered = await verify({ ...rental.app.deps, storage: flipped });
    expect(altered).toMatchObject({ isWrong: true });
    expect(altered.lines).toContain(`File ${file} is not as it was taken.`);
    const gone = await verify({ ...rental.app.deps, storage: otherwise(() => null) });
    expect(gone.lines).toContain(`File ${file} is gone.`);
  });
});

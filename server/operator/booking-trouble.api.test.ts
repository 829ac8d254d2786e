import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { COMMAND_LINE } from '../operate/audit/record-audit.ts';
import { openRental, type Rental } from '../testing/rentals/rental.ts';
import { createTestApp, type TestApp } from '../testing/test-app.ts';
import { runCommand } from './run-command.ts';

let app: TestApp;
let renter: Rental;
beforeAll(async () => {
  app = await createTestApp();
  renter = await openRental(app);
});
afterAll(() => app.close());

const run = (...words: string[]) => runCommand(app.deps, words);
/** A booking, and the plate of a car that it could be given. */
async function booked() {
  const booking = await renter.book();
  const { api } = await app.operate('owner@handover.example');
  const { items } = await api.listOtherCars({ params: { id: booking.id } });
  return { ...booking, plate: items[0]?.plate ?? expect.fail('no other car has a plate') };
}
const entriesOf = (reference: string) =>
  app.deps.database.kysely
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

  it.each([
    ['repair', 'nonsense', '--reason', 'late'],
    ['repair', 'money-back'],
    ['offer', '--reason', 'late'],
    ['job', 'deliver'],
    ['job', 'deliver', '--driver', 'nobody-at-all@example.org'],
  ])('refuses what cannot be meant: %s %s', async (verb, ...words) => {
    const { reference } = await renter.book();
    await expect(run('booking', verb, reference, ...words)).rejects.toThrow();
    expect(await entriesOf(reference)).toEqual([]);
  });
});

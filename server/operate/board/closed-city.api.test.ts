import { beforeAll, describe, expect, it } from 'vitest';
import type { Booking } from '../../../contract/bookings.ts';
import { laterTrip, type Rental } from '../../testing/rentals/rental.ts';
import { withRental } from '../../testing/rentals/with-rental.ts';

let rental: Rental;
withRental((opened) => {
  rental = opened;
});

const dispatcher = async () => (await rental.app.operate('dispatcher@handover.example')).api;
const longer = { ...laterTrip, endsAt: '2027-03-24T11:00:00Z' };

async function expectMovable({ id }: Booking) {
  const { verdict, price } = await (await dispatcher()).previewMove({
    params: { id },
    body: longer,
  });
  expect(verdict).toMatchObject({ fits: true, code: null });
  expect(price).not.toBeNull();
}

it('a booking is moved in time although its car is off sale', async () => {
  const booking = await rental.book();
  const setOffered = (enabled: boolean) =>
    rental.db.updateTable('cars').set({ enabled }).where('id', '=', booking.car.id).execute();
  await setOffered(false);
  await expectMovable(booking);
  await setOffered(true);
});

describe('in a city that has closed', () => {
  let bookings: readonly Booking[];
  beforeAll(async () => {
    bookings = [await rental.book(), await rental.book(), await rental.book()];
    await rental.db
      .updateTable('cities')
      .set({ offered: false })
      .where('id', '=', 'lisbon')
      .execute();
  });
  const bookingAt = (index: number) => bookings[index] ?? expect.fail('no booking');
  const otherCars = async (id: string) =>
    (await (await dispatcher()).listOtherCars({ params: { id } })).items.map((car) => car.id);

  it('a booking is moved in time', () => expectMovable(bookingAt(0)));

  it('every car that is listed for a booking can be given', async () => {
    const { id } = bookingAt(0);
    const api = await dispatcher();
    const [carId = ''] = await otherCars(id);
    const { verdict } = await api.previewMove({ params: { id }, body: { carId } });
    expect(verdict.fits).toBe(true);
    await api.giveAnotherCar({ params: { id }, body: { carId, reason: 'damaged' } });
    expect((await rental.booking(id)).car.id).toBe(carId);
  });

  it('a renter is asked, reads which cars there are, and takes one', async () => {
    const { id } = bookingAt(1);
    const carIds = (await otherCars(id)).slice(0, 2);
    const body = { carIds, reason: 'damaged' } as const;
    await (await dispatcher()).offerCars({ params: { id }, body });
    const path = `/api/bookings/${id}/offer`;
    const answer = await rental.send('POST', path, { take: carIds[1] });
    expect(answer.status).toBe(200);
    expect((await rental.booking(id)).car.id).toBe(carIds[1]);
  });

  it('the best car comes where nobody answers', async () => {
    const { id } = bookingAt(2);
    const carIds = (await otherCars(id)).slice(0, 2);
    const body = { carIds, reason: 'damaged' } as const;
    const { answerBy } = await (await dispatcher()).offerCars({ params: { id }, body });
    await rental.goTo(answerBy);
    await rental.advance(id);
    expect((await rental.booking(id)).car.id).toBe(carIds[0]);
  });
});

import { randomUUID } from 'node:crypto';
import type { PhoneBookingRequest } from '../../contract/operate/phone-bookings.ts';
import { laterTrip, lisbonStops } from './rentals/rental.ts';
import type { TestApp } from './test-app.ts';

const DAY_HOURS = 24;
/** One after the other, so that a small fleet is enough. */
const SPANS = 20;

/** Links to pay, made anew for somebody new each time. */
export function phoneThings(app: () => TestApp) {
  let made = 0;
  let next: PhoneBookingRequest | undefined;
  const owner = async () => (await app().operate('owner@handover.example')).api;

  /** A car that is free, with its price, for somebody nobody knows. */
  const wanted = async (): Promise<PhoneBookingRequest> => {
    const later = { hours: (made % SPANS) * 5 * DAY_HOURS };
    made += 1;
    const at = (moment: string) => Temporal.Instant.from(moment).add(later).toString();
    const times = { startsAt: at(laterTrip.startsAt), endsAt: at(laterTrip.endsAt) };
    const api = await owner();
    const query = { city: 'lisbon', from: times.startsAt, to: times.endsAt, size: '50' };
    const { cars } = await api.findPhoneCars({ query });
    const carId = cars[made % cars.length]?.id ?? '';
    const price = await api.pricePhoneBooking({ body: { carId, ...times, renterId: null } });
    const renter = { name: 'Nova Costa', email: `${randomUUID()}@example.org` };
    return { carId, ...times, renter, ...lisbonStops, agreedTotal: price.total };
  };
  return {
    wanted,
    async things() {
      next = await wanted();
      return {};
    },
    body: () => next,
    price: () => ({
      carId: next?.carId,
      startsAt: next?.startsAt,
      endsAt: next?.endsAt,
      renterId: null,
    }),
    async sent() {
      return (await owner()).createPhoneBooking({ body: await wanted() });
    },
  };
}

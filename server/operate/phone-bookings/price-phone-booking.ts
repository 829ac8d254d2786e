import type { z } from 'zod';
import type { PhonePriceRequest } from '../../../contract/operate/phone-bookings.ts';
import { suggestedOption } from '../../../domain/policies/included-cover.ts';
import { heldUntil } from '../../../domain/policies/phone-booking.ts';
import { insuranceOptionsOf, insurancesOf } from '../../catalogue/queries.ts';
import { requireCar } from '../../catalogue/require-car.ts';
import type { Queries } from '../../db/connect.ts';
import type { Deps } from '../../deps.ts';
import { Refusal } from '../../errors.ts';
import { priceRequest } from '../../quotes/price-request.ts';

/** As the renter's own page would ask for it: with the protection we suggest, and their credit. */
export async function pricePhoneBooking(
  db: Queries,
  deps: Pick<Deps, 'clock' | 'settings'>,
  { renterId, ...wanted }: z.output<typeof PhonePriceRequest>,
) {
  const { city } = await requireCar(db, wanted.carId);
  const main = (await insurancesOf(db, city.id)).find(({ multiple_options }) => multiple_options);
  const option = main && suggestedOption(await insuranceOptionsOf(db, [main.id]));
  const { price, trip } = await priceRequest(db, deps, renterId, {
    ...wanted,
    extras: [],
    driverCount: 1,
    insurances: main && option ? [{ id: main.id, selectedOption: option.id }] : [],
    checkout: renterId === null ? null : { profile: 'personal', promoCode: null },
  });
  const { noticeHours } = deps.settings.current().search_config;
  const held = heldUntil(trip.startsAt, noticeHours, deps.clock.now());
  if (!held.ok) throw new Refusal(held.code, 'There is no time left to send a link and pay.');
  return { city, trip, price, until: held.until, protection: option?.id ?? null };
}

import { type Money, money } from '../../../domain/money.ts';
import { extraPricePerDay, type PricedExtra } from '../../../domain/pricing.ts';
import type { Queries } from '../../db/connect.ts';
import { extrasOfCar } from '../../quotes/queries.ts';
import type { BookingRow } from '../record/booking-row.ts';
import type { Item } from '../record/items-of.ts';

export interface DriverExtra {
  /** For one more person: as agreed where there is one already, otherwise as the catalogue has it today. */
  readonly one: PricedExtra;
  /** How many people are paid for. */
  readonly paidFor: number;
}

/** What a booking pays for additional drivers; null where the car is not offered with any. */
export async function driverExtraOf(
  db: Queries,
  booking: BookingRow,
  items: readonly Item[],
): Promise<DriverExtra | null> {
  const ofCity = await db
    .selectFrom('extras')
    .select('id')
    .where('city_id', '=', booking.city_id)
    .where('per_driver', '=', true)
    .executeTakeFirst();
  if (!ofCity) return null;
  const agreed = items.find(({ kind, ref }) => kind === 'extra' && ref === ofCity.id);
  if (agreed) {
    const pricePerDay = money(agreed.unit_amount, booking.currency);
    const one = { ref: ofCity.id, label: agreed.label, pricePerDay, hasFees: true };
    return { one, paidFor: agreed.quantity };
  }
  const offered = (await extrasOfCar(db, booking.car_id)).find(({ per_driver }) => per_driver);
  if (!offered) return null;
  const { id: ref, label, has_fees: hasFees } = offered;
  const pricePerDay = money(offered.price_per_day, booking.currency);
  return { one: { ref, label, pricePerDay, hasFees }, paidFor: 0 };
}

export const pricePerDriver = ({ one }: DriverExtra): Money => extraPricePerDay(one);

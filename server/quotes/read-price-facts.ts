import type { Choices } from '../../contract/quotes.ts';
import { money } from '../../domain/money.ts';
import { insuranceOptionsOf, insurancesOf } from '../catalogue/queries.ts';
import { requireCar } from '../catalogue/require-car.ts';
import type { Queries } from '../db/connect.ts';
import { promoOf } from './promo-of.ts';
import {
  creditBalance,
  driverBirthdate,
  extrasOfCar,
  hasUsed,
  youngDriverBandsOf,
} from './queries.ts';

/** Everything that a price rests on: the car, what its city offers, and who asks. */
export type PriceFacts = Awaited<ReturnType<typeof readPriceFacts>>;

export async function readPriceFacts(
  db: Queries,
  carId: string,
  { insurances: chosen, checkout }: Choices,
  userId: string | null,
) {
  const { car, city } = await requireCar(db, carId);
  const insurances = await insurancesOf(db, city.id);
  const options = await insuranceOptionsOf(
    db,
    chosen.map(({ id }) => id),
  );
  const extras = await extrasOfCar(db, car.id);
  const youngDriverBands = await youngDriverBandsOf(db, city.id);
  const promo = checkout?.promoCode ? await promoOf(db, checkout.promoCode) : undefined;
  const renter = userId !== null && {
    birthdate: await driverBirthdate(db, userId),
    credit: money(await creditBalance(db, userId, city.currency), city.currency),
    hasUsedPromo: promo !== undefined && (await hasUsed(db, userId, promo)),
  };
  return { car, city, insurances, options, extras, youngDriverBands, promo, renter };
}

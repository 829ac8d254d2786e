import type { CarDetail } from '../../contract/cars.ts';
import type { Queries } from '../db/connect.ts';
import { notFound } from '../errors.ts';
import { findCarInFull } from './car-queries.ts';
import { carSummaryShape, photoShape } from './car-shapes.ts';
import { depositShape, tripCityShape, youngDriverFeesShape } from './shapes.ts';

export async function getCar(db: Queries, id: string): Promise<CarDetail> {
  const car = await findCarInFull(db, id);
  if (!car?.city.offered) throw notFound('The asset');
  const { city, photos, extras, young_driver_fees: fees } = car;
  return {
    ...carSummaryShape(car, city.currency),
    photos: photos.map(photoShape),
    extraIds: extras.map((extra) => extra.id),
    city: {
      ...tripCityShape(city),
      taxDivisorBasisPoints: city.tax_basis_points,
      deposit: depositShape(city),
      youngDriverFees: youngDriverFeesShape(fees, city.currency),
    },
  };
}

import type { Choices } from '../../../contract/quotes.ts';
import type { PriceTerms } from '../../../domain/pricing.ts';
import type { CarRow } from '../../catalogue/car-queries.ts';
import { carShape, photoShape } from '../../catalogue/car-shapes.ts';
import type { Queries } from '../../db/connect.ts';
import type { PriceFacts } from '../../quotes/read-price-facts.ts';

/** The car as it was when booked, with the words of the API. */
export async function carSnapshot(tx: Queries, car: CarRow) {
  const photos = await tx
    .selectFrom('car_photos')
    .selectAll()
    .where('car_id', '=', car.id)
    .orderBy('position')
    .execute();
  return { ...carShape(car), cityId: car.city_id, photos: photos.map(photoShape) };
}

/** What a later change is priced by, whatever the catalogue says by then. */
export const priceTerms = ({ promo, youngDriverBands }: PriceFacts): PriceTerms => ({
  promo: promo ? { code: promo.code, discount: promo.discount } : null,
  youngDriverBands,
});

/** The insurances and extras as they were offered, by the ref of their line. */
export function choiceSnapshots(
  { insurances, options, extras }: PriceFacts,
  choices: Choices,
): Map<string, unknown> {
  const snapshots = new Map<string, unknown>();
  for (const { id, selectedOption } of choices.insurances) {
    const insurance = insurances.find((one) => one.id === id);
    if (!insurance) continue;
    snapshots.set(id, {
      id,
      key: insurance.key,
      title: insurance.title,
      description: insurance.description,
      price: insurance.price_per_day,
      multipleOptions: insurance.multiple_options,
      selectedOption,
      options: options
        .filter((option) => option.insurance_id === id)
        .map((option) => ({
          optionId: option.id,
          title: option.title,
          price: option.price_per_day,
          selected: option.id === selectedOption,
          includedCoverage: option.included_coverage,
          details: option.details,
        })),
    });
  }
  for (const extraRef of choices.extras) {
    const extra = extras.find((one) => one.id === extraRef);
    if (!extra) continue;
    const { label, price_per_day: price, has_fees: hasFees, per_driver: perDriver } = extra;
    snapshots.set(extraRef, { extraRef, label, price, hasFees, perDriver });
  }
  return snapshots;
}

import type { PhotoRow } from '../catalogue/asset-queries.ts';
import { photosOf } from '../catalogue/asset-queries.ts';
import { assetShape, photoShape } from '../catalogue/asset-shapes.ts';
import { extrasOf, insuranceOptionsOf, insurancesOf } from '../catalogue/queries.ts';
import type { requireAsset } from '../catalogue/require-asset.ts';
import type { Queries } from '../db/connect.ts';
import type { Choices } from '../quotes/price-trip.ts';

/** The car as it was when booked, with the words of the API. */
export async function carSnapshot(
  db: Queries,
  { asset, city }: Awaited<ReturnType<typeof requireAsset>>,
) {
  const photos: PhotoRow[] = await photosOf(db, [asset.id]);
  const { base: _, rating: __, pricePerDay: ___, ...car } = assetShape(asset, city.currency);
  return { ...car, cityId: city.id, photos: photos.map(photoShape) };
}

/** The insurances and extras as they were offered, by the ref of their line. */
export async function choiceSnapshots(
  db: Queries,
  cityId: string,
  choices: Choices,
): Promise<Map<string, unknown>> {
  const snapshots = new Map<string, unknown>();
  const insurances = await insurancesOf(db, cityId);
  const options = await insuranceOptionsOf(
    db,
    choices.insurances.map(({ id }) => id),
  );
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
  const extras = await extrasOf(db, cityId);
  for (const extraRef of choices.extras) {
    const extra = extras.find((one) => one.id === extraRef);
    if (!extra) continue;
    const { label, price_per_day: price, has_fees: hasFees } = extra;
    snapshots.set(extraRef, { extraRef, label, price, hasFees });
  }
  return snapshots;
}

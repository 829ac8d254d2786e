import type { AssetDetail } from '../../contract/assets.ts';
import type { Queries } from '../db/connect.ts';
import { photosOf } from './asset-queries.ts';
import { assetShape, photoShape } from './asset-shapes.ts';
import { requireAsset } from './require-asset.ts';

export async function getAsset(db: Queries, id: string): Promise<AssetDetail> {
  const { asset, city } = await requireAsset(db, id);
  const photos = await photosOf(db, [id]);
  const extras = await db
    .selectFrom('asset_extras')
    .innerJoin('extras', 'extras.id', 'asset_extras.extra_id')
    .where('asset_extras.asset_id', '=', id)
    .where('extras.enabled', '=', true)
    .orderBy('extras.position')
    .select('extras.id')
    .execute();
  return {
    ...assetShape(asset, city.currency),
    photos: photos.map(photoShape),
    extraIds: extras.map((extra) => extra.id),
    city: {
      id: city.id,
      name: city.name,
      countryCode: city.country_code,
      timeZone: city.time_zone,
      currency: city.currency,
      turnaroundMinutes: city.turnaround_minutes,
    },
  };
}

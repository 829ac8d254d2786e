import type { AssetDetail } from '../../contract/assets.ts';
import type { Queries } from '../db/connect.ts';
import { depositShape } from '../quotes/shapes.ts';
import { photosOf } from './asset-queries.ts';
import { assetShape, photoShape } from './asset-shapes.ts';
import { requireAsset } from './require-asset.ts';
import { tripCityShape } from './shapes.ts';

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
      ...tripCityShape(city),
      taxDivisorBasisPoints: city.tax_basis_points,
      deposit: depositShape(city),
    },
  };
}

import type { AssetDetail } from '../../contract/assets.ts';
import type { Queries } from '../db/connect.ts';
import { notFound } from '../errors.ts';
import { depositShape } from '../quotes/shapes.ts';
import { findAssetInFull } from './asset-queries.ts';
import { assetShape, photoShape } from './asset-shapes.ts';
import { tripCityShape } from './shapes.ts';

export async function getAsset(db: Queries, id: string): Promise<AssetDetail> {
  const asset = await findAssetInFull(db, id);
  if (!asset) throw notFound('The asset');
  const { city, photos, extras } = asset;
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

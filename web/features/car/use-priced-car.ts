import { useTranslation } from 'react-i18next';
import type { AssetDetail } from '../../../contract/assets.ts';
import type { PricedCar } from '../price/panel-car.tsx';
import { carName } from './car-name.ts';
import { carPath } from './car-path.ts';
import { propulsionWord } from './propulsion-word.ts';

export function usePricedCar(asset: AssetDetail): PricedCar {
  const { t } = useTranslation(['car', 'fleet']);
  return {
    path: carPath(asset.id),
    cityId: asset.city.id,
    name: carName(asset),
    summary: t('summary', {
      category: t(`fleet:letter.${asset.category}`),
      transmission: t(`fleet:transmissions.${asset.transmission}`).toLowerCase(),
      propulsion: t(
        `fleet:${propulsionWord(asset.propulsionType, asset.city.countryCode)}`,
      ).toLowerCase(),
    }),
    picture: asset.photos[0]?.url ?? null,
  };
}

import { useTranslation } from 'react-i18next';
import type { CarDetail } from '../../../contract/cars.ts';
import { carPath } from '../../page/car-path.ts';
import { useIsVerified } from '../../page/use-is-verified.ts';
import type { PricedCar } from '../price/panel-car.tsx';
import { carName } from './car-name.ts';
import { propulsionWord } from './propulsion-word.ts';

export function usePricedCar(car: CarDetail): PricedCar {
  const { t } = useTranslation(['car', 'fleet']);
  const isVerified = useIsVerified();
  return {
    path: carPath(car.id),
    cityId: car.city.id,
    name: carName(car),
    summary: t('summary', {
      category: t(`fleet:categories.${car.category}`),
      transmission: t(`fleet:transmissions.${car.transmission}`).toLowerCase(),
      propulsion: t(
        `fleet:${propulsionWord(car.propulsionType, car.city.countryCode)}`,
      ).toLowerCase(),
    }),
    picture: car.photos[0]?.url ?? null,
    youngDriverFees: isVerified ? [] : car.city.youngDriverFees,
  };
}

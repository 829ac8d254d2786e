import { useTranslation } from 'react-i18next';
import type { CarDetail } from '../../../contract/cars.ts';
import { distanceUnit } from '../../../domain/distance-unit.ts';
import { Dialog } from '../../../ui/dialog.tsx';
import { carName } from './car-name.ts';
import { propulsionWord } from './propulsion-word.ts';

interface DetailsDialogProps {
  readonly car: CarDetail;
  readonly isOpen: boolean;
  readonly onClose: () => void;
}

export function DetailsDialog({ car, isOpen, onClose }: DetailsDialogProps) {
  const { t } = useTranslation('car');
  const rows = useDetailRows(car);
  return (
    <Dialog
      isOpen={isOpen}
      onClose={onClose}
      title={t('details.title', { name: carName(car) })}
      size="small"
    >
      <dl className="mt-2">
        {rows.map(([label, value]) => (
          <div
            key={label}
            className="flex min-h-11 items-center justify-between gap-6 border-t border-hair py-2"
          >
            <dt className="text-quiet">{label}</dt>
            <dd className="text-right font-medium figures first-letter:uppercase">{value}</dd>
          </div>
        ))}
      </dl>
      {car.photos.some(({ drawn }) => drawn) && (
        <p className="border-t border-hair pt-4 text-xs">{t('details.illustration')}</p>
      )}
    </Dialog>
  );
}

function useDetailRows(car: CarDetail): readonly (readonly [string, string])[] {
  const { t } = useTranslation(['car', 'fleet']);
  const { category, dailyMileageLimit: limit, city } = car;
  const limited =
    distanceUnit(city.countryCode) === 'miles'
      ? 'details.limitedMiles'
      : 'details.limitedKilometres';
  const features = car.features.map((feature) => t(`features.${feature}`));
  return [
    [t('details.year'), String(car.year)],
    [
      t('details.category'),
      t('details.categoryValue', { category, name: t(`fleet:categories.${category}`) }),
    ],
    [t('details.body'), t(`fleet:bodyTypes.${car.bodyType}`)],
    [t('details.seats'), String(car.seats)],
    [t('details.doors'), String(car.doors)],
    [t('details.luggages'), String(car.luggages)],
    [t('details.transmission'), t(`fleet:transmissions.${car.transmission}`)],
    [
      t('details.propulsionType'),
      t(`fleet:${propulsionWord(car.propulsionType, city.countryCode)}`),
    ],
    [t('details.green'), t(car.greenVehicle ? 'details.yes' : 'details.no')],
    [
      t('details.features'),
      features.length > 0 ? t('featureList', { features }) : t('details.noFeatures'),
    ],
    [t('details.mileage'), limit === null ? t('details.unlimited') : t(limited, { count: limit })],
    [t('details.fuel'), t('details.fuelValue')],
  ];
}

import { useTranslation } from 'react-i18next';
import type { AssetDetail } from '../../../contract/assets.ts';
import { Dialog } from '../../../ui/dialog.tsx';
import { carName } from './car-name.ts';
import { propulsionWord } from './propulsion-word.ts';

interface DetailsDialogProps {
  readonly asset: AssetDetail;
  readonly isOpen: boolean;
  readonly onClose: () => void;
}

export function DetailsDialog({ asset, isOpen, onClose }: DetailsDialogProps) {
  const { t } = useTranslation('car');
  const rows = useDetailRows(asset);
  return (
    <Dialog
      isOpen={isOpen}
      onClose={onClose}
      title={t('details.title', { name: carName(asset) })}
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
      {asset.photos.some(({ drawn }) => drawn) && (
        <p className="border-t border-hair pt-4 text-xs">{t('details.illustration')}</p>
      )}
    </Dialog>
  );
}

function useDetailRows(asset: AssetDetail): readonly (readonly [string, string])[] {
  const { t } = useTranslation(['car', 'fleet']);
  const { category, dailyMileageLimit: limit, city } = asset;
  const limited = city.countryCode === 'US' ? 'details.limitedMiles' : 'details.limitedKilometres';
  const features = asset.features.map((feature) => t(`features.${feature}`));
  return [
    [t('details.year'), String(asset.year)],
    [
      t('details.category'),
      t('details.categoryValue', { letter: category, name: t(`fleet:letter.${category}`) }),
    ],
    [t('details.body'), t(`fleet:bodyTypes.${asset.bodyType}`)],
    [t('details.seats'), String(asset.seats)],
    [t('details.doors'), String(asset.doors)],
    [t('details.luggages'), String(asset.luggages)],
    [t('details.transmission'), t(`fleet:transmissions.${asset.transmission}`)],
    [t('details.propulsion'), t(`fleet:${propulsionWord(asset.propulsionType, city.countryCode)}`)],
    [t('details.green'), t(asset.greenVehicle ? 'details.yes' : 'details.no')],
    [
      t('details.features'),
      features.length > 0 ? t('featureList', { features }) : t('details.noFeatures'),
    ],
    [t('details.mileage'), limit === null ? t('details.unlimited') : t(limited, { count: limit })],
    [t('details.fuel'), t('details.fuelValue')],
  ];
}

import { useTranslation } from 'react-i18next';
import type { FleetCar } from '../../../contract/operate/fleet.ts';
import { formatMoney } from '../../../domain/format-money.ts';
import { Card } from '../../../ui/card.tsx';
import { FactList } from '../../../ui/fact-list.tsx';

export function FactsCard({ car }: { car: FleetCar }) {
  const { t } = useTranslation(['cars', 'fleet']);
  const { dailyMileageLimit: limit, base, features } = car;
  const none = t('facts.none');
  return (
    <Card title={t('facts.title')}>
      <FactList
        layout="pairs"
        facts={[
          [t('facts.price'), formatMoney(car.pricePerDay)],
          [t('facts.offered'), t(car.offered ? 'facts.yes' : 'facts.no')],
          [t('facts.seats'), String(car.seats)],
          [t('facts.doors'), String(car.doors)],
          [t('facts.luggages'), String(car.luggages)],
          [t('facts.mileage'), limit === null ? t('facts.unlimited') : t('km', { km: limit })],
          [t('facts.body'), t(`fleet:bodyTypes.${car.bodyType}`)],
          [t('facts.colour'), car.colour ?? none],
          [t('facts.vin'), car.vin ?? none],
          [t('facts.tollsTag'), car.tollsTag ?? none],
          [t('facts.base'), `${base.latitude}, ${base.longitude}`],
          [
            t('facts.features'),
            features.map((feature) => t(`fleet:features.${feature}`)).join(', ') || none,
          ],
        ]}
      />
    </Card>
  );
}

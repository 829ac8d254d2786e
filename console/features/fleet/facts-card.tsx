import { useTranslation } from 'react-i18next';
import type { FleetCar } from '../../../contract/operate/fleet.ts';
import { formatMoney } from '../../../domain/format-money.ts';
import { ButtonLink } from '../../../ui/button.tsx';
import { Card } from '../../../ui/card.tsx';
import { FactList } from '../../../ui/fact-list.tsx';
import { useMay, usePageDistanceUnit } from '../../shell/desk-data.ts';
import { editPath } from './car-path.ts';
import { usePaintName } from './use-paint-name.ts';

export function FactsCard({ car }: { car: FleetCar }) {
  const { t } = useTranslation(['cars', 'fleet']);
  const { dailyMileageLimit: limit, base, features } = car;
  const paintName = usePaintName();
  const none = t('facts.none');
  const unit = t(`fleet:card.${usePageDistanceUnit()}`);
  const mayEdit = useMay('fleet.edit');
  return (
    <Card
      title={t('facts.title')}
      action={
        mayEdit && (
          <ButtonLink variant="outline" to={editPath(car.cityId, car.id)}>
            {t('facts.edit')}
          </ButtonLink>
        )
      }
    >
      <FactList
        layout="pairs"
        facts={[
          [t('facts.price'), formatMoney(car.pricePerDay)],
          [t('facts.offered'), t(car.offered ? 'facts.yes' : 'facts.no')],
          [t('facts.seats'), String(car.seats)],
          [t('facts.doors'), String(car.doors)],
          [t('facts.luggages'), String(car.luggages)],
          [
            t('facts.mileage'),
            limit === null ? t('facts.unlimited') : t('fleet:card.limited', { count: limit, unit }),
          ],
          [t('facts.body'), t(`fleet:bodyTypes.${car.bodyType}`)],
          [t('facts.colour'), car.colour ? paintName(car.colour) : none],
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

import { useTranslation } from 'react-i18next';
import type { FleetCar } from '../../../contract/operate/fleet.ts';
import { type CarFieldName, carFieldNames } from '../../../domain/fleet/car-fields.ts';
import { ButtonLink } from '../../../ui/button.tsx';
import { Card } from '../../../ui/card.tsx';
import { FactList } from '../../../ui/fact-list.tsx';
import { useMay } from '../../shell/desk-data.ts';
import { editPath } from './car-path.ts';
import { useCarWords } from './use-car-words.ts';

/** What stands above the cards, or on the card of the papers. */
const shownElsewhere = [
  'brand',
  'model',
  'year',
  'category',
  'transmission',
  'propulsionType',
  'plate',
  'insuranceEndsOn',
  'inspectionEndsOn',
  'registrationEndsOn',
] as const satisfies readonly CarFieldName[];
type Shown = Exclude<CarFieldName, (typeof shownElsewhere)[number]>;

const isShown = (field: CarFieldName): field is Shown =>
  !shownElsewhere.some((one) => one === field);

export function FactsCard({ car }: { car: FleetCar }) {
  const { t } = useTranslation(['cars', 'carFields']);
  const { sayOf } = useCarWords();
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
        facts={carFieldNames
          .filter(isShown)
          .map((field) => [t(`carFields:${field}`), sayOf(field, car[field])])}
      />
    </Card>
  );
}

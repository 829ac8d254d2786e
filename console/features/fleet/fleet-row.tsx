import { memo } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import type { FleetList } from '../../../contract/operate/fleet.ts';
import { formatDistance } from '../../../domain/distance-unit.ts';
import { moment } from '../../../domain/format-desk-time.ts';
import { formatMoney } from '../../../domain/format-money.ts';
import { CarPhoto } from '../../../ui/car-photo.tsx';
import { Checkbox } from '../../../ui/checkbox.tsx';
import { classes } from '../../../ui/classes.ts';
import { Skeleton } from '../../../ui/skeleton.tsx';
import { usePageCity, usePageDistanceUnit } from '../../shell/desk-data.ts';
import { carPath } from '../../shell/pages.ts';
import { ClassPin, Plate, StateBadge } from './car-marks.tsx';
import { PaperEnd } from './papers-card.tsx';
import { useDueWords } from './use-due-words.ts';

type Car = FleetList['cars'][number];

/** Every row is as high, so that the place of each is known before it has come. */
export const ROW_PX = 46;
const rowStyle = 'relative h-11.5 border-t border-hair';

interface FleetRowProps {
  readonly car: Car;
  /** Among all rows of the table, the headers included. */
  readonly rowIndex: number;
  /** Null: cars cannot be chosen. */
  readonly isChosen: boolean | null;
  readonly onChoose: (rowIndex: number, isRange: boolean) => Promise<void>;
}

/** Drawn anew only when something of it has changed: a wheel turns over hundreds of them. */
export const FleetRow = memo(function FleetRow(props: FleetRowProps) {
  const { car, rowIndex, isChosen, onChoose } = props;
  const { t } = useTranslation('cars');
  const { timeZone } = usePageCity();
  const dueWords = useDueWords();
  const unit = usePageDistanceUnit();
  return (
    <tr
      aria-rowindex={rowIndex}
      className={classes(rowStyle, isChosen ? 'bg-stone-100' : 'hover:bg-stone-50')}
    >
      {isChosen !== null && <ChoiceCell {...{ car, rowIndex, isChosen, onChoose }} />}
      <th scope="row" className="pr-4 text-left unbold">
        <span className="flex items-center gap-3">
          <Picture photo={car.photo} />
          <span className="grid min-w-0">
            <Link
              to={carPath(car.cityId, car.id)}
              className="truncate font-strong after:absolute after:inset-0"
            >
              {car.brand} {car.model}
            </Link>
            <span className="text-2xs text-quiet">
              {car.offered || car.retiredAt ? car.year : t('notOffered')}
            </span>
          </span>
        </span>
      </th>
      <td className="pr-4">
        <Plate plate={car.plate} />
      </td>
      <td className="pr-4">
        <ClassPin category={car.category} />
      </td>
      <td className="pr-4">
        <StateBadge condition={car.condition} propulsionType={car.propulsionType} />
      </td>
      <td className="truncate pr-4 max-vast:hidden">{car.standsAt}</td>
      <td className="pr-6 text-right whitespace-nowrap max-desk:hidden">
        {formatDistance(car.odometerKm, unit)}
      </td>
      <td className="pr-4 whitespace-nowrap">
        <PaperEnd paper={{ state: car.papers, endsOn: car.papersEndOn }} />
      </td>
      <td
        className={classes(
          'truncate pr-4 max-desk:hidden',
          car.due && car.due.state !== 'later' && 'font-strong text-amber-600',
        )}
        title={car.due ? dueWords(car.due) : undefined}
      >
        {car.due && dueWords(car.due)}
      </td>
      <td className="pr-4 whitespace-nowrap">
        {car.nextTripAt && moment(car.nextTripAt, timeZone)}
      </td>
      <td className="text-right whitespace-nowrap">{formatMoney(car.pricePerDay)}</td>
    </tr>
  );
});

interface ChoiceCellProps extends FleetRowProps {
  readonly isChosen: boolean;
}

function ChoiceCell({ car, rowIndex, isChosen, onChoose }: ChoiceCellProps) {
  const { t } = useTranslation('bulkEdit');
  const name = `${car.brand} ${car.model}`;
  return (
    <td className="relative z-10">
      <Checkbox
        isLabelHidden
        label={car.plate ? t('choosePlate', { name, plate: car.plate }) : t('choose', { name })}
        checked={isChosen}
        onChange={({ nativeEvent }) =>
          void onChoose(rowIndex, nativeEvent instanceof MouseEvent && nativeEvent.shiftKey)
        }
      />
    </td>
  );
}

/** In place of a car that is on its way. */
export function FleetRowToCome({ rowIndex }: Pick<FleetRowProps, 'rowIndex'>) {
  const { t } = useTranslation('cars');
  return (
    <tr aria-rowindex={rowIndex} aria-busy="true" className={rowStyle}>
      <td colSpan={11}>
        <span className="sr-only">{t('list.toCome')}</span>
        <Skeleton className="h-3 w-48" />
      </td>
    </tr>
  );
}

/** The name stands beside it; on a narrow desk it stands alone. */
function Picture({ photo }: Pick<Car, 'photo'>) {
  if (!photo) return <span className="h-9 w-16 shrink-0 max-desk:hidden" />;
  return (
    <CarPhoto
      src={photo.url}
      alt=""
      sizes="64px"
      width={64}
      height={36}
      loading="lazy"
      className="h-9 w-16 shrink-0 rounded-small object-contain max-desk:hidden"
    />
  );
}

import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import type { FleetList } from '../../../contract/operate/fleet.ts';
import { moment } from '../../../domain/format-desk-time.ts';
import { formatMoney } from '../../../domain/format-money.ts';
import { CarPhoto } from '../../../ui/car-photo.tsx';
import { classes } from '../../../ui/classes.ts';
import { usePageCity } from '../../shell/desk-data.ts';
import { ClassPin, Plate, StateBadge } from './car-marks.tsx';
import { carPath } from './car-path.ts';
import { PaperEnd } from './papers-card.tsx';
import { useDueWords } from './use-due-words.ts';

type Car = FleetList['cars'][number];

export function FleetRow({ car }: { car: Car }) {
  const { t } = useTranslation('cars');
  const { timeZone } = usePageCity();
  const dueWords = useDueWords();
  return (
    <tr className="relative border-t border-hair hover:bg-stone-50">
      <th scope="row" className="py-1 pr-4 text-left unbold">
        <span className="flex items-center gap-3">
          <Picture photo={car.photo} />
          <span className="grid">
            <Link
              to={carPath(car.cityId, car.id)}
              className="font-strong after:absolute after:inset-0"
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
      <td className="pr-4 max-desk:hidden">{car.standsAt}</td>
      <td className="pr-6 text-right whitespace-nowrap">{t('km', { km: car.odometerKm })}</td>
      <td className="pr-4 whitespace-nowrap">
        <PaperEnd paper={{ state: car.papers, endsOn: car.papersEndOn }} />
      </td>
      <td
        className={classes(
          'pr-4 max-vast:hidden',
          car.due && car.due.state !== 'later' && 'font-strong text-amber-600',
        )}
      >
        {car.due && dueWords(car.due)}
      </td>
      <td className="pr-4 whitespace-nowrap">
        {car.nextTripAt && moment(car.nextTripAt, timeZone)}
      </td>
      <td className="text-right whitespace-nowrap">{formatMoney(car.pricePerDay)}</td>
    </tr>
  );
}

/** The name stands beside it. */
function Picture({ photo }: Pick<Car, 'photo'>) {
  if (!photo) return <span className="h-9 w-16" />;
  return (
    <CarPhoto
      src={photo.url}
      alt=""
      sizes="64px"
      width={64}
      height={36}
      loading="lazy"
      className="h-9 w-16 rounded-small object-cover"
    />
  );
}

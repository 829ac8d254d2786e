import './fleet-words.ts';
import { useTranslation } from 'react-i18next';
import { Link, type LoaderFunctionArgs, useLoaderData } from 'react-router';
import type { FleetCar } from '../../../contract/operate/fleet.ts';
import { moment } from '../../../domain/format-desk-time.ts';
import { propulsionName } from '../../../domain/propulsion-name.ts';
import { Icon } from '../../../ui/icon.tsx';
import { operateApi } from '../../api/operate-api.ts';
import { usePageCity } from '../../shell/desk-data.ts';
import { PageHead } from '../../shell/page-head.tsx';
import { pathOf } from '../../shell/pages.ts';
import { useCityChanges } from '../../shell/use-city-changes.ts';
import { whenLoggedIn } from '../../shell/when-logged-in.ts';
import { BlocksCard } from './blocks-card.tsx';
import { BookingsCard } from './bookings-card.tsx';
import { ClassPin, Plate, StateBadge } from './car-marks.tsx';
import { CarVerbs } from './car-verbs.tsx';
import { FactsCard } from './facts-card.tsx';
import { HistoryCard } from './history-card.tsx';
import { NowCard } from './now-card.tsx';
import { PapersCard } from './papers-card.tsx';
import { PhotosCard } from './photos-card.tsx';
import { ServiceCard } from './service-card.tsx';
import { WhoCould } from './who-could.tsx';

export const handle = { permission: 'fleet.read' } as const;

export const loader = ({ params: { id = '' } }: LoaderFunctionArgs) =>
  whenLoggedIn(
    Promise.all([
      operateApi().getFleetCar({ params: { id } }),
      operateApi().getCarHistory({ params: { id }, query: {} }),
    ]),
  );

export function Component() {
  const [car, history] = useLoaderData<typeof loader>();
  useCityChanges(car.cityId);
  return (
    <div className="desk-width py-6">
      <ToFleet />
      <PageHead title={`${car.brand} ${car.model}`}>
        <StateBadge condition={car.condition} propulsionType={car.propulsionType} />
        <CarVerbs car={car} />
      </PageHead>
      <Summary car={car} />
      <WhoCould needs="fleet.edit" />
      <div className="grid items-start gap-6 desk:grid-cols-[minmax(0,1fr)_392px]">
        <div className="grid gap-6">
          <PhotosCard car={car} />
          <ServiceCard car={car} />
          <BookingsCard car={car} />
          <HistoryCard key={car.id} car={car} history={history} />
        </div>
        <div className="grid gap-6">
          <NowCard car={car} />
          <PapersCard car={car} />
          <BlocksCard car={car} />
          <FactsCard car={car} />
        </div>
      </div>
    </div>
  );
}

function ToFleet() {
  const { t } = useTranslation('cars');
  const { id } = usePageCity();
  return (
    <Link
      to={pathOf('fleet', id)}
      className="inline-flex min-h-8 items-center gap-1 text-quiet hover:text-ink"
    >
      <Icon name="back" className="size-4 stroke-2" />
      {t('name')}
    </Link>
  );
}

function Summary({ car }: { car: FleetCar }) {
  const { t } = useTranslation(['cars', 'fleet']);
  const { countryCode, timeZone } = usePageCity();
  const { category, year, transmission, propulsionType, plate, retiredAt } = car;
  return (
    <>
      <p className="-mt-4 mb-6 flex max-w-none items-center gap-2 text-base text-quiet figures">
        <Plate plate={plate} />
        <ClassPin category={category} />
        {t('car.summary', {
          category: t(`fleet:categories.${category}`),
          year,
          transmission: t(`fleet:transmissions.${transmission}`).toLowerCase(),
          propulsion: t(
            `fleet:propulsions.${propulsionName(propulsionType, countryCode)}`,
          ).toLowerCase(),
        })}
      </p>
      {retiredAt && (
        <div className="mb-6 rounded-card bg-stone-200 px-5 py-4">
          <p className="font-strong">{t('car.retired', { when: moment(retiredAt, timeZone) })}</p>
          <p>{t('car.retiredText')}</p>
        </div>
      )}
    </>
  );
}

import './fleet-words.ts';
import { useTranslation } from 'react-i18next';
import {
  type LoaderFunctionArgs,
  useLoaderData,
  useNavigation,
  useSearchParams,
} from 'react-router';
import { ButtonLink } from '../../../ui/button.tsx';
import { classes } from '../../../ui/classes.ts';
import { Icon } from '../../../ui/icon.tsx';
import { Pagination } from '../../../ui/pagination.tsx';
import { operateApi } from '../../api/operate-api.ts';
import { useMay, usePageCity } from '../../shell/desk-data.ts';
import { PageHead } from '../../shell/page-head.tsx';
import { whenLoggedIn } from '../../shell/when-logged-in.ts';
import { newCarPath } from './car-path.ts';
import { FleetFilters } from './fleet-filters.tsx';
import { FleetTable } from './fleet-table.tsx';
import { addressOf, queryOf, viewIn } from './fleet-view.ts';
import { NoCars } from './no-cars.tsx';

export const handle = { permission: 'fleet.read' } as const;

export const loader = ({ params: { city = '' }, request }: LoaderFunctionArgs) =>
  whenLoggedIn(
    operateApi().listFleet({ query: queryOf(city, viewIn(new URL(request.url).searchParams)) }),
  );

export function Component() {
  const { t } = useTranslation(['cars', 'carForm']);
  const city = usePageCity();
  const mayEdit = useMay('fleet.edit');
  const { total, pages, conditions, cars } = useLoaderData<typeof loader>();
  const view = viewIn(useSearchParams()[0]);
  const isLoading = useNavigation().state === 'loading';
  const states = conditions
    .toSorted((one, other) => other.count - one.count)
    .map(({ condition, count }) => t(`counted.${condition}`, { count }));
  return (
    <div className="desk-width py-8">
      <PageHead name={t('name')} title={t('count', { count: total })} text={states.join(', ')}>
        {mayEdit && (
          <ButtonLink to={newCarPath(city.id)}>
            <Icon name="plus" className="size-4 stroke-[2.4]" />
            {t('carForm:add')}
          </ButtonLink>
        )}
      </PageHead>
      <FleetFilters view={view} conditions={conditions} />
      <p role="status" className="sr-only">
        {!isLoading && t('list.found', { count: total })}
      </p>
      {cars.length === 0 ? (
        <NoCars view={view} />
      ) : (
        <div aria-busy={isLoading} className={classes('transition', isLoading && 'opacity-60')}>
          <FleetTable cars={cars} view={view} />
          <div className="mt-6">
            <Pagination
              current={view.page}
              pageCount={pages}
              addressOf={(page) => addressOf({ ...view, page })}
            />
          </div>
        </div>
      )}
    </div>
  );
}

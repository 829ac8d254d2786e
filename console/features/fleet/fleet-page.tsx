import './fleet-words.ts';
import { useTranslation } from 'react-i18next';
import {
  type LoaderFunctionArgs,
  useLoaderData,
  useNavigation,
  useSearchParams,
} from 'react-router';
import { ButtonLink } from '../../../ui/button.tsx';
import { buttonStyle } from '../../../ui/button-style.ts';
import { classes } from '../../../ui/classes.ts';
import { Icon } from '../../../ui/icon.tsx';
import { operateApi } from '../../api/operate-api.ts';
import { useMay, usePageCity } from '../../shell/desk-data.ts';
import { PageHead } from '../../shell/page-head.tsx';
import { useCityChanges } from '../../shell/use-city-changes.ts';
import { whenLoggedIn } from '../../shell/when-logged-in.ts';
import { importPath, newCarPath } from './car-path.ts';
import { FleetFilters } from './fleet-filters.tsx';
import { FleetTable } from './fleet-table.tsx';
import { addressOf, exportAddress, queryOf, viewIn } from './fleet-view.ts';
import { listPage } from './list-page.ts';
import { NoCars } from './no-cars.tsx';
import { WhoCould } from './who-could.tsx';

export const handle = { permission: 'fleet.read' } as const;

export const loader = ({ params: { city = '' }, request }: LoaderFunctionArgs) =>
  whenLoggedIn(
    Promise.all([
      listPage(queryOf(city, viewIn(new URL(request.url).searchParams)), 1),
      operateApi().listFleetViews(),
    ]),
  );

export function Component() {
  const { t } = useTranslation(['cars', 'carForm', 'carImport']);
  const city = usePageCity();
  useCityChanges(city.id);
  const mayEdit = useMay('fleet.edit');
  const [list, { views }] = useLoaderData<typeof loader>();
  const { total, conditions } = list;
  const view = viewIn(useSearchParams()[0]);
  const isLoading = useNavigation().state === 'loading';
  const states = conditions
    .toSorted((one, other) => other.count - one.count)
    .map(({ condition, count }) => t(`counted.${condition}`, { count }));
  return (
    <div className="desk-width py-8">
      <PageHead name={t('name')} title={t('count', { count: total })} text={states.join(', ')}>
        <a
          href={exportAddress(city.id, view)}
          download
          className={buttonStyle({ variant: 'outline' })}
        >
          {t('carImport:export')}
        </a>
        {mayEdit && (
          <>
            <ButtonLink variant="outline" to={importPath(city.id)}>
              {t('carImport:open')}
            </ButtonLink>
            <ButtonLink to={newCarPath(city.id)}>
              <Icon name="plus" className="size-4 stroke-[2.4]" />
              {t('carForm:add')}
            </ButtonLink>
          </>
        )}
      </PageHead>
      <WhoCould needs="fleet.edit" />
      <FleetFilters view={view} views={views} conditions={conditions} />
      <p role="status" className="sr-only">
        {!isLoading && t('list.found', { count: total })}
      </p>
      {total === 0 ? (
        <NoCars view={view} />
      ) : (
        <div aria-busy={isLoading} className={classes('transition', isLoading && 'opacity-60')}>
          <FleetTable key={addressOf(view)} list={list} view={view} />
        </div>
      )}
    </div>
  );
}

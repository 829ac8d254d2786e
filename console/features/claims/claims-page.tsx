import './claim-words.ts';
import { useTranslation } from 'react-i18next';
import { type LoaderFunctionArgs, useLoaderData, useNavigate, useSearchParams } from 'react-router';
import { claimGroups } from '../../../domain/charges/claim-groups.ts';
import { ButtonLink } from '../../../ui/button.tsx';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { Segments } from '../../../ui/segments.tsx';
import { operateApi } from '../../api/operate-api.ts';
import { usePageCity } from '../../shell/desk-data.ts';
import { ListCard, ListPages } from '../../shell/desk-list.tsx';
import { PageHead } from '../../shell/page-head.tsx';
import { pathOf } from '../../shell/pages.ts';
import { useCityChanges } from '../../shell/use-city-changes.ts';
import { whenLoggedIn } from '../../shell/when-logged-in.ts';
import { ClaimTable } from './claim-table.tsx';
import { ExportClaims } from './export-claims.tsx';

export const handle = { permission: 'bookings.read' } as const;

const ALL = 'all';

const groupIn = (search: URLSearchParams) =>
  claimGroups.find((group) => group === search.get('show')) ?? ALL;

const asked = (search: URLSearchParams) => {
  const group = groupIn(search);
  return group === ALL ? {} : { group };
};

export function loader({ params: { city = '' }, request }: LoaderFunctionArgs) {
  const search = new URL(request.url).searchParams;
  const query = { city, ...asked(search), page: search.get('page') ?? '1' };
  return whenLoggedIn(operateApi().listClaims({ query }));
}

/** What renters were asked to pay for, what waits for us first. */
export function Component() {
  const { t } = useTranslation('claims');
  const city = usePageCity();
  useCityChanges(city.id);
  const { items, page, pages, total, groups } = useLoaderData<typeof loader>();
  const [search] = useSearchParams();
  const navigate = useNavigate();
  const here = pathOf('claims', city.id);
  const isNarrowed = groupIn(search) !== ALL;
  return (
    <div className="desk-width py-8">
      <PageHead
        name={t('name')}
        title={t('list.title', { city: city.name })}
        text={t('list.count', { count: total })}
      >
        {total > 0 && <ExportClaims query={asked(search)} />}
        {city.permissions.includes('claims.make') && (
          <ButtonLink variant="outline" to={`${here}/import`}>
            {t('list.import')}
          </ButtonLink>
        )}
      </PageHead>
      <search className="mb-4 flex">
        <Segments
          label={t('list.group')}
          options={[
            { id: ALL, label: t('list.any') },
            ...groups.map(({ group, count }) => ({
              id: group,
              label: t('list.groupCount', { group: t(`list.groups.${group}`), count }),
            })),
          ]}
          value={groupIn(search)}
          onChange={(group) =>
            void navigate(group === ALL ? here : `${here}?show=${group}`, {
              preventScrollReset: true,
            })
          }
        />
      </search>
      {items.length > 0 ? (
        <ListCard label={t('list.label')}>
          <ClaimTable claims={items} />
        </ListCard>
      ) : (
        <EmptyState
          level={2}
          illustration="no-bookings"
          title={isNarrowed ? t('list.none') : t('list.empty')}
          text={isNarrowed ? t('list.noneText', { city: city.name }) : t('list.emptyText')}
        >
          <ButtonLink variant="outline" to={isNarrowed ? here : pathOf('bookings', city.id)}>
            {isNarrowed ? t('list.clear') : t('list.bookings')}
          </ButtonLink>
        </EmptyState>
      )}
      <ListPages page={page} pages={pages} />
    </div>
  );
}

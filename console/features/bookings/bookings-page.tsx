import './booking-words.ts';
import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { type LoaderFunctionArgs, useLoaderData, useNavigate, useSearchParams } from 'react-router';
import { type BookingGroup, bookingGroups } from '../../../domain/booking-groups.ts';
import { ButtonLink } from '../../../ui/button.tsx';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { Icon } from '../../../ui/icon.tsx';
import { Segments } from '../../../ui/segments.tsx';
import { operateApi } from '../../api/operate-api.ts';
import { useMay, usePageCity } from '../../shell/desk-data.ts';
import { ListCard, ListPages } from '../../shell/desk-list.tsx';
import { PageHead } from '../../shell/page-head.tsx';
import { newBookingPath, pathOf } from '../../shell/pages.ts';
import { useCityChanges } from '../../shell/use-city-changes.ts';
import { whenLoggedIn } from '../../shell/when-logged-in.ts';
import { BookingTable } from './booking-table.tsx';
import { ExportBookings } from './export-bookings.tsx';

export const handle = { permission: 'bookings.read' } as const;

const ALL = 'all';
const DEFAULT: BookingGroup = 'upcoming';
/** What is typed is looked for a moment after the last key. */
const WAIT_MS = 250;

const groupIn = (search: URLSearchParams): BookingGroup | typeof ALL => {
  const asked = search.get('show');
  if (asked === ALL) return ALL;
  // Whoever looks for a booking does not know whether it is over.
  return bookingGroups.find((group) => group === asked) ?? (search.get('text') ? ALL : DEFAULT);
};

const asked = (search: URLSearchParams) => {
  const group = groupIn(search);
  return { text: search.get('text') ?? '', ...(group === ALL ? {} : { group }) };
};

export function loader({ params: { city = '' }, request }: LoaderFunctionArgs) {
  const search = new URL(request.url).searchParams;
  const query = { city, ...asked(search), page: search.get('page') ?? '1' };
  return whenLoggedIn(operateApi().listDeskBookings({ query }));
}

export function Component() {
  const { t } = useTranslation('bookings');
  const city = usePageCity();
  useCityChanges(city.id);
  const { items, page, pages, total, groups } = useLoaderData<typeof loader>();
  const mayBook = useMay('bookings.change');
  const [search] = useSearchParams();
  const here = pathOf('bookings', city.id);
  const text = search.get('text') ?? '';
  const isNarrowed = text !== '' || groupIn(search) !== ALL;
  const hasAny = groups.some(({ count }) => count > 0);
  return (
    <div className="desk-width py-8">
      <PageHead
        name={t('name')}
        title={t('list.title', { city: city.name })}
        text={t('list.count', { count: total })}
      >
        {total > 0 && <ExportBookings query={asked(search)} />}
        {mayBook && <ButtonLink to={newBookingPath(city.id)}>{t('list.new')}</ButtonLink>}
      </PageHead>
      <Filters groups={groups} />
      {items.length > 0 ? (
        <ListCard label={t('list.label')}>
          <BookingTable bookings={items} timeZone={city.timeZone} cityOf={() => city.id} />
        </ListCard>
      ) : (
        <EmptyState
          level={2}
          illustration="no-bookings"
          title={isNarrowed ? t('list.none') : t('list.empty')}
          text={isNarrowed ? t('list.noneText') : t('list.emptyText', { city: city.name })}
        >
          {(isNarrowed || hasAny) && (
            <ButtonLink variant="outline" to={`${here}?show=${ALL}`}>
              {t('list.clear')}
            </ButtonLink>
          )}
        </EmptyState>
      )}
      <ListPages page={page} pages={pages} />
    </div>
  );
}

function Filters({ groups }: Pick<Awaited<ReturnType<typeof loader>>, 'groups'>) {
  const { t } = useTranslation('bookings');
  const [search] = useSearchParams();
  const navigate = useNavigate();
  const soon = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(soon.current), []);
  const show = (change: Readonly<Record<string, string>>, isTyped = false) => {
    const next = new URLSearchParams(search);
    next.delete('page');
    for (const [name, value] of Object.entries(change)) {
      if (value === '') next.delete(name);
      else next.set(name, value);
    }
    void navigate(`?${next}`, { replace: isTyped, preventScrollReset: true });
  };
  return (
    <search className="mb-4 flex flex-wrap items-center gap-3">
      <label className="relative min-w-80 grow desk:max-w-md">
        <span className="sr-only">{t('list.findLabel')}</span>
        <Icon
          name="find"
          className="pointer-events-none absolute top-1/2 left-3.5 size-4 -translate-y-1/2 stroke-2 text-quiet"
        />
        <input
          type="search"
          defaultValue={search.get('text') ?? ''}
          placeholder={t('list.find')}
          autoComplete="off"
          spellCheck={false}
          maxLength={80}
          onChange={({ target }) => {
            clearTimeout(soon.current);
            soon.current = setTimeout(
              () => show({ text: target.value.trim(), show: '' }, true),
              WAIT_MS,
            );
          }}
          className="h-field w-full rounded-full border border-control bg-card pr-4 pl-10 placeholder:text-quiet focus-visible:rounded-full"
        />
      </label>
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
        onChange={(group) => show({ show: group })}
      />
    </search>
  );
}

import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router';
import { breakpointsPx } from '../../../../domain/policy-constants.ts';
import { classes } from '../../../../ui/classes.ts';
import { useMedia } from '../../../../ui/hooks/use-media.ts';
import { rememberList } from '../../trip/state/last-list.ts';
import { chooseCity } from '../../trip/state/return-option.ts';
import { useSearch } from '../../trip/state/use-search.ts';
import { clearChoices } from '../data/clear-trip.ts';
import { countFilters } from '../data/filters.ts';
import { listAddress } from '../data/list-address.ts';
import type { ListData } from '../data/list-data.ts';
import { useListAddress } from '../data/use-list-address.ts';
import { MapColumn } from '../map/map-column.tsx';
import { TripCompact } from '../trip/trip-compact.tsx';
import { FilterBar } from './filter-bar.tsx';
import { KindChips } from './kind-chips.tsx';
import { type ListDialog, ListDialogs } from './list-dialogs.tsx';
import { IncludedNote, ListHead } from './list-head.tsx';
import { ListResults } from './list-results.tsx';
import { PhoneBar } from './phone-bar.tsx';
import { SortMenu } from './sort-menu.tsx';
import { WideHeader } from './wide-header.tsx';

export function ListPage({ data }: { data: ListData }) {
  const { city, trip } = data;
  const { t } = useTranslation('fleet');
  const navigate = useNavigate();
  const { change } = useSearch();
  const { address, isLoading, go, choose } = useListAddress();
  const [activeId, setActiveId] = useState<string | null>(null);
  const [chosenId, setChosenId] = useState<string | null>(null);
  const [dialog, setDialog] = useState<ListDialog | null>(null);
  const isWide = useMedia(`(width >= ${breakpointsPx.wide}px)`);
  const isMap = address.view === 'map';

  const searchAgain = () => navigate(listAddress({ ...address, page: 1 }));
  const openFilter = () => setDialog('filter');

  useEffect(() => {
    change((search) => clearChoices(chooseCity(search, city.id)));
  }, [change, city.id]);
  const leftAs = listAddress({ ...address, cityId: null, page: 1 });
  useEffect(() => rememberList(leftAs), [leftAs]);

  return (
    <>
      <WideHeader city={city} trip={trip} onSearch={searchAgain} />
      <TripCompact city={city} trip={trip} address={address} />
      <div className="wide:grid wide:grid-cols-[minmax(0,1fr)_minmax(340px,37%)]">
        {/* Where the map has taken its place, the heading is still read out and the list is not. */}
        <div
          className={classes(
            'min-w-0 wide:pr-8 wide:pb-16 wide:pl-gutter',
            isMap
              ? 'max-wide:sr-only max-wide:[&>:not(:first-child)]:hidden'
              : 'max-wide:px-gutter max-wide:pb-8',
          )}
        >
          <div className="flex items-end justify-between gap-4">
            <ListHead city={city} trip={trip} result={data.result} />
            <div className={classes('hidden', isMap ? 'wide:block' : 'tablet:block')}>
              <SortMenu sort={address.sort} onChange={(sort) => go({ sort })} />
            </div>
          </div>
          {trip.replaced && (
            <p role="status" className="mb-5 rounded-card bg-amber-100 px-5 py-3 text-sm text-ink">
              {t(`replaced.${trip.replaced}`)}
            </p>
          )}
          <IncludedNote countryCode={city.countryCode} />
          {data.result.kind === 'found' && (
            <KindChips
              kinds={data.result.kinds}
              filters={address.filters}
              countryCode={city.countryCode}
              onChange={choose}
            />
          )}
          <FilterBar
            filters={address.filters}
            countryCode={city.countryCode}
            onChange={choose}
            onMore={openFilter}
          />
          <ListResults
            data={data}
            address={address}
            isLoading={isLoading}
            activeId={activeId ?? chosenId}
            onActivate={setActiveId}
            onChange={go}
          />
        </div>
        <aside
          aria-label={t('map.label')}
          className={classes(
            'relative border-hair bg-studio-wall wide:block wide:border-l',
            !isMap && 'max-wide:hidden',
          )}
        >
          <MapColumn
            data={data}
            filters={address.filters}
            isShown={isWide || isMap}
            activeId={activeId}
            onActivate={setActiveId}
            chosenId={chosenId}
            onChoose={setChosenId}
          />
        </aside>
      </div>
      <PhoneBar
        filterCount={countFilters(address.filters)}
        isMap={isMap}
        otherView={listAddress({ ...address, view: isMap ? 'list' : 'map' })}
        onFilter={openFilter}
        onSort={() => setDialog('sort')}
      />
      <ListDialogs
        data={data}
        address={address}
        open={dialog}
        onClose={() => setDialog(null)}
        onChange={go}
      />
    </>
  );
}

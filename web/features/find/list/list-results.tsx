import { useTranslation } from 'react-i18next';
import { Pagination } from '../../../../ui/pagination.tsx';
import { noFilters } from '../data/filters.ts';
import { type ListAddress, listAddress } from '../data/list-address.ts';
import type { ListData } from '../data/list-data.ts';
import { CarList, CarListSkeleton } from './car-list.tsx';
import { NoCars, SearchFailed } from './no-cars.tsx';
import { useLate } from './use-late.ts';

interface ListResultsProps {
  readonly data: ListData;
  readonly address: ListAddress;
  readonly isLoading: boolean;
  readonly activeId: string | null;
  readonly onActivate: (id: string | null) => void;
  readonly onChange: (change: Pick<ListAddress, 'filters'>) => void;
}

/** Cars, the wait for them, none, or none to be had. */
export function ListResults(props: ListResultsProps) {
  const { data, address, isLoading, activeId, onActivate, onChange } = props;
  const { t } = useTranslation('fleet');
  const { result, city, trip } = data;
  if (useLate(isLoading))
    return (
      <div aria-busy="true">
        <span className="sr-only">{t('list.loading')}</span>
        <CarListSkeleton />
      </div>
    );
  if (result.kind === 'failed') return <SearchFailed here={listAddress(address)} />;
  if (result.total === 0)
    return (
      <NoCars
        city={city}
        trip={trip}
        address={address}
        onClear={() => onChange({ filters: noFilters })}
      />
    );
  return (
    <>
      <CarList
        cars={result.cars}
        countryCode={city.countryCode}
        days={result.days}
        showsReviews={data.reviewsEnabled}
        activeId={activeId}
        onActivate={onActivate}
      />
      <div className="mt-8">
        <Pagination
          current={result.page}
          pageCount={result.pages}
          addressOf={(page) => listAddress({ ...address, page })}
        />
      </div>
    </>
  );
}

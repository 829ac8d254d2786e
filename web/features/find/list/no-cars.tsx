import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { Button, ButtonLink } from '../../../../ui/button.tsx';
import { buttonStyle } from '../../../../ui/button-style.ts';
import { EmptyState } from '../../../../ui/empty-state.tsx';
import { countFilters } from '../data/filters.ts';
import type { ListAddress } from '../data/list-address.ts';
import type { ListedCity, ListedTrip } from '../data/list-data.ts';
import { searchStep } from '../data/search-step.ts';

interface NoCarsProps {
  readonly city: ListedCity;
  readonly trip: ListedTrip;
  readonly address: ListAddress;
  readonly onClear: () => void;
}

export function NoCars({ city, trip, address, onClear }: NoCarsProps) {
  const { t } = useTranslation('fleet');
  const isFiltered = countFilters(address.filters) > 0;
  const range = { from: trip.starts.day, to: trip.ends.day, city: city.name };
  return (
    <>
      <ListTitle />
      <EmptyState
        illustration="no-cars"
        title={t('empty.title')}
        text={t(isFiltered ? 'empty.filtered' : 'empty.dates', range)}
      >
        {isFiltered && <Button onClick={onClear}>{t('filter.clear')}</Button>}
        <ButtonLink variant={isFiltered ? 'link' : 'ink'} to={searchStep('dates', address)}>
          {t('empty.changeDates')}
        </ButtonLink>
      </EmptyState>
    </>
  );
}

/** A link to where we are: it asks again, with scripts or without. */
export function SearchFailed({ here }: { here: string }) {
  const { t } = useTranslation('fleet');
  return (
    <>
      <ListTitle />
      <EmptyState illustration="error" title={t('failed.title')} text={t('failed.text')}>
        <Link to={here} replace className={buttonStyle({})}>
          {t('failed.retry')}
        </Link>
      </EmptyState>
    </>
  );
}

/** The names of the cars are headings below the page's; here stands the list's own instead. */
function ListTitle() {
  const { t } = useTranslation('fleet');
  return <h2 className="sr-only">{t('list.label')}</h2>;
}

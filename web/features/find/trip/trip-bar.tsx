import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../../../ui/button.tsx';
import { useDeferred } from '../../../../ui/use-deferred.ts';
import { useCitySearch } from '../../trip/state/use-search.ts';
import type { ListedCity, ListedTrip } from '../data/list-data.ts';
import { shortAddress } from '../data/short-address.ts';
import { TripCell } from './trip-cell.tsx';
import { type TripSection, tripBarStyle } from './trip-sections.ts';

interface TripBarProps {
  readonly city: ListedCity;
  readonly trip: ListedTrip;
  /** Asks for the cars again. */
  readonly onSearch: () => void;
}

const loadEditor = () => import('./trip-editor.tsx');

/** The trip at a glance. What it takes to change it comes with the first press. */
export function TripBar({ city, trip, onSearch }: TripBarProps) {
  const { t } = useTranslation('fleet');
  const { search } = useCitySearch(city.id);
  const [wanted, setWanted] = useState<TripSection | null>(null);
  const editor = useDeferred(loadEditor, wanted !== null);

  if (wanted !== null && editor.state === 'ready')
    return <editor.module.TripEditor city={city} openAtFirst={wanted} onSearch={onSearch} />;

  const open = (part: TripSection) => {
    if (editor.state === 'failed') editor.retry();
    setWanted(part);
  };
  const isWaiting = (part: TripSection) => wanted === part && editor.state === 'waiting';
  const delivery = shortAddress(search.start.query);
  const isSame = search.returnOption === 'same_address';
  return (
    <form
      aria-label={t('trip.label')}
      onSubmit={(event) => {
        event.preventDefault();
        // Without an address there is nothing to search for yet: it is asked for.
        if (search.start.location) onSearch();
        else open('addresses');
      }}
      className={tripBarStyle}
    >
      <TripCell
        label={t('trip.addresses')}
        from={delivery || t('trip.noAddress')}
        to={delivery && !isSame ? shortAddress(search.end.query) : undefined}
        isOpen={false}
        isWaiting={isWaiting('addresses')}
        onPress={() => open('addresses')}
      />
      <TripCell
        isWhole
        label={t('trip.dates', { city: city.name })}
        from={`${trip.starts.day}, ${trip.starts.time}`}
        to={`${trip.ends.day}, ${trip.ends.time}`}
        isOpen={false}
        isWaiting={isWaiting('dates')}
        onPress={() => open('dates')}
      />
      <Button variant="primary" type="submit">
        {t('trip.search')}
      </Button>
    </form>
  );
}

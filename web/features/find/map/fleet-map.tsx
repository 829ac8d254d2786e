import { useState } from 'react';
import { breakpointsPx } from '../../../../domain/policy-constants.ts';
import { useMedia } from '../../../../ui/hooks/use-media.ts';
import { CityMap } from '../../map/city-map.tsx';
import { useSearch } from '../../trip/state/use-search.ts';
import type { ListData } from '../data/list-data.ts';
import { useStableTrip } from '../data/use-stable-trip.ts';
import { CarPreview } from './car-preview.tsx';
import { PricePins } from './price-pins.tsx';

interface FleetMapProps {
  readonly data: ListData;
  readonly activeId: string | null;
  readonly onActivate: (id: string | null) => void;
}

/** What the bar with filter, sort and list covers where the map is the page. */
const barPx = 72;

/** The cars of this page where they stand, and the renter's own doors. */
export function FleetMap({ data, activeId, onActivate }: FleetMapProps) {
  const { city, result } = data;
  const { search } = useSearch();
  const trip = useStableTrip(search.start.location, search.end.location);
  const [chosenId, setChosenId] = useState<string | null>(null);
  const isWide = useMedia(`(width >= ${breakpointsPx.wide}px)`);
  const cars = result.kind === 'found' ? result.cars : [];
  const chosen = cars.find(({ id }) => id === chosenId);
  const doors = [trip.delivery, trip.return].filter((door) => door !== null);
  const seen = [...cars.map((car) => car.base), ...doors];

  const choose = (id: string) => {
    setChosenId(id);
    document.getElementById(`car-${id}`)?.scrollIntoView({ block: 'nearest' });
  };
  return (
    <>
      <CityMap
        city={city}
        areas={city.areas}
        points={seen.length > 0 ? seen : [city.boundingBox.southWest, city.boundingBox.northEast]}
        trip={trip}
        hasPins
        isAside={isWide}
        footPx={isWide ? 0 : barPx}
      >
        <PricePins
          cars={cars}
          doors={doors}
          activeId={activeId ?? chosen?.id ?? null}
          onActivate={onActivate}
          onChoose={choose}
        />
      </CityMap>
      {chosen && result.kind === 'found' && (
        <CarPreview car={chosen} days={result.days} onClose={() => setChosenId(null)} />
      )}
    </>
  );
}

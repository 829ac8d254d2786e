import { useMemo, useState } from 'react';
import { breakpointsPx } from '../../../../domain/policy-constants.ts';
import { useMedia } from '../../../../ui/hooks/use-media.ts';
import { CityMap } from '../../map/city-map.tsx';
import { useSearch } from '../../trip/state/use-search.ts';
import type { ListData, ListedCar } from '../data/list-data.ts';
import { useStableTrip } from '../data/use-stable-trip.ts';
import { CarPreview } from './car-preview.tsx';
import { CarsHere } from './cars-here.tsx';
import { PricePins, pinId, pinWidthPx } from './price-pins.tsx';

export interface FleetMapProps {
  readonly data: ListData;
  /** Pointed at, in the list or on the map. */
  readonly activeId: string | null;
  readonly onActivate: (id: string | null) => void;
  /** Pressed on the map. */
  readonly chosenId: string | null;
  readonly onChoose: (id: string | null) => void;
}

/** What the bar with filter, sort and list covers where the map is the page. */
const barPx = 72;
const noCars: readonly ListedCar[] = [];

/** The cars of this page where they stand, and the renter's own doors. */
export function FleetMap({ data, activeId, onActivate, chosenId, onChoose }: FleetMapProps) {
  const { city, result } = data;
  const { search } = useSearch();
  const trip = useStableTrip(search.start.location, search.end.location);
  const [openIds, setOpenIds] = useState<readonly string[]>([]);
  const isWide = useMedia(`(width >= ${breakpointsPx.wide}px)`);
  const cars = result.kind === 'found' ? result.cars : noCars;
  const pins = useMemo(
    () => cars.map((car) => ({ id: car.id, at: car.base, widthPx: pinWidthPx(car) })),
    [cars],
  );
  const chosen = cars.find(({ id }) => id === chosenId);
  const open = cars.filter(({ id }) => openIds.includes(id));
  const [firstOpen] = open;
  const doors = [trip.delivery, trip.return].filter((door) => door !== null);
  const seen = [...cars.map((car) => car.base), ...doors];

  const close = () => {
    setOpenIds([]);
    if (firstOpen) document.getElementById(pinId(firstOpen.id))?.focus();
  };
  const choose = (id: string) => {
    if (firstOpen) close();
    onChoose(id);
    document.getElementById(`car-${id}`)?.scrollIntoView({ block: 'nearest' });
  };
  return (
    <>
      <CityMap
        city={city}
        areas={city.areas}
        points={seen.length > 0 ? seen : [city.boundingBox.southWest, city.boundingBox.northEast]}
        trip={trip}
        pins={pins}
        drawPins={(groups) => (
          <PricePins
            groups={groups}
            cars={cars}
            activeId={activeId}
            chosenId={chosenId}
            openId={firstOpen?.id ?? null}
            onActivate={onActivate}
            onChoose={choose}
            onOpen={(ids) => (ids[0] === firstOpen?.id ? close() : setOpenIds(ids))}
          />
        )}
        isAside={isWide}
        footPx={isWide ? 0 : barPx}
      />
      {firstOpen && (
        <CarsHere
          key={firstOpen.id}
          cars={open}
          onActivate={onActivate}
          onChoose={choose}
          onClose={close}
        />
      )}
      {!firstOpen && chosen && result.kind === 'found' && (
        <CarPreview car={chosen} days={result.days} onClose={() => onChoose(null)} />
      )}
    </>
  );
}

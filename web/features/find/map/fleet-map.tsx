import { useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { CarFilters } from '../../../../domain/car-filters.ts';
import { breakpointsPx } from '../../../../domain/policy-constants.ts';
import { useMedia } from '../../../../ui/hooks/use-media.ts';
import { CityMap } from '../../map/city-map.tsx';
import { useSearch } from '../../trip/state/use-search.ts';
import type { ListData, ListedCar } from '../data/list-data.ts';
import { useBases } from '../data/use-bases.ts';
import { useStableTrip } from '../data/use-stable-trip.ts';
import { CarPreview } from './car-preview.tsx';
import { CarsHere } from './cars-here.tsx';
import { PricePins, pinId, pinWidthPx } from './price-pins.tsx';

export interface FleetMapProps {
  readonly data: ListData;
  readonly filters: CarFilters;
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
export function FleetMap(props: FleetMapProps) {
  const { data, filters, activeId, onActivate, chosenId, onChoose } = props;
  const { city, result } = data;
  const { t } = useTranslation('map');
  const { search } = useSearch();
  const trip = useStableTrip(search.start.location, search.end.location);
  const [openIds, setOpenIds] = useState<readonly string[]>([]);
  const isWide = useMedia(`(width >= ${breakpointsPx.wide}px)`);
  const cars = result.kind === 'found' ? result.cars : noCars;
  const pins = useMemo(
    () => cars.map((car) => ({ id: car.id, at: car.base, widthPx: pinWidthPx(car) })),
    [cars],
  );
  const bases = useBases(filters, { cityId: city.id, from: data.trip.from, to: data.trip.to });
  const beyond = result.kind === 'found' ? result.total - cars.length : 0;
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
        bases={bases}
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
      >
        {beyond > 0 && bases.length > 0 && (
          <p className="pointer-events-none! absolute top-4 left-4 flex items-center gap-2 rounded-full bg-card px-3 py-1 text-xs shadow-float">
            <span aria-hidden="true" className="size-2 rounded-full border-4 border-ink" />
            {t('beyond', { count: beyond })}
          </p>
        )}
      </CityMap>
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

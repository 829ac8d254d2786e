import { useEffect, useState } from 'react';
import type { Point } from '../../../domain/service-area.ts';
import type { CityShape } from '../../../ui/map/city-shape.ts';
import { streetRoute } from '../../../ui/map/street-route.ts';
import { isSamePlace, type TripPoints } from './map-lines.ts';

interface Found {
  readonly shape: CityShape;
  readonly trip: TripPoints;
  readonly route: readonly Point[] | null;
}

/** Looked for once the map is painted: it takes longer than a frame. */
export function useStreetRoute(shape: CityShape | null, trip: TripPoints): readonly Point[] | null {
  const [found, setFound] = useState<Found | null>(null);
  useEffect(() => {
    const { delivery, return: end } = trip;
    if (!shape || !delivery || !end || isSamePlace(delivery, end)) return;
    const timer = setTimeout(() =>
      setFound({ shape, trip, route: streetRoute(shape, delivery, end) }),
    );
    return () => clearTimeout(timer);
  }, [shape, trip]);
  return found?.shape === shape && found?.trip === trip ? found.route : null;
}

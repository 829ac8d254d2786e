import { useMemo } from 'react';
import type { Point } from '../../../../domain/service-area.ts';
import type { TripPoints } from '../../map/map-lines.ts';

/** The same doors are the same trip: the map is not drawn anew each time the cookie is read. */
export function useStableTrip(delivery: Point | null, end: Point | null): TripPoints {
  const said = JSON.stringify({ delivery, return: end });
  return useMemo(() => JSON.parse(said), [said]);
}

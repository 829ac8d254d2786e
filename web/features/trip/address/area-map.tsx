import { useMemo, useRef } from 'react';
import { useSeen } from '../../../../ui/hooks/use-seen.ts';
import { useDeferred } from '../../../../ui/use-deferred.ts';
import { AreaOutline, type OutlinedCity } from './area-outline.tsx';

const loadMap = () => import('../../map/city-map.tsx');

/** The areas on the city's map; as mere outlines until it comes, or where it cannot. */
export function AreaMap({ city }: { city: OutlinedCity }) {
  const frame = useRef<HTMLDivElement>(null);
  const part = useDeferred(loadMap, useSeen(frame));
  const areas = useMemo(() => city.areas.map((area) => area.outline), [city]);
  const { southWest, northEast } = city.boundingBox;
  return (
    <div
      ref={frame}
      // The shape in which the whole of each city can be seen.
      className="relative aspect-[9/10] self-start overflow-hidden rounded-card bg-studio-wall"
    >
      {part.state === 'ready' ? (
        <part.module.CityMap city={city} areas={areas} points={[southWest, northEast]} />
      ) : (
        <AreaOutline city={city} />
      )}
    </div>
  );
}

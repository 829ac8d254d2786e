import { useMemo, useRef } from 'react';
import { AreaOutline, type OutlinedCity } from './area-outline.tsx';
import { usePart } from './use-part.ts';
import { useSeen } from './use-seen.ts';

const loadMap = () => import('../map/city-map.tsx');

/** The areas on the city's map; as mere outlines until it comes, or where it cannot. */
export function AreaMap({ city }: { city: OutlinedCity }) {
  const frame = useRef<HTMLDivElement>(null);
  const part = usePart(loadMap, useSeen(frame));
  const areas = useMemo(() => city.areas.map((area) => area.boundingBox), [city]);
  const corners = useMemo(() => [city.boundingBox.southWest, city.boundingBox.northEast], [city]);
  return (
    <div
      ref={frame}
      className="relative aspect-square overflow-hidden rounded-card bg-studio-wall tablet:aspect-[4/3]"
    >
      {part.state === 'ready' ? (
        <part.module.CityMap city={city} areas={areas} points={corners} />
      ) : (
        <AreaOutline city={city} />
      )}
    </div>
  );
}

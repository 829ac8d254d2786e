import type { Map as MapLibre } from 'maplibre-gl';
import { useEffect, useMemo, useRef, useState } from 'react';
import type { Point } from '../../domain/service-area.ts';
import { putAt, type Surface } from './surface.ts';

/** Keeps the pins at their points while the map moves under them. */
export function useLiveSurface(map: MapLibre | null): Surface {
  const placed = useRef(new Map<HTMLElement, Point>());
  const [rested, setRested] = useState<number | null>(null);
  const zoom = rested ?? map?.getZoom() ?? 0;

  useEffect(() => {
    if (!map) return;
    const follow = () => {
      for (const [element, at] of placed.current) putAt(element, pixelOf(map, at));
    };
    const rest = () => setRested(map.getZoom());
    map.on('move', follow);
    map.on('resize', follow);
    map.on('zoomend', rest);
    return () => {
      map.off('move', follow);
      map.off('resize', follow);
      map.off('zoomend', rest);
    };
  }, [map]);

  return useMemo(
    () => ({
      zoom,
      place: (element, at) => {
        placed.current.set(element, at);
        if (map) putAt(element, pixelOf(map, at));
        return () => placed.current.delete(element);
      },
    }),
    [map, zoom],
  );
}

function pixelOf(map: MapLibre, { latitude, longitude }: Point) {
  return map.project([longitude, latitude]);
}

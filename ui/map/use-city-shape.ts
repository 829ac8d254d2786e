import { useEffect, useMemo, useState } from 'react';
import type { Polygon } from '../../domain/polygon.ts';
import { type CityShape, isDrawn, loadCityShape, plainShape } from './city-shape.ts';

export function useCityShape(cityId: string, areas: readonly Polygon[]): CityShape | null {
  const [loaded, setLoaded] = useState<{ cityId: string; shape: CityShape } | null>(null);
  const plain = useMemo(() => (isDrawn(cityId) ? null : plainShape(areas)), [cityId, areas]);
  useEffect(() => {
    if (!isDrawn(cityId)) return;
    let isCurrent = true;
    loadCityShape(cityId).then(
      (shape) => isCurrent && setLoaded({ cityId, shape }),
      // The pins still stand in their places, on plain ground.
      (error: unknown) => console.error(error),
    );
    return () => {
      isCurrent = false;
    };
  }, [cityId]);
  return plain ?? (loaded?.cityId === cityId ? loaded.shape : null);
}

import { useEffect, useState } from 'react';
import { type CityShape, loadCityShape } from './city-shape.ts';

export function useCityShape(cityId: string): CityShape | null {
  const [loaded, setLoaded] = useState<{ cityId: string; shape: CityShape } | null>(null);
  useEffect(() => {
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
  return loaded?.cityId === cityId ? loaded.shape : null;
}

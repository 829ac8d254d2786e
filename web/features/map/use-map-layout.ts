import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { landOf } from '../../../domain/land.ts';
import type { Point } from '../../../domain/service-area.ts';
import type { CityShape } from '../../../ui/map/city-shape.ts';
import type { MapPin } from './gather-pins.ts';
import { layOutMap, type MapLayout } from './map-layout.ts';
import type { TripPoints } from './map-lines.ts';

interface Standing {
  readonly shape: CityShape | null;
  readonly zoom: number;
  readonly pins: readonly MapPin[];
  readonly bases: readonly Point[];
  readonly trip: TripPoints;
}

/** Until the city's shape has come, all is land. */
const allLand = () => 0;

export function useMapLayout({ shape, zoom, pins, bases, trip }: Standing): MapLayout {
  const { t } = useTranslation('map');
  const landAt = useMemo(() => (shape ? landOf(shape.features) : allLand), [shape]);
  return useMemo(() => {
    const names = { delivery: t('delivery'), return: t('return'), both: t('both') };
    return layOutMap({ zoom, pins, bases, trip, names, landAt });
  }, [zoom, pins, bases, trip, landAt, t]);
}

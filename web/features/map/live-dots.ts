import type { Map as MapLibre } from 'maplibre-gl';
import type { Point } from '../../../domain/service-area.ts';
import { mapColours } from '../../../ui/map/map-appearance.ts';
import { paintedColour } from '../../../ui/map/painted-colour.ts';
import { setFeatures } from '../../../ui/map/set-features.ts';
import { dotRadiusPx } from './spread-dots.ts';

const id = 'dots';

/** Draws our dots over whatever style the map has, or redraws them. */
export function drawDots(map: MapLibre, dots: readonly Point[]): void {
  const features = dots.map(({ latitude, longitude }) => ({
    type: 'Feature' as const,
    properties: {},
    geometry: { type: 'Point' as const, coordinates: [longitude, latitude] },
  }));
  setFeatures(map, id, features, () =>
    map.addLayer({
      id,
      type: 'circle',
      source: id,
      paint: {
        'circle-radius': dotRadiusPx,
        'circle-color': paintedColour(mapColours.route),
        'circle-stroke-color': paintedColour(mapColours.routeHalo),
        'circle-stroke-width': 1.5,
      },
    }),
  );
}

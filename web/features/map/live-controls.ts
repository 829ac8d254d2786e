import type { Map as MapLibre } from 'maplibre-gl';
import type { Point } from '../../../domain/service-area.ts';
import type { MapControls } from '../../../ui/map/surface.ts';

export function liveControls(map: MapLibre): MapControls {
  return {
    zoomBy: (steps) => map.zoomTo(map.getZoom() + steps),
    moveBy: ({ x, y }) => map.panBy([x, y]),
    center: () => liveCenter(map),
  };
}

export function liveCenter(map: MapLibre): Point {
  const { lat, lng } = map.getCenter();
  return { latitude: lat, longitude: lng };
}

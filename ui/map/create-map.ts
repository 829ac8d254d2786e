import { Map as MapLibre, setWorkerUrl } from 'maplibre-gl';
import workerUrl from 'maplibre-gl/dist/maplibre-gl-worker.mjs?url';
import type { Point } from '../../domain/service-area.ts';
import { type Camera, zoomLimits } from '../projection.ts';
import type { CityShape } from './city-shape.ts';
import { cityStyle } from './map-style.ts';
import { paintedStyle } from './painted-colour.ts';

setWorkerUrl(workerUrl);

/** Without WebGL the constructor throws: an expected answer here, and what was drawn meanwhile stays. */
export function createMap(
  container: HTMLElement,
  shape: CityShape,
  /** A hosted style by configuration, or none for our own map. */
  styleUrl: string | null,
  { center, zoom }: Camera,
): MapLibre | null {
  const [west, south, east, north] = shape.ground;
  try {
    const map = new MapLibre({
      container,
      style: styleUrl ?? paintedStyle(cityStyle(shape)),
      center: toLngLat(center),
      zoom,
      ...zoomLimits,
      maxBounds: [west, south, east, north],
      // A hosted style names its makers by itself; ours are named beside the map.
      attributionControl: styleUrl ? { compact: true } : false,
      // What stands around the map takes the keys, for the drawn map as well.
      keyboard: false,
      dragRotate: false,
      pitchWithRotate: false,
      touchPitch: false,
    });
    map.touchZoomRotate.disableRotation();
    // What stands around it is what is named and focused.
    for (const attribute of ['tabindex', 'role', 'aria-label'])
      map.getCanvas().removeAttribute(attribute);
    return map;
  } catch {
    return null;
  }
}

export const toLngLat = ({ latitude, longitude }: Point): [number, number] => [longitude, latitude];

import type { Map as MapLibre } from 'maplibre-gl';
import type { Mark } from '../../../ui/map/mark.ts';
import { setFeatures } from '../../../ui/map/set-features.ts';
import type { Size } from '../../../ui/projection.ts';

const id = 'marks';

/**
 * Whatever style the map has, its names make way for what stands on it: an invisible symbol lies under
 * each mark, in the topmost layer, whose symbols are placed first.
 */
export function keepClear(map: MapLibre, marks: readonly Mark[]): void {
  for (const { size } of marks) addSpace(map, size);
  const features = marks.map(({ at, offset, size }) => ({
    type: 'Feature' as const,
    properties: { space: nameOf(size), offset: [offset.x, offset.y] },
    geometry: { type: 'Point' as const, coordinates: [at.longitude, at.latitude] },
  }));
  setFeatures(map, id, features, () =>
    map.addLayer({
      id,
      type: 'symbol',
      source: id,
      layout: {
        'icon-image': ['get', 'space'],
        'icon-offset': ['get', 'offset'],
        'icon-allow-overlap': true,
        'icon-padding': 2,
      },
    }),
  );
}

const nameOf = ({ width, height }: Size) => `space-${Math.ceil(width)}-${Math.ceil(height)}`;

function addSpace(map: MapLibre, size: Size): void {
  if (map.hasImage(nameOf(size))) return;
  const [width, height] = [Math.ceil(size.width), Math.ceil(size.height)];
  map.addImage(nameOf(size), { width, height, data: new Uint8Array(width * height * 4) });
}

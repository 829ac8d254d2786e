import type { LayerSpecification, Map as MapLibre } from 'maplibre-gl';
import { paintedColour } from '../../../ui/map/painted-colour.ts';
import { setFeatures } from '../../../ui/map/set-features.ts';
import { lineStyles, type MapLine } from './map-lines.ts';

const sourceId = 'lines';

/** Draws our lines over whatever style the map has, but under its names, or redraws them. */
export function drawLines(map: MapLibre, lines: readonly MapLine[]): void {
  const features = lines.map(({ kind, points }) => ({
    type: 'Feature' as const,
    properties: { kind },
    geometry: {
      type: 'LineString' as const,
      coordinates: points.map(({ latitude, longitude }) => [longitude, latitude]),
    },
  }));
  setFeatures(map, sourceId, features, () => addLayers(map));
}

function addLayers(map: MapLibre): void {
  const firstName = map.getStyle().layers.find(({ type }) => type === 'symbol')?.id;
  for (const { id, kind, colour, width, dashes } of lineStyles) {
    const layer: LayerSpecification = {
      id: `${sourceId}-${id}`,
      type: 'line',
      source: sourceId,
      filter: ['==', ['get', 'kind'], kind],
      layout: { 'line-cap': dashes ? 'butt' : 'round', 'line-join': 'round' },
      paint: {
        'line-color': paintedColour(colour),
        'line-width': width,
        ...(dashes ? { 'line-dasharray': [...dashes] } : {}),
      },
    };
    map.addLayer(layer, firstName);
  }
}

import type { Map as MapLibre } from 'maplibre-gl';
import { polygonOf } from '../../../domain/polygon.ts';
import type { Box } from '../../../domain/service-area.ts';
import { mapColours } from '../../../ui/map/map-appearance.ts';
import { paintedColour } from '../../../ui/map/painted-colour.ts';
import { setFeatures } from '../../../ui/map/set-features.ts';
import type { NamedArea } from './area-drawing.tsx';

const sourceId = 'areas';

interface Ground {
  readonly areas: readonly NamedArea[];
  readonly bounds: Box;
  /** Whether another one is drawn over them. */
  readonly isBehind: boolean;
}

/** Areas inside the bounds of their city, under the names of the map. */
export function drawAreas(map: MapLibre, { areas, bounds, isBehind }: Ground): void {
  const shapes = [
    { kind: 'bounds', outline: polygonOf(bounds) },
    ...areas.map(({ outline }) => ({ kind: 'area', outline })),
  ];
  const features = shapes.map(({ kind, outline }) => ({
    type: 'Feature' as const,
    properties: { kind },
    geometry: outline,
  }));
  setFeatures(map, sourceId, features, () => addLayers(map, isBehind));
}

function addLayers(map: MapLibre, isBehind: boolean): void {
  const firstName = map.getStyle().layers.find(({ type }) => type === 'symbol')?.id;
  const [ink, edge] = [mapColours.route, mapColours.outline].map(paintedColour) as [string, string];
  map.addLayer(
    {
      id: 'areas-ground',
      type: 'fill',
      source: sourceId,
      filter: ['==', ['get', 'kind'], 'area'],
      paint: { 'fill-color': ink, 'fill-opacity': isBehind ? 0.03 : 0.08 },
    },
    firstName,
  );
  map.addLayer(
    {
      id: 'areas-edges',
      type: 'line',
      source: sourceId,
      filter: ['==', ['get', 'kind'], 'area'],
      layout: { 'line-join': 'round' },
      paint: { 'line-color': isBehind ? edge : ink, 'line-width': 1.5 },
    },
    firstName,
  );
  map.addLayer(
    {
      id: 'areas-bounds',
      type: 'line',
      source: sourceId,
      filter: ['==', ['get', 'kind'], 'bounds'],
      paint: { 'line-color': edge, 'line-width': 1.5, 'line-dasharray': [3, 3] },
    },
    firstName,
  );
}

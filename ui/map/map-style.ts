import type {
  ExpressionSpecification,
  GeoJSONSourceSpecification,
  LayerSpecification,
  StyleSpecification,
} from 'maplibre-gl';
import type { CityShape } from './city-shape.ts';
import {
  casingPx,
  growth,
  mapColours,
  type StreetClass,
  smallStreets,
  streetColour,
  streetsFromZoom,
  streetWidths,
  throughStreets,
} from './map-appearance.ts';
import { labelLayers } from './map-style-labels.ts';

/** The style of our own city maps. Without `glyphs` the labels are drawn with the page's fonts. */
export function cityStyle(shape: CityShape): StyleSpecification {
  return {
    version: 8,
    sources: { city: { type: 'geojson', data: asSourceData(shape) } },
    layers: [
      { id: 'ground', type: 'background', paint: { 'background-color': mapColours.land } },
      fill('water', mapColours.water, all(is('kind', 'water'), without('class'))),
      fill('land', mapColours.land, all(is('kind', 'land'), without('class'))),
      fill('airports', mapColours.airport, all(is('kind', 'land'), ['has', 'class'])),
      fill('lakes', mapColours.water, all(is('kind', 'water'), ['has', 'class'])),
      fill('parks', mapColours.park, is('kind', 'park')),
      ...smallStreets.map((name) => street(name)),
      ...throughStreets.map((name) => street(name, casingPx)),
      ...throughStreets.map((name) => street(name)),
      tunnels,
      ...labelLayers,
    ],
  };
}

// The shape is read-only and MapLibre's types are not; it changes nothing.
const asSourceData = (shape: CityShape) => shape as unknown as GeoJSONSourceSpecification['data'];

const is = (property: string, value: string): ExpressionSpecification => [
  '==',
  ['get', property],
  value,
];
const without = (property: string): ExpressionSpecification => ['!', ['has', property]];
const all = (...terms: ExpressionSpecification[]): ExpressionSpecification => ['all', ...terms];

function fill(id: string, colour: string, filter: ExpressionSpecification): LayerSpecification {
  return { id, type: 'fill', source: 'city', filter, paint: { 'fill-color': colour } };
}

/** With a margin it is the edge under the street, drawn before all streets so that crossings open. */
function street(name: StreetClass, marginPx = 0): LayerSpecification {
  const stops = streetWidths[name].flatMap(([zoom, width]) => [zoom, width + marginPx]);
  return {
    id: marginPx > 0 ? `${name}-edge` : name,
    type: 'line',
    source: 'city',
    minzoom: streetsFromZoom[name],
    filter: all(['in', ['get', 'kind'], ['literal', ['street', 'bridge']]], is('class', name)),
    layout: { 'line-cap': 'round', 'line-join': 'round' },
    paint: {
      'line-color': marginPx > 0 ? mapColours.casing : streetColour(name),
      'line-width': [
        'interpolate',
        ['exponential', growth],
        ['zoom'],
        ...stops,
      ] as ExpressionSpecification,
    },
  };
}

const tunnels: LayerSpecification = {
  id: 'tunnels',
  type: 'line',
  source: 'city',
  minzoom: 11.5,
  filter: ['in', ['get', 'class'], ['literal', ['tunnel', 'aqueduct']]],
  paint: { 'line-color': mapColours.tunnel, 'line-width': 2, 'line-dasharray': [2, 2] },
};

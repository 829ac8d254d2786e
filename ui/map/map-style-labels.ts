import type { ExpressionSpecification, LayerSpecification } from 'maplibre-gl';
import { districtsToZoom, labelsFromZoom, mapColours } from './map-appearance.ts';

/** Drawn by the browser; what it lacks is drawn in its own sans serif. */
const textFont = ['Inter', 'sans-serif'];
const strongFont = ['Inter Bold', 'Inter', 'sans-serif'];

const named = (kind: string, ...classes: string[]): ExpressionSpecification => [
  'all',
  ['==', ['get', 'kind'], kind],
  ['has', 'name'],
  ...(classes.length > 0
    ? [['in', ['get', 'class'], ['literal', classes]] as ExpressionSpecification]
    : []),
];

const halo = { 'text-halo-color': mapColours.halo, 'text-halo-width': 1.6 } as const;

function streetNames(minzoom: number, ...classes: string[]): LayerSpecification {
  return {
    id: `names-${classes[0]}`,
    type: 'symbol',
    source: 'city',
    minzoom,
    filter: [
      'all',
      ['in', ['get', 'kind'], ['literal', ['street', 'bridge']]],
      ['has', 'name'],
      ['in', ['get', 'class'], ['literal', classes]],
    ],
    layout: {
      'symbol-placement': 'line',
      'symbol-spacing': 280,
      'text-field': ['get', 'name'],
      'text-font': textFont,
      'text-size': 11,
    },
    paint: { 'text-color': mapColours.label, ...halo },
  };
}

interface PlaceLabel {
  readonly id: string;
  readonly filter: ExpressionSpecification;
  readonly size: number | ExpressionSpecification;
  readonly colour: string;
  readonly from: number;
  readonly to?: number;
}

function placeNames({ id, filter, size, colour, from, to }: PlaceLabel): LayerSpecification {
  return {
    id,
    type: 'symbol',
    source: 'city',
    minzoom: from,
    ...(to === undefined ? {} : { maxzoom: to }),
    filter,
    layout: {
      'text-field': ['get', 'name'],
      'text-font': strongFont,
      'text-size': size,
      'text-max-width': 8,
      // A little above or below where something stands, as the drawn map has it.
      'text-variable-anchor': ['center', 'bottom', 'top'],
      'text-radial-offset': 1,
      'text-padding': 8,
    },
    paint: { 'text-color': colour, ...halo },
  };
}

function stations(from: number, namesFrom: number, ...classes: string[]): LayerSpecification[] {
  const filter = named('station', ...classes);
  const dot: LayerSpecification = {
    id: `dots-${classes[0]}`,
    type: 'circle',
    source: 'city',
    minzoom: from,
    filter,
    paint: {
      'circle-radius': 3,
      'circle-color': mapColours.halo,
      'circle-stroke-color': mapColours.station,
      'circle-stroke-width': 1.6,
    },
  };
  const name: LayerSpecification = {
    id: `stations-${classes[0]}`,
    type: 'symbol',
    source: 'city',
    minzoom: namesFrom,
    filter,
    layout: {
      'text-field': ['get', 'name'],
      'text-font': textFont,
      'text-size': 11,
      'text-variable-anchor': ['left', 'right', 'top', 'bottom'],
      'text-radial-offset': 0.7,
    },
    paint: { 'text-color': mapColours.label, ...halo },
  };
  return [dot, name];
}

const { districts, quarters, parks } = labelsFromZoom;

/** Later layers are placed first: what helps most to find one's way comes last. */
export const labelLayers: LayerSpecification[] = [
  ...stations(14, 15, 'metro'),
  streetNames(15, 'local', 'pedestrian'),
  streetNames(14, 'secondary'),
  ...stations(11.5, 12.5, 'rail', 'ferry', 'airport'),
  streetNames(13, 'primary'),
  streetNames(12, 'motorway', 'tunnel', 'aqueduct'),
  placeNames({
    id: 'parks-names',
    filter: named('park'),
    size: 12,
    colour: mapColours.parkLabel,
    from: parks,
  }),
  placeNames({
    id: 'quarters',
    filter: named('district', 'quarter'),
    size: ['interpolate', ['linear'], ['zoom'], 11, 10.5, 14, 13],
    colour: mapColours.quarterLabel,
    from: quarters,
  }),
  placeNames({
    id: 'districts',
    filter: named('district', 'borough', 'parish', 'arrondissement'),
    size: 14,
    colour: mapColours.districtLabel,
    from: districts,
    to: districtsToZoom,
  }),
];

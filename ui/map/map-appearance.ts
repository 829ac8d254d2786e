/** The colours of the map are roles of the page, by day and by night: `ui/tokens.css`. */
export const mapColours = {
  land: 'var(--map-land)',
  water: 'var(--map-water)',
  park: 'var(--map-park)',
  airport: 'var(--map-airport)',
  street: 'var(--map-street)',
  motorway: 'var(--map-motorway)',
  casing: 'var(--map-casing)',
  tunnel: 'var(--map-tunnel)',
  label: 'var(--map-label)',
  districtLabel: 'var(--map-district-label)',
  quarterLabel: 'var(--map-quarter-label)',
  parkLabel: 'var(--map-park-label)',
  halo: 'var(--map-halo)',
  station: 'var(--map-station)',
  route: 'var(--map-route)',
  routeHalo: 'var(--map-route-halo)',
  outline: 'var(--map-outline)',
} as const;

/** Widths in pixels at some zooms; between them they grow as the city does. */
type Stops = readonly (readonly [zoom: number, width: number])[];

export const growth = 1.5;

export const streetWidths = {
  pedestrian: [
    [12.5, 0.5],
    [14, 1.5],
    [17, 8],
  ],
  local: [
    [12, 0.6],
    [14, 2.6],
    [17, 14],
  ],
  secondary: [
    [10.5, 0.6],
    [14, 3.8],
    [17, 18],
  ],
  primary: [
    [9.5, 0.7],
    [14, 4.8],
    [17, 22],
  ],
  motorway: [
    [9.5, 1.2],
    [14, 5.4],
    [17, 24],
  ],
} as const satisfies Record<string, Stops>;

export type StreetClass = keyof typeof streetWidths;

/** Drawn plain, and drawn with an edge. */
export const smallStreets = ['pedestrian', 'local'] as const satisfies readonly StreetClass[];
export const throughStreets = [
  'secondary',
  'primary',
  'motorway',
] as const satisfies readonly StreetClass[];
export const casingPx = 1.4;

export function streetColour(name: StreetClass): string {
  return name === 'motorway' ? mapColours.motorway : mapColours.street;
}

/** Below these zooms small streets would only be a veil. */
export const streetsFromZoom: Record<StreetClass, number> = {
  pedestrian: 13,
  local: 12,
  secondary: 10.5,
  primary: 9,
  motorway: 8,
};

/** Whole boroughs are named only from afar: close by, the name would stand anywhere. */
export const districtsToZoom = 13;

export const labelsFromZoom = { districts: 9.5, quarters: 11.3, parks: 12.6, streets: 13 } as const;

export function widthAt(stops: Stops, zoom: number): number {
  const after = stops.findIndex(([stop]) => zoom < stop);
  const [from, to] = [stops[after - 1], stops[after]];
  if (after === 0) return to?.[1] ?? 0;
  if (!from || !to) return stops.at(-1)?.[1] ?? 0;
  const share = (growth ** (zoom - from[0]) - 1) / (growth ** (to[0] - from[0]) - 1);
  return from[1] + share * (to[1] - from[1]);
}

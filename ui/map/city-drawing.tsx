import {
  casingPx,
  mapColours,
  type StreetClass,
  smallStreets,
  streetColour,
  streetsFromZoom,
  streetWidths,
  throughStreets,
  widthAt,
} from './map-appearance.ts';
import { drawnZoom, type StaticPaths } from './static-paths.ts';

interface CityDrawingProps {
  readonly paths: StaticPaths;
  readonly zoom: number;
  readonly origin: { readonly x: number; readonly y: number };
}

/** Land, water and streets, under whatever else a map shows. */
export function CityDrawing({ paths, zoom, origin }: CityDrawingProps) {
  const scale = 2 ** (zoom - drawnZoom);
  const isShown = (name: StreetClass) => zoom >= streetsFromZoom[name];
  return (
    <g transform={`translate(${origin.x} ${origin.y}) scale(${scale})`}>
      <path d={paths.water} fill={mapColours.water} />
      <path d={paths.land} fill={mapColours.land} />
      <path d={paths.airports} fill={mapColours.airport} />
      <path d={paths.lakes} fill={mapColours.water} />
      <path d={paths.parks} fill={mapColours.park} />
      <g className="fill-none [stroke-linecap:round] [stroke-linejoin:round] *:[vector-effect:non-scaling-stroke]">
        {smallStreets.filter(isShown).map((name) => (
          <Street key={name} name={name} d={paths.streets[name]} zoom={zoom} />
        ))}
        {throughStreets.filter(isShown).map((name) => (
          <Street key={name} name={name} d={paths.streets[name]} zoom={zoom} marginPx={casingPx} />
        ))}
        {throughStreets.filter(isShown).map((name) => (
          <Street key={name} name={name} d={paths.streets[name]} zoom={zoom} />
        ))}
      </g>
    </g>
  );
}

interface StreetProps {
  readonly name: StreetClass;
  readonly d: string;
  readonly zoom: number;
  readonly marginPx?: number;
}

function Street({ name, d, zoom, marginPx = 0 }: StreetProps) {
  return (
    <path
      d={d}
      stroke={marginPx > 0 ? mapColours.casing : streetColour(name)}
      strokeWidth={widthAt(streetWidths[name], zoom) + marginPx}
    />
  );
}

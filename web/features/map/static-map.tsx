import { useMemo } from 'react';
import type { CityShape } from '../../../ui/map/city-shape.ts';
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
} from '../../../ui/map/map-appearance.ts';
import { type Camera, projection, type Size } from '../../../ui/projection.ts';
import type { MapLayout } from './map-layout.ts';
import type { MapLine } from './map-lines.ts';
import { dotRadiusPx } from './spread-dots.ts';
import { StaticLines } from './static-lines.tsx';
import { StaticLabels } from './static-names.tsx';
import { drawnZoom, type StaticPaths, staticPaths } from './static-paths.ts';

interface StaticMapProps {
  readonly shape: CityShape | null;
  readonly camera: Camera;
  readonly size: Size;
  readonly lines: readonly MapLine[];
  readonly layout: MapLayout;
}

/** The same city as a drawing: before the live map has come, and where there will be none. */
export function StaticMap({ shape, camera, size, lines, layout }: StaticMapProps) {
  const paths = useMemo(() => shape && staticPaths(shape), [shape]);
  const project = useMemo(() => projection(camera, size), [camera, size]);
  return (
    <svg aria-hidden="true" width={size.width} height={size.height} className="absolute inset-0">
      <rect width="100%" height="100%" fill={mapColours.land} />
      {paths && <Drawing paths={paths} zoom={camera.zoom} origin={project(paths.origin)} />}
      <StaticLines lines={lines} project={project} />
      {shape && (
        <StaticLabels
          shape={shape}
          project={project}
          size={size}
          zoom={camera.zoom}
          marks={layout.marks}
        />
      )}
      {layout.dots.map(project).map(({ x, y }) => (
        <circle
          key={`${x} ${y}`}
          cx={x}
          cy={y}
          r={dotRadiusPx}
          fill={mapColours.route}
          stroke={mapColours.routeHalo}
          strokeWidth="1.5"
        />
      ))}
    </svg>
  );
}

interface DrawingProps {
  readonly paths: StaticPaths;
  readonly zoom: number;
  readonly origin: { readonly x: number; readonly y: number };
}

function Drawing({ paths, zoom, origin }: DrawingProps) {
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

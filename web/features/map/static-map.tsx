import { useMemo } from 'react';
import { CityDrawing } from '../../../ui/map/city-drawing.tsx';
import type { CityShape } from '../../../ui/map/city-shape.ts';
import { mapColours } from '../../../ui/map/map-appearance.ts';
import { StaticLabels } from '../../../ui/map/static-names.tsx';
import { staticPaths } from '../../../ui/map/static-paths.ts';
import { type Camera, projection, type Size } from '../../../ui/projection.ts';
import type { MapLayout } from './map-layout.ts';
import type { MapLine } from './map-lines.ts';
import { dotRadiusPx } from './spread-dots.ts';
import { StaticLines } from './static-lines.tsx';

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
      {paths && <CityDrawing paths={paths} zoom={camera.zoom} origin={project(paths.origin)} />}
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

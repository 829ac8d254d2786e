import type { Point } from '../../../domain/service-area.ts';
import type { Pixel } from '../../../ui/projection.ts';
import type { MapLine } from './map-lines.ts';
import { lineStyles } from './map-lines.ts';

interface StaticLinesProps {
  readonly lines: readonly MapLine[];
  readonly project: (point: Point) => Pixel;
}

export function StaticLines({ lines, project }: StaticLinesProps) {
  const path = (kind: MapLine['kind']) =>
    lines
      .filter((line) => line.kind === kind)
      .map(
        ({ points }) =>
          `M${points
            .map(project)
            .map(({ x, y }) => `${x} ${y}`)
            .join('L')}`,
      )
      .join('');
  return (
    <g fill="none" strokeLinecap="round" strokeLinejoin="round">
      {lineStyles.map(({ id, kind, colour, width, dashes }) => (
        <path
          key={id}
          d={path(kind)}
          stroke={colour}
          strokeWidth={width}
          strokeDasharray={dashes?.map((dash) => dash * width).join(' ')}
        />
      ))}
    </g>
  );
}

import { useMemo } from 'react';
import type { Point } from '../../domain/service-area.ts';
import type { Pixel, Size } from '../projection.ts';
import type { CityShape } from './city-shape.ts';
import { mapColours } from './map-appearance.ts';
import type { Mark } from './mark.ts';
import { type StaticLabel, staticLabels } from './static-labels.ts';

interface StaticLabelsProps {
  readonly shape: CityShape;
  readonly project: (point: Point) => Pixel;
  readonly size: Size;
  readonly zoom: number;
  /** What stands on the map. */
  readonly marks: readonly Mark[];
}

const styles: Record<StaticLabel['kind'], { fill: string; fontSize: number; fontWeight: number }> =
  {
    district: { fill: mapColours.districtLabel, fontSize: 13, fontWeight: 600 },
    park: { fill: mapColours.parkLabel, fontSize: 12, fontWeight: 600 },
    street: { fill: mapColours.label, fontSize: 11, fontWeight: 400 },
  };

export function StaticLabels({ shape, project, size, zoom, marks }: StaticLabelsProps) {
  const labels = useMemo(
    () => staticLabels(shape, { project, size, zoom, marks }),
    [shape, project, size, zoom, marks],
  );
  return (
    <g
      textAnchor="middle"
      stroke={mapColours.halo}
      strokeWidth="3"
      strokeLinejoin="round"
      className="font-text [paint-order:stroke]"
    >
      {labels.map(({ text, kind, at, turn }) => (
        <text
          key={text}
          {...styles[kind]}
          dy="0.35em"
          transform={`translate(${at.x} ${at.y}) rotate(${turn})`}
        >
          {text}
        </text>
      ))}
    </g>
  );
}

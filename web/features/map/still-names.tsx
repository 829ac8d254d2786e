import { useMemo } from 'react';
import type { Point } from '../../../domain/service-area.ts';
import type { Pixel, Size } from '../../../ui/projection.ts';
import type { CityShape } from './city-shape.ts';
import { mapColours } from './map-look.ts';
import { type StillLabel, stillLabels } from './still-labels.ts';

interface StillLabelsProps {
  readonly shape: CityShape;
  readonly project: (point: Point) => Pixel;
  readonly size: Size;
  readonly zoom: number;
}

const looks: Record<StillLabel['kind'], { fill: string; fontSize: number; fontWeight: number }> = {
  district: { fill: mapColours.districtLabel, fontSize: 13, fontWeight: 600 },
  park: { fill: mapColours.parkLabel, fontSize: 12, fontWeight: 600 },
  street: { fill: mapColours.label, fontSize: 11, fontWeight: 400 },
};

export function StillLabels({ shape, project, size, zoom }: StillLabelsProps) {
  const labels = useMemo(
    () => stillLabels(shape, { project, size, zoom }),
    [shape, project, size, zoom],
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
          {...looks[kind]}
          dy="0.35em"
          transform={`translate(${at.x} ${at.y}) rotate(${turn})`}
        >
          {text}
        </text>
      ))}
    </g>
  );
}

import type { ReactNode } from 'react';
import { type drawnSides, outlineOf } from '../../domain/handovers/outline.ts';

export type DrawnSide = (typeof drawnSides)[number];

interface CarOutlineProps {
  readonly side: DrawnSide;
  /** Pins, in the drawing's own measures. */
  readonly children?: ReactNode;
}

/** One side of a car in plain lines. Whoever shows it says what it is. */
export function CarOutline({ side, children }: CarOutlineProps) {
  const { width, height, place, isMirrored, body, glass, lines } = outlineOf(side);
  const mirror = isMirrored ? `translate(${width} 0) scale(-1 1) ` : '';
  return (
    <svg
      viewBox={`0 0 ${width} ${height}`}
      aria-hidden="true"
      className="h-auto w-full overflow-visible"
    >
      <g
        transform={`${mirror}translate(${place.x} ${place.y}) rotate(${place.turn})`}
        className="stroke-ink [stroke-linecap:round] [stroke-linejoin:round] [&_*]:[vector-effect:non-scaling-stroke]"
      >
        {body.map((path) => (
          <path key={path} d={path} className="fill-card" strokeWidth="1.8" />
        ))}
        {glass.map((path) => (
          <path key={path} d={path} className="fill-stone-50" strokeWidth="1.4" />
        ))}
        {lines.map((path) => (
          <path key={path} d={path} className="fill-none opacity-60" strokeWidth="1.1" />
        ))}
      </g>
      {children}
    </svg>
  );
}

import { lit, shaded } from '../colour.ts';
import { box, line, path, rect, round } from '../svg.ts';

export interface Suitcase {
  readonly x: number;
  /** Where it stands. */
  readonly bottom: number;
  readonly width: number;
  readonly height: number;
  readonly colour: string;
}

/** A hard case with ribs, standing, lit from the left. */
export function suitcase({ x, bottom, width, height, colour }: Suitcase): string {
  const top = bottom - height;
  const radius = Math.min(5, width * 0.16);
  const ribs = [0.3, 0.5, 0.7]
    .map((share) => `M${round(x + width * share)} ${round(top + 5)}V${round(bottom - 6)}`)
    .join('');
  return (
    path(box(x + 4, bottom - 2, 4, 4) + box(x + width - 8, bottom - 2, 4, 4), '#171512') +
    rect(x, top, width, height - 1, colour, { rx: radius }) +
    rect(x + width * 0.78, top, width * 0.22, height - 1, shaded(colour, 0.25), {
      rx: radius * 0.8,
    }) +
    rect(x + 1.5, top + 1.5, width * 0.16, height - 4, lit(colour, 0.28), {
      rx: radius * 0.6,
    }) +
    line(ribs, shaded(colour, 0.3), 1.1) +
    rect(x + width * 0.32, top - 3, width * 0.36, 4, '#23211e', { rx: 2 })
  );
}

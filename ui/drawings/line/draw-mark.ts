import { circle, line, picture, rect } from '../svg.ts';
import { INK, PAPER, SIGNAL } from './route-line.ts';

const FRAME = { x: 0, y: 0, width: 32, height: 32 } as const;

interface MarkColours {
  readonly ink?: string;
  /** What shows through the ring: the surface the mark stands on. */
  readonly paper?: string;
}

/** An H: two doors, joined by the route line from pin to ring. */
function glyph(ink: string, paper: string): string {
  return (
    line('M7 4v24M25 4v24', ink, 5, { 'stroke-linecap': 'round' }) +
    line('M7 20C15.5 20 16.5 12 25 12', SIGNAL, 3) +
    circle(7, 20, 5, SIGNAL) +
    circle(25, 12, 5, SIGNAL) +
    circle(25, 12, 2, paper)
  );
}

export function drawMark({ ink = 'currentColor', paper = PAPER }: MarkColours = {}): string {
  return picture(FRAME, glyph(ink, paper));
}

/** On its own tile, so that it is seen on light and dark browser tabs. */
export function drawFavicon(): string {
  return picture(
    FRAME,
    rect(0, 0, 32, 32, PAPER, { rx: 7 }) +
      `<g transform="translate(4.8 4.8)scale(.7)">${glyph(INK, PAPER)}</g>`,
    64,
  );
}

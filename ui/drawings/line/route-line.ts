import { byNight, circle, group, line } from '../svg.ts';

export const INK = '#17140f';
export const SIGNAL = '#d92d20';
export const PAPER = '#fbf8f3';
export const QUIET = '#a89f91';

export const ROUTE_WIDTH = 3;

/** The one motif: a thin line with a filled pin where it begins and a ring where it ends. */
export function route(d: string, from: Pin, to: Pin): string {
  return (
    line(d, 'currentColor', ROUTE_WIDTH, {
      class: 'route-line',
      pathLength: 1,
      'stroke-linecap': 'round',
      'stroke-linejoin': 'round',
    }) +
    startPin(from) +
    endPin(to)
  );
}

type Pin = readonly [x: number, y: number];

export function startPin([x, y]: Pin): string {
  return circle(x, y, 8, SIGNAL);
}

export function endPin([x, y]: Pin): string {
  return circle(x, y, 6.5, PAPER, { stroke: SIGNAL, 'stroke-width': 4 });
}

/** What surrounds the line: thinner and paler, so the line is read first. */
export function quiet(d: string): string {
  return line(d, QUIET, 1.8, { 'stroke-linecap': 'round', 'stroke-linejoin': 'round' });
}

/** A line drawing in the ink of the page it is on, be that light or dark. */
export function inked(content: string): string {
  return (
    byNight({
      color: { [INK]: '#f5efe5' },
      fill: { [PAPER]: '#1f1b16' },
      stroke: { [QUIET]: '#756c5f' },
    }) + group(content, { color: INK })
  );
}

import { shaded } from '../colour.ts';
import { circle, line, path, rect } from '../svg.ts';

const SIGNAL = '#d92d20';

/** The middle screen: a few streets and the route, from door to door. */
function screen(): string {
  return (
    rect(-17, -9, 34, 21, '#0f0e0c', { rx: 2.4 }) +
    rect(-15.6, -7.6, 31.2, 18.2, '#f1ebe0', { rx: 1.4 }) +
    line('M-15.6-2L15.6 1M-15.6 4L15.6 7M-8-7.6L-10 10.6M0-7.6L-2 10.6M8-7.6L6 10.6', '#fff', 1.2) +
    path('M3-7.6h12.6V-1L2-2.3z', '#d5ddc1') +
    line('M-11 6.5L4 8L6.5-3.5L11-3', SIGNAL, 1.3, { 'stroke-linejoin': 'round' }) +
    circle(-11, 6.5, 1.7, SIGNAL) +
    circle(11, -3, 1.3, '#fbf8f3', { stroke: SIGNAL, 'stroke-width': 1 })
  );
}

/** The dashboard from the driver's side of it, in centimetres round its middle, its top at y = 0. */
export function dashboard(fill: string, half: number, cloth: string): string {
  const trim = shaded(cloth, 0.1);
  const vent = (x: number): string => rect(x - 7, 10, 14, 4, '#11100d', { rx: 1.8 });
  return (
    path(
      `M-${half} 6L-${half - 4}-5C-${half * 0.5}-10 ${half * 0.5}-10 ${half - 4}-5L${half} 6V68H-${half}Z`,
      `url(#${fill})`,
    ) +
    path(
      `M-${half} 18C-${half * 0.5} 15 ${half * 0.5} 15 ${half} 18V24C${half * 0.5} 21-${half * 0.5} 21-${half} 24Z`,
      trim,
    ) +
    vent(-half + 12) +
    vent(half - 12) +
    path('M-54 3C-50-9-24-9-20 3L-22 8H-52Z', '#1d1a15') +
    rect(-49, -2, 24, 8, '#11100d', { rx: 1.6 }) +
    line('M-45 2h7M-34 2h6', '#e9e2d2', 1.4) +
    screen()
  );
}

/** In centimetres round its hub. */
export function steeringWheel(): string {
  return (
    circle(0, 0, 17.5, 'none', { stroke: '#211e19', 'stroke-width': 3.4 }) +
    line('M-14-9A17.5 17.5 0 0 1-2-17.3', '#8a8172', 0.9) +
    path('M-16-1C-8-4 8-4 16-1V3C9 2 5 5 4 16H-4C-5 5-9 2-16 3Z', '#211e19') +
    circle(0, 1, 4.6, '#39342c')
  );
}

import { shaded } from '../colour.ts';
import {
  circle,
  copy,
  type Direction,
  element,
  gradient,
  group,
  line,
  path,
  round,
} from '../svg.ts';
import type { Rim } from './profile.ts';

const ALLOY = '#bdbab4';

export function alloyGradient(id: string, direction: Direction): string {
  return gradient(id, direction, [
    [0, '#faf8f4'],
    [0.5, ALLOY],
    [1, '#7f7c77'],
  ]);
}

/** Drawn once and turned round the hub. */
function around(id: string, count: number, content: string): string {
  const others = Array.from({ length: count - 1 }, (_, index) =>
    copy(id, { transform: `rotate(${round(((index + 1) * 360) / count)})` }),
  );
  return group(content, { id }) + others.join('');
}

function spokes(id: string, rim: Rim, r: number, alloy: string): string {
  const rimEdge = round(-r + 1.5);
  switch (rim) {
    case 'five':
      return around(
        id,
        5,
        path(`M-3.4-3L-6 ${rimEdge}Q0 ${round(-r - 0.5)} 6 ${rimEdge}L3.4-3Z`, alloy) +
          path(`M-1.6-8L-2.6 ${round(-r + 4)}H2.6L1.6-8Z`, '#3a3d40'),
      );
    case 'multi':
      return around(
        id,
        10,
        path(`M-1.2-3L-2.5 ${rimEdge}Q0 ${round(-r - 0.4)} 2.5 ${rimEdge}L1.2-3Z`, alloy),
      );
    case 'aero':
      return (
        circle(0, 0, r, alloy) +
        around(
          id,
          6,
          path(
            `M-3 ${round(-r + 1.8)}Q2 ${round(-r + 1)} 6 ${round(-r + 3.4)}L1.5-9.5L-1.5-10Z`,
            '#232527',
          ),
        )
      );
    case 'twin':
      return around(
        id,
        5,
        path(`M-4.6-5L-7.4 ${rimEdge}H-3.4L-1.6-5ZM4.6-5L7.4 ${rimEdge}H3.4L1.6-5Z`, alloy),
      );
    case 'turbine':
      return (
        circle(0, 0, r, '#34373a') +
        around(id, 5, path(`M-2-4L-11 ${round(-r + 4.6)}Q-4 ${round(-r)} 3 ${rimEdge}L3-4Z`, alloy))
      );
    case 'steel':
      return (
        circle(0, 0, r - 0.5, '#4b4e51') +
        circle(0, 0, r * 0.6, '#2c2e30', { stroke: '#696d71', 'stroke-width': 1 }) +
        around(id, 6, circle(0, round(-r * 0.76), 2.2, '#17191a'))
      );
    case 'dish':
      return (
        circle(0, 0, r - 0.5, alloy) +
        circle(0, 0, r * 0.66, 'none', { stroke: shaded(ALLOY, 0.28), 'stroke-width': 0.8 }) +
        around(id, 8, element('ellipse', { cx: 0, cy: -r * 0.8, rx: 3, ry: 1.9, fill: '#2a2c2e' }))
      );
  }
}

/** A wheel round its own centre: tyre, brake disc behind the spokes, rim, hub. */
export function wheel(id: string, rim: Rim, tyre: number, alloy: string): string {
  const r = tyre * 0.73;
  const glint = tyre * 0.88;
  return group(
    circle(0, 0, tyre, '#191817') +
      circle(0, 0, tyre - 1.6, 'none', { stroke: '#33312d' }) +
      line(
        `M${round(-glint)} ${round(-tyre * 0.2)}A${round(glint)} ${round(glint)} 0 0 1 ${round(-tyre * 0.2)} ${round(-glint)}`,
        '#5f5b55',
        1.3,
        { 'stroke-linecap': 'round' },
      ) +
      circle(0, 0, r, '#17191a') +
      circle(0, 0, r * 0.66, '#4a4e52', { stroke: '#65696d', 'stroke-width': 0.8 }) +
      path(
        `M${round(r * 0.4)}-${round(r * 0.62)}A${round(r * 0.74)} ${round(r * 0.74)} 0 0 1 ${round(r * 0.74)} 0L${round(r * 0.4)} 0Z`,
        '#2b2c2e',
      ) +
      spokes(id, rim, r, alloy) +
      circle(0, 0, r - 0.4, 'none', { stroke: alloy, 'stroke-width': 1.8 }) +
      circle(0, 0, 4.4, '#dcdad6') +
      circle(0, 0, 2.5, '#55585b'),
  );
}

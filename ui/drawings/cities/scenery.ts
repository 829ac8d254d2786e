import { lit, mix } from '../colour.ts';
import { ACROSS, box, element, type Frame, gradient, line, path, rect, round } from '../svg.ts';

/**
 * The strip of city every picture is cut from, as wide as the widest screens. The pavement begins at
 * STREET; what everybody is to see stands between 0 and 1440.
 */
export const WORLD: Frame = { x: -720, y: 0, width: 2880, height: 600 };
export const WORLD_END = WORLD.x + WORLD.width;
export const STREET = 476;
export const KERB = STREET + 24;
export const SHADE = '#2a1b0c';
export const STONE = '#f1e6d2';
export const IRON = '#2b2620';
export const GLASS = '#3f4a4d';
export const GLINT = '#6f7f7d';

/** A stable stream of numbers from 0 to 1: the same city every time it is drawn. */
export function seeded(seed: number): () => number {
  let state = seed;
  return () => {
    state = (Math.imul(state ^ (state >>> 15), 2246822519) + 0x9e3779b9) | 0;
    return (state >>> 0) / 4294967296;
  };
}

export function pick<Item>(items: readonly [Item, ...Item[]], share: number): Item {
  return items[Math.floor(share * items.length)] ?? items[0];
}

/** Collects path data by fill, so that everything of one colour is one element. */
export function colourSheet(): { add(fill: string, d: string): void; paths(): string } {
  const data = new Map<string, string>();
  return {
    add: (fill, d) => void data.set(fill, (data.get(fill) ?? '') + d),
    paths: () => [...data].map(([fill, d]) => path(d, fill)).join(''),
  };
}

/** Something of the street that takes up this much of it. */
interface Stretch {
  readonly x: number;
  readonly width: number;
}

export function isInView({ x, width }: Stretch, view: Frame): boolean {
  return x + width > view.x && x < view.x + view.width;
}

export type Spot = readonly [x: number, y: number];

/** Copies of one drawing, each at its spot. Doors take their colour from `color`. */
export function place(id: string, spots: readonly Spot[], color?: string): string {
  return spots.map(([x, y]) => element('use', { href: `#${id}`, x, y, color })).join('');
}

export function define(parts: Readonly<Record<string, string>>): string {
  const drawings = Object.entries(parts).map(([id, content]) => element('g', { id }, content));
  return element('defs', {}, drawings.join(''));
}

export function tile(id: string, width: number, height: number, content: string): string {
  return element('pattern', { id, width, height, patternUnits: 'userSpaceOnUse' }, content);
}

/** The light that crosses a front from the left. */
export function sidelight(id: string): string {
  return gradient(id, ACROSS, [
    [0, '#fff4dd', 0.22],
    [0.55, SHADE, 0],
    [1, SHADE, 0.18],
  ]);
}

/** A round tree, its foot at 0, 0. */
export function tree(leaf: string, fruit = lit(leaf, 0.24)): string {
  const crown =
    'M-34-50a22 22 0 0 1 8-32a28 28 0 0 1 50-6a24 24 0 0 1 12 38a22 22 0 0 1-30 14a24 24 0 0 1-40-14z';
  const light =
    'M-30-54a19 19 0 0 1 9-27a24 24 0 0 1 42-3a17 17 0 0 1 4 27a20 20 0 0 1-29 6a18 18 0 0 1-26-3z';
  return (
    path('M-2.5-44h5l1.5 44h-8z', '#5a4432') +
    path(crown, mix(leaf, '#2a2a16', 0.22)) +
    path(light, leaf) +
    line('M-14-76h.1M-4-88h.1M7-78h.1M-19-60h.1M1-64h.1M14-68h.1M12-88h.1', fruit, 5, {
      'stroke-linecap': 'round',
    })
  );
}

export function streetLamp(): string {
  return (
    line('M0 0V-104q0-13 13-13', IRON, 2.8) +
    path('M7-116h12l-2.5 14h-7z', '#fbe9bd', { stroke: IRON, 'stroke-width': 1.3 }) +
    path(`${box(-4, -9, 8, 9)}M5-116h16l-8-6z`, IRON)
  );
}

/** Pavement, kerb and road, with the pavement's own pattern between. */
export function street(pavement: string): string {
  const { x, width, height } = WORLD;
  return (
    rect(x, STREET, width, KERB - STREET, '#e6dac5') +
    pavement +
    rect(x, KERB, width, 5, '#a99b86') +
    rect(x, KERB + 5, width, height - KERB - 5, '#c3b49d') +
    rect(x, KERB + 5, width, 7, SHADE, { opacity: '.12' })
  );
}

/** The joints between the slabs of a pavement, so far apart. */
export function slabs(apart: number): string {
  const across = Array.from({ length: WORLD.width / apart }, (_, index) => WORLD.x + index * apart);
  return `M${WORLD.x} ${STREET + 12}H${WORLD_END}${across.map((x) => `M${x} ${STREET}V${KERB}`).join('')}`;
}

/** A river with a low far bank, seen where the row of houses is open. */
export function river(left: number, right: number, bank: string, water: string): string {
  const width = right - left;
  const glints = Array.from({ length: 14 }, (_, index) => {
    const x = left + ((index * 137) % width);
    return `M${round(x)} ${352 + ((index * 29) % 84)}h${14 + ((index * 11) % 26)}`;
  }).join('');
  return (
    path(
      `M${left} 342C${left + width * 0.3} 318 ${left + width * 0.6} 330 ${right} 322V350H${left}Z`,
      bank,
    ) +
    rect(left, 342, width, STREET - 342, water) +
    line(glints, '#fff8e8', 1.4, { opacity: '.6' })
  );
}

/** The railing of a viewpoint, standing on a low wall. */
export function railing(left: number, right: number): string {
  const width = right - left;
  return (
    rect(left, 424, width, STREET - 424, '#dccdb2') +
    rect(left - 3, 420, width + 6, 6, STONE) +
    line(`M${left} 400H${right}`, IRON, 2) +
    line(`M${left + 4} 410H${right}`, IRON, 19, { 'stroke-dasharray': '1.6 7' }) +
    rect(left, STREET - 10, width, 10, '#b9aa93')
  );
}

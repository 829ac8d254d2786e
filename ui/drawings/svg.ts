/** Every number in a picture goes through here: one decimal is below what a screen can show. */
export function round(value: number): number {
  const rounded = Math.round(value * 10) / 10;
  return rounded === 0 ? 0 : rounded;
}

type Attributes = Readonly<Record<string, string | number | undefined>>;

function attributes(values: Attributes): string {
  let text = '';
  for (const [name, value] of Object.entries(values)) {
    if (value === undefined) continue;
    text += ` ${name}="${typeof value === 'number' ? round(value) : value}"`;
  }
  return text;
}

/** One element. Opacities are written as strings, because they need two decimals. */
export function element(name: string, values: Attributes, content = ''): string {
  return content === ''
    ? `<${name}${attributes(values)}/>`
    : `<${name}${attributes(values)}>${content}</${name}>`;
}

export function path(d: string, fill: string, more: Attributes = {}): string {
  return element('path', { d, fill, ...more });
}

export function line(d: string, stroke: string, width: number, more: Attributes = {}): string {
  return element('path', { d, fill: 'none', stroke, 'stroke-width': width, ...more });
}

export function rect(
  x: number,
  y: number,
  width: number,
  height: number,
  fill: string,
  more: Attributes = {},
): string {
  return element('rect', { x, y, width, height, fill, ...more });
}

export function circle(
  cx: number,
  cy: number,
  r: number,
  fill: string,
  more: Attributes = {},
): string {
  return element('circle', { cx, cy, r, fill, ...more });
}

export function ellipse(cx: number, cy: number, rx: number, ry: number, fill: string): string {
  return element('ellipse', { cx, cy, rx, ry, fill });
}

export function group(content: string, values: Attributes = {}): string {
  return element('g', values, content);
}

/** What was drawn once under an id, drawn again. */
export function copy(id: string, more: Attributes = {}): string {
  return element('use', { href: `#${id}`, ...more });
}

/** A box as path data, so that a hundred windows of one colour become one element. */
export function box(x: number, y: number, width: number, height: number): string {
  return `M${round(x)} ${round(y)}h${round(width)}v${round(height)}h${round(-width)}z`;
}

/** Path data of a polygon through the points. */
export function polygon(points: readonly (readonly [number, number])[]): string {
  return `M${points.map(([x, y]) => `${round(x)} ${round(y)}`).join('L')}z`;
}

/** Offset from 0 to 1, colour, and opacity where the stop is not solid. */
type Stop = readonly [offset: number, colour: string, opacity?: number];

function stops(list: readonly Stop[]): string {
  return list
    .map(
      ([offset, colour, opacity]) =>
        `<stop offset="${Math.round(offset * 100) / 100}" stop-color="${colour}"${
          opacity === undefined ? '' : ` stop-opacity="${opacity}"`
        }/>`,
    )
    .join('');
}

/** From where to where the gradient runs, in shares of the shape that is filled. */
export type Direction = readonly [x1: number, y1: number, x2: number, y2: number];

export const DOWN: Direction = [0, 0, 0, 1];
export const ACROSS: Direction = [0, 0, 1, 0];
export const FROM_RIGHT: Direction = [1, 0, 0, 0];
export const FROM_UPPER_LEFT: Direction = [0, 0, 1, 1];
export const FROM_UPPER_RIGHT: Direction = [1, 0, 0, 1];

export function gradient(id: string, [x1, y1, x2, y2]: Direction, list: readonly Stop[]): string {
  return element('linearGradient', { id, x1, y1, x2, y2 }, stops(list));
}

/** A gradient from one height of the drawing to another, whatever shape it fills. */
export function heightGradient(id: string, y1: number, y2: number, list: readonly Stop[]): string {
  return element(
    'linearGradient',
    { id, gradientUnits: 'userSpaceOnUse', x1: 0, x2: 0, y1, y2 },
    stops(list),
  );
}

export function glow(id: string, list: readonly Stop[]): string {
  return element('radialGradient', { id }, stops(list));
}

export function clip(id: string, shape: string): string {
  return element('clipPath', { id }, shape);
}

type Painted = 'fill' | 'stroke' | 'stop-color' | 'color';

/** Day before night. */
type NightColours = Readonly<Record<string, string>>;

/** The colours that change on a dark page, by what they paint: a picture follows its page. */
export function byNight(colours: Readonly<Partial<Record<Painted, NightColours>>>): string {
  const rules = Object.entries(colours).flatMap(([name, changes]) =>
    Object.entries(changes).map(([day, night]) => `[${name}="${day}"]{${name}:${night}}`),
  );
  return element('style', {}, `@media(prefers-color-scheme:dark){${rules.join('')}}`);
}

/** The part of the drawing that is shown, and the size it takes when the page says nothing. */
export interface Frame {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

export function picture(frame: Frame, content: string, width = frame.width): string {
  const height = (width * frame.height) / frame.width;
  return element(
    'svg',
    {
      xmlns: 'http://www.w3.org/2000/svg',
      viewBox: [frame.x, frame.y, frame.width, frame.height].map(round).join(' '),
      width,
      height,
    },
    content,
  );
}

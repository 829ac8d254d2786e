import { box, type Frame, line, path } from '../svg.ts';
import { LIT } from './light.ts';
import { isInView, SHADE, STREET, seeded, tile, WORLD, WORLD_END } from './scenery.ts';

/** Towers beyond the heading may rise high; those behind it stay below it. */
function highest(x: number): number {
  if (x < 640) return 356;
  return x < 860 ? 356 - (x - 640) * 0.72 : 198;
}

interface Layer {
  readonly seed: number;
  readonly colour: string;
  readonly lift: number;
  readonly spread: number;
  readonly width: number;
  /** The windows' pattern; the farthest towers show none. */
  readonly lights?: string;
}

interface Towers {
  readonly drawing: string;
  /** A window here and there with somebody still at work. */
  readonly lights: string;
}

function layer({ seed, colour, lift, spread, width, lights }: Layer, view: Frame): Towers {
  const random = seeded(seed);
  let walls = '';
  let shades = '';
  let lit = '';
  for (let x = WORLD.x; x < WORLD_END; ) {
    const across = Math.round((width * (0.7 + random() * 0.7)) / 9) * 9;
    const top = Math.round((highest(x) + lift + random() * spread) / 11) * 11;
    const stepped = random() > 0.7;
    if (isInView({ x, width: across }, view)) {
      walls += box(x, top, across, STREET - top);
      if (stepped) walls += box(x + across * 0.3, top - 14, across * 0.4, 14);
      shades += box(x + across * 0.62, top, across * 0.38, STREET - top);
      const row = Math.abs(x) % 4;
      lit +=
        box(x + 11.5, top + 14 + row * 11, 3.5, 5.5) + box(x + 29.5, top + 36 + row * 11, 3.5, 5.5);
    }
    x += across + (random() > 0.6 ? 9 : 0);
  }
  return {
    drawing:
      path(walls, colour) +
      (lights ? path(walls, `url(#${lights})`) : '') +
      path(shades, SHADE, { opacity: '.08' }),
    lights: path(lit, LIT),
  };
}

function landmarks(id: string): string {
  const pale = '#dcc3a0';
  const warm = '#d6bb97';
  const empire = `${box(956, 246, 88, 230)}${box(966, 190, 68, 60)}${box(975, 142, 50, 50)}${box(983, 118, 34, 26)}${box(991, 104, 18, 16)}M995 104L1000 36L1005 104Z`;
  const chrysler = `${box(1118, 176, 60, 300)}M1124 176Q1126 118 1148 98Q1170 118 1172 176ZM1145 102L1148 30L1151 102Z`;
  const slanted = 'M1352 476V128L1398 96L1412 108V476Z';
  const spire = 'M826 476V300L838 142H868L880 300V476ZM851 142L853 62L855 142Z';
  return (
    path(spire, '#e2cba9') +
    path(empire, pale) +
    path(chrysler, warm) +
    path(slanted, pale) +
    path(
      `${box(956, 246, 88, 230)}${box(966, 190, 68, 60)}${box(975, 142, 50, 50)}${box(1118, 186, 60, 290)}`,
      `url(#${id}lit)`,
    ) +
    path(
      `M856 142h12l12 158v176h-22z${box(1008, 142, 17, 48)}${box(1012, 190, 22, 56)}${box(1016, 246, 28, 230)}${box(1154, 176, 24, 300)}M1148 98Q1170 118 1172 176H1154Q1157 124 1148 98ZM1398 96L1412 108V476H1398Z`,
      SHADE,
      { opacity: '.11' },
    ) +
    line(
      'M1130 174Q1148 138 1166 174M1135 174Q1148 152 1161 174M1128 160Q1148 118 1168 160',
      '#fff6e2',
      1.8,
      { opacity: '.7' },
    )
  );
}

/** The tops of the two tallest, seen from everywhere. */
const LANDMARK_LIGHTS = `${box(987, 122, 4, 18)}${box(998, 122, 4, 18)}${box(1009, 122, 4, 18)}${box(980, 150, 4, 8)}${box(1004, 161, 4, 8)}${box(972, 205, 4, 8)}${box(1012, 216, 4, 8)}M1136 160L1148 128L1160 160H1155L1148 141L1141 160Z`;

/** Three depths of towers, paler with distance, the famous ones between the first and the second. */
export function skyline(id: string, view: Frame): Towers {
  const lights = (colour: string, opacity: string): string =>
    path('M2.5 3h3.5v5.5H2.5z', colour, { opacity });
  const farthest = layer({ seed: 7, colour: '#efdfc6', lift: -70, spread: 110, width: 58 }, view);
  const middle = layer(
    { seed: 19, colour: '#d3b892', lift: -26, spread: 66, width: 52, lights: `${id}lit` },
    view,
  );
  const nearest = layer(
    { seed: 31, colour: '#bd9b74', lift: 14, spread: 50, width: 60, lights: `${id}lux` },
    view,
  );
  return {
    drawing:
      tile(`${id}lit`, 9, 11, lights('#fff6e2', '.6')) +
      tile(`${id}lux`, 9, 11, lights('#fdeecb', '.7')) +
      farthest.drawing +
      landmarks(id) +
      middle.drawing +
      nearest.drawing,
    lights: nearest.lights + path(LANDMARK_LIGHTS, LIT),
  };
}

import { box, type Frame, line, path } from '../svg.ts';
import { LIT } from './light.ts';
import { colourSheet, IRON, isInView, pick, SHADE, seeded, WORLD_END } from './scenery.ts';

/** The height of the hill at x. */
function hill(x: number): number {
  const rise = Math.min(1, Math.max(0, (x - 640) / 470));
  const fall = Math.max(0, x - 1180) * 0.2;
  return 372 - 214 * Math.sin((rise * Math.PI) / 2) ** 1.2 + fall;
}

function castle(): string {
  const wall = '#d9b885';
  const merlons = (x: number, y: number, width: number): string =>
    line(`M${x} ${y - 3}h${width}`, wall, 6, { 'stroke-dasharray': '5 3.5' });
  return (
    path('M1016 172L1030 132H1214L1236 172Z', '#8d8f5a') +
    path(
      `${box(1040, 124, 164, 36)}${box(1066, 98, 28, 56)}${box(1104, 110, 38, 46)}${box(1152, 103, 27, 54)}`,
      wall,
    ) +
    merlons(1040, 124, 164) +
    merlons(1066, 98, 28) +
    merlons(1104, 110, 38) +
    merlons(1152, 103, 27) +
    path(`${box(1083, 92, 11, 66)}${box(1131, 106, 11, 52)}${box(1168, 98, 11, 60)}`, SHADE, {
      opacity: '.13',
    }) +
    path('M1112 146v-10q5-7 10 0v10zM1157 140v-9q4-6 8 0v9z', '#8a6f4a') +
    line('M1080 92V62', IRON, 1.8) +
    path('M1080 62q10 4 20 0v12q-10 4-20 0z', '#c9291c')
  );
}

function dome(): string {
  return (
    path(`${box(1300, 168, 92, 90)}M1314 168v-16h64v16z`, '#f3e7d0') +
    path('M1313 152Q1315 106 1346 102Q1377 106 1379 152Z', '#fffaf0') +
    path('M1346 102Q1377 106 1379 152H1354Q1357 116 1346 102Z', '#d8cbb2') +
    path('M1341 102v-14h10v14zM1339 88l7-12l7 12z', '#e6d8be') +
    path(
      'M1316 214v-24q7-10 14 0v24zM1339 214v-24q7-10 14 0v24zM1362 214v-24q7-10 14 0v24z',
      '#8c8475',
    ) +
    path(`${box(1368, 168, 24, 90)}${box(1300, 168, 92, 4)}${box(1314, 152, 64, 3)}`, SHADE, {
      opacity: '.12',
    })
  );
}

const HILL_WALLS = [
  '#f6e6c9',
  '#f0cfa6',
  '#fbf2df',
  '#e9b9a0',
  '#f1d488',
  '#d9dfd6',
  '#e7a98c',
] as const;

interface Hill {
  readonly drawing: string;
  readonly lights: string;
}

/** Small houses climbing the hill, row before row. Whole rows share their colours' elements. */
function hillside(view: Frame): Hill {
  const random = seeded(41);
  let rows = '';
  let lights = '';
  for (let row = 0; row < 4; row += 1) {
    const sheet = colourSheet();
    let shades = '';
    let windows = '';
    for (let x = 690 + row * 9; x < WORLD_END; ) {
      const width = 30 + Math.round(random() * 20);
      const height = 34 + Math.round(random() * 14);
      const foot = Math.round(hill(x + width / 2) + 34 + row * 34 + random() * 6);
      const top = foot - height;
      const wall = pick(HILL_WALLS, random());
      const clearOfCastle = x > 1226 || x + width < 1024 || top > 168;
      if (clearOfCastle && isInView({ x, width }, view)) {
        sheet.add(wall, box(x, top, width, height + 40));
        shades += box(x + width - 11, top, 11, height + 40) + box(x, top, width, 3);
        windows += `M${x + 6} ${top + 14}h${width - 10}M${x + 6} ${top + 30}h${width - 10}`;
        if ((x + row) % 3 === 0) lights += box(x + 6, top + 9.5, 5, 9);
        sheet.add(
          row % 2 === 0 ? '#c4633f' : '#b9573a',
          `M${x - 2} ${top}l8-11h${width - 12}l8 11z`,
        );
      }
      x += width + (random() > 0.84 ? 7 : 0);
    }
    rows +=
      sheet.paths() +
      path(shades, SHADE, { opacity: '.12' }) +
      line(windows, '#5d6668', 9, { 'stroke-dasharray': '5 6' });
  }
  return { drawing: rows, lights: path(lights, LIT) };
}

/** The hill with the castle on it, the dome beside it and the houses below. */
export function castleHill(view: Frame): Hill {
  const steps = Array.from({ length: (WORLD_END - 600) / 20 + 1 }, (_, index) => 600 + index * 20);
  const ridge = steps.map((x) => `L${x} ${Math.round(hill(x))}`).join('');
  const houses = hillside(view);
  return {
    drawing: path(`M600 480${ridge}V480Z`, '#a8a06f') + castle() + dome() + houses.drawing,
    lights: houses.lights,
  };
}

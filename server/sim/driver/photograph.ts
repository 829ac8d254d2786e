import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import sharp from 'sharp';
import { carPictureFile, type PicturedCar } from '../../../contract/pictures.ts';
import type { HandoverView } from '../../../domain/handovers/view.ts';

const drawings = path.join(import.meta.dirname, '../../../build/client/pictures/cars');
const size = { width: 800, height: 450 } as const;

/** From three drawings eight views are made: seen from the other side they are mirrored, from a corner narrower. */
const takes: Readonly<
  Record<HandoverView, { from: 'side' | 'front' | 'rear'; isMirrored: boolean; width: number }>
> = {
  front: { from: 'front', isMirrored: false, width: 1 },
  'front-left': { from: 'front', isMirrored: false, width: 0.84 },
  left: { from: 'side', isMirrored: false, width: 1 },
  'rear-left': { from: 'rear', isMirrored: false, width: 0.84 },
  rear: { from: 'rear', isMirrored: false, width: 1 },
  'rear-right': { from: 'rear', isMirrored: true, width: 0.84 },
  right: { from: 'side', isMirrored: true, width: 1 },
  'front-right': { from: 'front', isMirrored: true, width: 0.84 },
};

export interface Shot {
  readonly car: Omit<PicturedCar, 'view'>;
  readonly view: HandoverView;
  /** Of the city's clock: mornings are cold, evenings dark. */
  readonly hour: number;
  readonly grain: Buffer;
  readonly isScratched: boolean;
}

/** A drawn car as a phone would have taken it: in the light of the hour, with grain, a little askew. */
export async function photograph({
  car,
  view,
  hour,
  grain,
  isScratched,
}: Shot): Promise<Uint8Array> {
  const { from, isMirrored, width } = takes[view];
  const drawn = sharp(await drawingOf({ ...car, view: from }), { density: 90 });
  const narrow = Math.round(size.width * width);
  const framed = await drawn
    .resize(narrow, size.height, { fit: 'fill' })
    .extend({
      left: Math.floor((size.width - narrow) / 2),
      right: Math.ceil((size.width - narrow) / 2),
      extendWith: 'copy',
    })
    .flop(isMirrored)
    .toBuffer();
  const overlays = [
    ...(isScratched ? [{ input: Buffer.from(scratch) }] : []),
    { input: grain, raw: { ...size, channels: 3 as const }, blend: 'soft-light' as const },
  ];
  const brightness = hour >= 8 && hour < 18 ? 1 : 0.72;
  const taken = await sharp(framed)
    .composite(overlays)
    .modulate({ brightness, saturation: 0.92 })
    .jpeg({ quality: 72 })
    .toBuffer();
  return new Uint8Array(taken);
}

/** As it stands in the built pages; without them (in tests) a box with wheels. */
async function drawingOf(car: PicturedCar): Promise<Buffer> {
  const file = path.join(drawings, carPictureFile(car));
  return existsSync(file) ? readFile(file) : Buffer.from(plainCar);
}

/** Of a sensor: no two photographs are alike, even of the same car at the same hour. */
export const grainOfSensor = (): Promise<Buffer> =>
  sharp({
    create: {
      ...size,
      channels: 3,
      background: '#808080',
      noise: { type: 'gaussian', mean: 128, sigma: 18 },
    },
  })
    .raw()
    .toBuffer();

const scratch = `<svg xmlns="http://www.w3.org/2000/svg" width="${size.width}" height="${size.height}">
  <path d="M330 246 q50 -12 108 3 M342 258 q42 -7 80 2" stroke="#e8e2d6" stroke-width="3" fill="none" stroke-linecap="round"/>
</svg>`;

const plainCar = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 640 360" width="640" height="360">
  <rect width="640" height="360" fill="#f1ebe0"/><rect y="228" width="640" height="132" fill="#e3d9c8"/>
  <rect x="120" y="150" width="400" height="110" rx="36" fill="#5b6b58"/>
  <circle cx="210" cy="262" r="34" fill="#222"/><circle cx="430" cy="262" r="34" fill="#222"/>
</svg>`;

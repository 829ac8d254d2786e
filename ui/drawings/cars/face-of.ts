import type { CarDesign } from '../../../contract/car-designs.ts';
import { designOf } from './designs.ts';
import type { Face, FaceDrawing, Lens } from './face.ts';
import { FACES } from './faces.ts';
import { measuresOf } from './measures.ts';
import { drawnY } from './rounded.ts';

type Fit = { readonly x: (x: number) => number; readonly y: (y: number) => number };

/** Moves a height between the two marks around it, so that lamps stay between bonnet and bumper. */
function between(marks: readonly number[], own: readonly number[]) {
  return (y: number): number => {
    const above = Math.max(
      0,
      marks.findLastIndex((mark, index) => mark <= y && index < marks.length - 1),
    );
    const [from = 0, to = 1] = marks.slice(above, above + 2);
    const [ownFrom = 0, ownTo = 1] = own.slice(above, above + 2);
    return Math.round(ownFrom + ((y - from) * (ownTo - ownFrom)) / (to - from));
  };
}

/** Path data in absolute commands, each number moved. */
function fitPath(d: string, { x, y }: Fit): string {
  return d.replace(/([MLCQHV])([^A-Z]*)/g, (_, command: string, text: string) => {
    const numbers = text.match(/-?[\d.]+/g) ?? [];
    const moved = numbers.map((value, index) => {
      const isY = command === 'V' || (command !== 'H' && index % 2 === 1);
      return isY ? y(Number(value)) : x(Number(value));
    });
    return `${command}${moved.join(' ')}`;
  });
}

function fitLens(lens: Lens, fit: Fit): Lens {
  if ('path' in lens) return { path: fitPath(lens.path, fit), running: fitPath(lens.running, fit) };
  return { rounds: lens.rounds.map(([x, y, r]) => [fit.x(x), fit.y(y), r]) };
}

/** The ends of a car: its style of face, in its own width and heights, to the centimetre. */
export function faceOf(design: CarDesign): Face {
  const { width, height, clear } = measuresOf(design);
  const profile = designOf(design);
  const style: FaceDrawing = FACES[profile.face];
  const at = (millimetres: number) => Math.round(drawnY(millimetres));
  const share = (percent: number) => at((height * percent) / 100);
  const half = Math.round(width / 20);
  const x = (value: number) => Math.round((value * half) / style.half);
  const roof = at(height);
  const belt = share(profile.belt[0]);
  const sill = at(clear + 50);
  const edge = Math.max(share(profile.edge[1]), belt + 9);
  const window = profile.seats.length > 0 ? belt + 3 : share(profile.tail[1]);
  const front: Fit = {
    x,
    y: between([style.roof, style.belt, style.front.edge, style.sill], [roof, belt, edge, sill]),
  };
  const rear: Fit = {
    x,
    y: between([style.roof, style.rear.window, style.sill], [roof, window, sill]),
  };
  return {
    half,
    roof,
    roofHalf: x(style.roofHalf),
    belt,
    beltHalf: x(style.beltHalf),
    shoulder: front.y(style.shoulder),
    sill,
    railed: profile.rails !== 'none',
    ...(profile.cladding === 'none' ? {} : { cladding: true }),
    ...(profile.seats.length > 0 ? { open: true } : {}),
    front: {
      edge,
      lamp: fitLens(style.front.lamp, front),
      grille: fitPath(style.front.grille, front),
      bars: style.front.bars,
      intake: fitPath(style.front.intake, front),
      corner: fitPath(style.front.corner, front),
      plate: front.y(style.front.plate),
    },
    rear: {
      window,
      windowHalf: x(style.rear.windowHalf),
      lamp: fitLens(style.rear.lamp, rear),
      plate: rear.y(style.rear.plate),
      opens: profile.deck ? 'lid' : 'gate',
      lip: rear.y(style.rear.lip),
      gateHalf: x(style.rear.gateHalf),
      exhaust: profile.exhaust,
      spare: profile.extras.includes('spare wheel'),
    },
  };
}

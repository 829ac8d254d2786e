import type { MarkSide } from '../../../domain/handovers/event.ts';
import type { HandoverView } from '../../../domain/handovers/view.ts';
import { classes } from '../../../ui/classes.ts';

/** A plain car, nose to the left. */
const SIDE =
  'M14 118C8 117 6 112 6 104L8 84C9 76 14 71 24 69C58 63 92 60 118 57C146 36 172 24 206 21C256 17 318 18 352 26C372 31 392 44 408 60C422 63 430 68 432 78L434 104C434 112 431 117 424 118H392A38 38 0 0 0 316 118H124A38 38 0 0 0 48 118Z';
/** From before and from behind. */
const FACE =
  'M100 16C136 16 150 20 156 32L172 66C184 72 188 82 188 96L186 120C185 128 180 130 172 130H28C20 130 15 128 14 120L12 96C12 82 16 72 28 66L44 32C50 20 64 16 100 16Z';
/** From above, nose up. */
const TOP =
  'M90 6C130 6 150 12 160 34C168 56 170 84 170 120V330C170 370 160 388 140 392C120 395 60 395 40 392C20 388 10 370 10 330V120C10 84 12 56 20 34C30 12 50 6 90 6Z';
/** From a corner, nose to the left and nearer. */
const CORNER =
  'M20 128C16 108 22 92 40 84L92 74C112 48 140 36 176 34C236 30 300 34 338 48C362 58 380 74 392 88C410 94 420 104 422 120L420 148C418 158 410 162 398 163L60 168C38 168 24 154 20 128Z';

type Drawn = Exclude<MarkSide, 'inside'>;

export const drawnSides = ['left', 'front', 'top', 'rear', 'right'] as const satisfies Drawn[];

const boxes: Readonly<Record<Drawn, string>> = {
  left: '0 0 440 152',
  right: '0 0 440 152',
  front: '0 0 200 150',
  rear: '0 0 200 150',
  top: '0 0 400 180',
};

/** One side of the car, to put marks on. */
export function CarSide({ side }: { side: Drawn }) {
  return (
    <svg viewBox={boxes[side]} aria-hidden="true" className="car-lines w-full">
      {(side === 'left' || side === 'right') && (
        <g transform={side === 'right' ? 'translate(440 0) scale(-1 1)' : undefined}>
          <Flank />
        </g>
      )}
      {(side === 'front' || side === 'rear') && <Face isRear={side === 'rear'} />}
      {side === 'top' && (
        <g transform="translate(0 180) rotate(-90)">
          <CarFromAbove />
        </g>
      )}
    </svg>
  );
}

const Flank = () => (
  <>
    <path className="body" d={SIDE} />
    <path className="glass" d="M134 58C158 40 182 32 210 30L236 29V58Z" />
    <path className="glass" d="M246 29C290 28 322 30 344 36C358 40 372 50 382 58H246Z" />
    <path
      className="thin"
      d="M130 60C124 80 124 100 128 117M241 29V117M330 60C332 80 326 92 318 100M208 72h18M300 72h18M8 88h22M412 80h20"
    />
    {[86, 354].map((x) => (
      <g key={x}>
        <circle className="body" cx={x} cy="118" r="30" />
        <circle className="thin" cx={x} cy="118" r="18" />
      </g>
    ))}
  </>
);

const Face = ({ isRear }: { isRear: boolean }) => (
  <>
    <path className="body" d="M24 126v16h28v-16M148 126v16h28v-16" />
    <path className="body" d={FACE} />
    <path className="glass" d="M58 34C80 28 120 28 142 34L154 62C120 58 80 58 46 62Z" />
    <path
      className="thin"
      d={
        isRear
          ? 'M20 78l30 4v14l-32-4M180 78l-30 4v14l32-4M72 84h56v18H72ZM24 116h152'
          : 'M22 80c10-4 22-2 30 6l-6 12-26-4M178 80c-10-4-22-2-30 6l6 12 26-4M66 84h68l-6 16H72ZM78 112h44v12H78Z'
      }
    />
  </>
);

/** Nose up, in a box of 180 by 400. */
export const CarFromAbove = () => (
  <>
    <path
      className="body"
      d="M10 136C0 130-8 130-10 138C-10 146-4 148 10 148M170 136c10-6 18-6 20 2c0 8-6 10-20 10"
    />
    <path className="body" d={TOP} />
    <path className="glass" d="M28 128C60 112 120 112 152 128L142 170C110 162 70 162 38 170Z" />
    <path className="glass" d="M40 330C70 336 110 336 140 330L148 362C110 370 70 370 32 362Z" />
    <path
      className="thin"
      d="M38 170L36 250 40 330M142 170l2 80-4 80M20 150V330M160 150V330M36 250H20M144 250h16M38 22c-8 30-10 62-10 92M142 22c8 30 10 62 10 92"
    />
  </>
);

const guides: Readonly<Record<HandoverView, { d: string; box: string; isTurned: boolean }>> = {
  front: { d: FACE, box: '0 0 200 150', isTurned: false },
  rear: { d: FACE, box: '0 0 200 150', isTurned: false },
  left: { d: SIDE, box: '0 0 440 152', isTurned: false },
  right: { d: SIDE, box: '0 0 440 152', isTurned: true },
  'front-left': { d: CORNER, box: '0 0 440 200', isTurned: false },
  'rear-right': { d: CORNER, box: '0 0 440 200', isTurned: false },
  'front-right': { d: CORNER, box: '0 0 440 200', isTurned: true },
  'rear-left': { d: CORNER, box: '0 0 440 200', isTurned: true },
};

/** Where the car belongs in the picture. */
export function CarGuide({ view }: { view: HandoverView }) {
  const { d, box, isTurned } = guides[view];
  return (
    <svg
      viewBox={box}
      aria-hidden="true"
      className={classes(
        'absolute inset-0 m-auto w-[86%] overflow-visible fill-none stroke-on-lens stroke-3 [filter:drop-shadow(0_0_3px_var(--color-lens))] [stroke-dasharray:10_7] [stroke-linecap:round]',
        isTurned && '-scale-x-100',
      )}
    >
      <path d={d} vectorEffect="non-scaling-stroke" />
    </svg>
  );
}

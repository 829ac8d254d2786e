import { circle, type Frame, picture } from '../svg.ts';
import { CAR_OUTLINE } from './car-outline.ts';
import { inked, PAPER, quiet, route } from './route-line.ts';

export const PROCESS_PARTS = ['all', 'name-the-door', 'take-the-key', 'leave-it'] as const;
export type ProcessPart = (typeof PROCESS_PARTS)[number];

/** A page narrow enough to stack the steps shows each part above its text. */
const FRAMES: Readonly<Record<ProcessPart, Frame>> = {
  all: { x: 0, y: 0, width: 1168, height: 196 },
  'name-the-door': { x: 0, y: 0, width: 390, height: 196 },
  'take-the-key': { x: 389, y: 0, width: 390, height: 196 },
  'leave-it': { x: 778, y: 0, width: 390, height: 196 },
};

const GROUND = 176;

/** Door, car, door in one stroke. */
const LINE = `M12 ${GROUND}H168V104A30 30 0 0 1 228 104V${GROUND}H416${CAR_OUTLINE}H940V84H1004V${GROUND}H1156`;

const HOUSES =
  'M110 176V62L198 22L286 62V176M100 66.5L110 62M296 66.5L286 62M126 100h24v32h-24zM138 100v32M246 100h24v32h-24zM258 100v32M160 176v-6h76v6M868 176V32H1076V176M860 32H1084M868 68H1076M886 42h20v18h-20zM930 42h20v18h-20zM994 42h20v18h-20zM1038 42h20v18h-20zM886 92h24v38h-24zM898 92v38M1034 92h24v38h-24zM1046 92v38M930 76h84';

const CAR_DETAILS =
  'M632 114C580 117 526 116 474 113C471 112 471 110 472 108C476 99 482 92 492 90C518 87 560 87 588 90C606 94 620 102 632 114ZM548 88L552 115M553 118C556 135 556 152 552 168M636 118C642 134 643 152 640 168M566 125h16M728 136L708 134C712 140 720 144 734 146';

function wheel(x: number): string {
  return (
    circle(x, GROUND - 21, 21, PAPER, { stroke: 'currentColor', 'stroke-width': 3 }) +
    circle(x, GROUND - 21, 7, 'currentColor')
  );
}

export function drawProcess(part: ProcessPart): string {
  return picture(
    FRAMES[part],
    inked(
      quiet(HOUSES) +
        quiet(CAR_DETAILS) +
        circle(198, 48, 7, 'none', { stroke: '#a89f91', 'stroke-width': 1.8 }) +
        route(LINE, [12, GROUND], [1154, GROUND]) +
        wheel(490) +
        wheel(680) +
        circle(218, 140, 3.4, 'currentColor') +
        circle(950, 134, 3.4, 'currentColor'),
    ),
  );
}

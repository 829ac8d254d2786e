import { circle, line, path, picture, rect } from '../svg.ts';
import { CAR_OUTLINE } from './car-outline.ts';
import {
  endPin,
  inked,
  PAPER,
  QUIET,
  quiet,
  ROUTE_WIDTH,
  route,
  SIGNAL,
  startPin,
} from './route-line.ts';

export const EMPTY_STATES = [
  'no-cars',
  'no-bookings',
  'no-cards',
  'not-written',
  'not-found',
  'offline',
  'error',
] as const;
export type EmptyState = (typeof EMPTY_STATES)[number];

const FRAME = { x: 0, y: 0, width: 320, height: 200 } as const;
const GROUND = 160;

function dashed(d: string): string {
  return line(d, QUIET, 2, { 'stroke-dasharray': '2 7', 'stroke-linecap': 'round' });
}

/** The place at the kerb is free: only the outline of a car that is not there. */
function noCars(): string {
  return (
    quiet(
      'M40 160V62h40v98M50 76h20v20H50zM54 160v-44h12v44M240 160V48h40v112M250 62h20v20h-20zM254 160v-44h12v44',
    ) +
    line(
      `M416 176${CAR_OUTLINE}M469 155a21 21 0 1 0 42 0a21 21 0 1 0-42 0M659 155a21 21 0 1 0 42 0a21 21 0 1 0-42 0`,
      QUIET,
      4.4,
      {
        'stroke-dasharray': '6 9',
        transform: 'translate(-87 88)scale(.41)',
      },
    ) +
    route(`M24 ${GROUND}H296`, [24, GROUND], [294, GROUND])
  );
}

/** A door, closed, and a key on the line that leads to it. */
function noBookings(): string {
  return (
    quiet('M196 160V52h88v108M186 52h108M210 70h16v22h-16zM254 70h16v22h-16z') +
    quiet('M70 160v-16M58 160c0-22 24-22 24 0') +
    route(`M30 ${GROUND}H222V120A18 18 0 0 1 258 120V${GROUND}H296`, [30, GROUND], [294, GROUND]) +
    circle(250, 140, 3, 'currentColor') +
    circle(120, 114, 15, PAPER, { stroke: 'currentColor', 'stroke-width': ROUTE_WIDTH }) +
    circle(120, 108, 3.5, 'currentColor') +
    line('M120 129v27M120 142h9M120 152h7', 'currentColor', ROUTE_WIDTH, {
      'stroke-linecap': 'round',
    })
  );
}

/** A bank card with the line as its stripe. */
function noCards(): string {
  return (
    quiet('M88 58h150a12 12 0 0 1 12 12v78') +
    rect(64, 72, 172, 104, PAPER, { rx: 12, stroke: 'currentColor', 'stroke-width': ROUTE_WIDTH }) +
    rect(82, 124, 26, 20, 'none', { rx: 4, stroke: QUIET, 'stroke-width': 1.8 }) +
    quiet('M82 134h26M95 124v20') +
    dashed('M82 160h60M162 160h54') +
    route('M24 100H296', [24, 100], [294, 100])
  );
}

/** A sheet with its lines still empty; the first one is being drawn. */
function notWritten(): string {
  return (
    quiet('M124 28h90a10 10 0 0 1 10 10v118') +
    rect(96, 40, 112, 136, PAPER, { rx: 10, stroke: 'currentColor', 'stroke-width': ROUTE_WIDTH }) +
    dashed('M116 122h72M116 140h72M116 158h44M216 98h66') +
    route('M24 98H152', [24, 98], [294, 98]) +
    path('M152 98l6-18 50-50 12 12-50 50Z', PAPER, {
      stroke: 'currentColor',
      'stroke-width': ROUTE_WIDTH,
      'stroke-linejoin': 'round',
    })
  );
}

/** A folded map; the line loops and leaves it. */
function notFound(): string {
  return (
    quiet('M44 66L108 46L172 66L236 46V146L172 166L108 146L44 166ZM108 46V146M172 66V166') +
    quiet('M44 100L108 82L172 102L236 82M76 56V156M204 56V156') +
    route(
      'M68 132C92 132 96 112 120 112C150 112 150 140 130 140C108 140 116 92 156 92C196 92 196 122 222 122C250 122 256 96 286 96',
      [68, 132],
      [286, 96],
    )
  );
}

/** The line is cut; its two ends wait to be joined. */
function offline(): string {
  return (
    quiet(
      'M112 84C112 84 132 64 160 64S208 84 208 84M128 102C128 102 140 90 160 90S192 102 192 102',
    ) +
    line('M132 52L190 116', 'currentColor', ROUTE_WIDTH, { 'stroke-linecap': 'round' }) +
    line('M24 148H122M198 148H290', 'currentColor', ROUTE_WIDTH, { 'stroke-linecap': 'round' }) +
    line('M122 138v20M132 142v12M198 138v20M188 142v12', 'currentColor', ROUTE_WIDTH, {
      'stroke-linecap': 'round',
    }) +
    dashed('M142 148h36') +
    startPin([24, 148]) +
    endPin([294, 148])
  );
}

/** A cone stands on the line; the line goes round it. */
function failure(): string {
  return (
    quiet('M120 160h80M60 172h30M230 172h34') +
    path('M136 156L154 84H166L184 156Z', PAPER, {
      stroke: 'currentColor',
      'stroke-width': ROUTE_WIDTH,
      'stroke-linejoin': 'round',
    }) +
    path('M149.5 102H170.5L174 117H146ZM142 132H178L181 146H139Z', SIGNAL) +
    line('M126 160H194', 'currentColor', ROUTE_WIDTH + 2, { 'stroke-linecap': 'round' }) +
    route(
      'M24 160H78C104 160 104 132 108 106C113 76 130 56 160 56S207 76 212 106C216 132 216 160 242 160H290',
      [24, 160],
      [294, 160],
    )
  );
}

const DRAWINGS: Readonly<Record<EmptyState, () => string>> = {
  'no-cars': noCars,
  'no-bookings': noBookings,
  'no-cards': noCards,
  'not-written': notWritten,
  'not-found': notFound,
  offline,
  error: failure,
};

export function drawEmpty(state: EmptyState): string {
  return picture(FRAME, inked(DRAWINGS[state]()));
}

import { LAMP, lit, shaded } from '../colour.ts';
import { group, line, path, round } from '../svg.ts';
import { drawnX, drawnY } from './rounded.ts';
import type { Silhouette } from './silhouette.ts';

const TRIM = '#141311';

/** A seat and its headrest, the top of the headrest at y = 0, the middle of the back at x = 0. */
function seat(cloth: string): string {
  return (
    line('M1 10L0 20M8 10L7 20', '#1d1c1a', 1.6) +
    path('M-4 4Q-3 0 1 0H11Q15 0 14 4L13 9Q12 13 8 13H-1Q-5 13-5 9Z', cloth) +
    path('M-19 60L-11 24Q-9 18-3 18H7Q14 18 14 25L16 60Z', cloth) +
    line('M-14 48L-7 25', lit(cloth, 0.3), 1.6) +
    line('M3 22L1 50', shaded(cloth, 0.3), 1)
  );
}

interface Screen {
  readonly foot: readonly [number, number];
  readonly head: readonly [number, number];
  readonly door: readonly [number, number];
}

function screenOf({ measures, profile }: Silhouette): Screen {
  const { nose, height } = measures;
  const share = (percent: number) => (height * percent) / 100;
  return {
    foot: [drawnX(nose + profile.cowl[0] - 10), drawnY(share(profile.cowl[1]) + 8)],
    head: [drawnX(nose + profile.header[0]), drawnY(height)],
    door: [drawnX(nose + profile.cowl[0] + 230), drawnY(share(profile.belt[0]) + 6)],
  };
}

/** What is seen above the doors of an open car, drawn before its body hides the rest. */
export function openCabin(shape: Silhouette, cloth: string): string {
  const { measures, profile } = shape;
  const { foot, head, door } = screenOf(shape);
  const top = shape.roof + 5;
  const seats = profile.seats.map((x) => {
    const at = drawnX(measures.nose + x);
    const hoop =
      profile.seats.length === 1
        ? line(
            `M${at + 24} ${top + 54}V${top + 14}Q${at + 25} ${top + 7} ${at + 31} ${top + 7}Q${at + 38} ${top + 9} ${at + 41} ${top + 54}`,
            '#3a3834',
            3.6,
          )
        : '';
    return hoop + group(seat(cloth), { transform: `translate(${at} ${top})` });
  });
  const wheelX = drawnX(measures.nose + (profile.seats[0] ?? 0)) - 40;
  const bend = round((foot[0] + head[0]) / 2 - 3);
  const glass = `M${foot[0]} ${foot[1]}Q${bend} ${round((foot[1] + head[1]) / 2 - 3)} ${head[0]} ${head[1]}L${head[0] + 7} ${head[1] + 2}L${door[0]} ${door[1]}Z`;
  return (
    seats.join('') +
    line(`M${wheelX} ${door[1] - 15}q7 0 6 16`, '#201c18', 3.2, { 'stroke-linecap': 'round' }) +
    path(glass, '#8fa3ab', { opacity: '.6' }) +
    path(
      `M${foot[0] + 6} ${foot[1] - 2}L${head[0] - 4} ${head[1] + 3}L${head[0] + 4} ${head[1] + 3}L${foot[0] + 16} ${foot[1]}Z`,
      LAMP,
      { opacity: '.25' },
    )
  );
}

/** The frame of the windscreen and the folded hood, drawn over the body. */
export function openTrim(shape: Silhouette): string {
  const { measures, profile } = shape;
  const { head, door } = screenOf(shape);
  const share = (percent: number) => (measures.height * percent) / 100;
  const from = drawnX(measures.length - profile.roofEnd[0] - 40);
  const to = drawnX(measures.length - profile.tail[0] + 120);
  const y = drawnY(share(profile.tail[1]));
  const rise = drawnY(share(profile.roofEnd[1]));
  return (
    path(
      `M${from} ${rise + 2}C${from + 8} ${y - 5} ${to - 30} ${y - 6} ${to} ${y + 1}C${to - 20} ${y + 4} ${from + 20} ${rise + 5} ${from} ${rise + 2}Z`,
      '#2c2823',
    ) +
    line(
      `M${from + 8} ${rise - 1}C${from + 16} ${y - 3} ${to - 30} ${y - 4} ${to - 12} ${y - 1}`,
      '#4b453d',
      1.5,
    ) +
    line(
      `M${door[0]} ${door[1]}Q${round((door[0] + head[0]) / 2 - 5)} ${round((door[1] + head[1]) / 2 - 3)} ${head[0] + 6} ${head[1] + 1.5}`,
      TRIM,
      4.2,
      { 'stroke-linecap': 'round' },
    )
  );
}

import {
  byNight,
  DOWN,
  ellipse,
  FROM_UPPER_LEFT,
  type Frame,
  glow,
  gradient,
  rect,
} from '../svg.ts';

/** Every view of every car has this size, so a carousel never jumps. */
export const CAR_FRAME: Frame = { x: 0, y: 0, width: 640, height: 360 };

const HORIZON = 228;
export const WALL = '#f1ebe0';
export const FLOOR = '#e3d9c8';
export const LAMPLIGHT = '#fffaf0';
const SHADOW = '#17110a';

/** On a dark page the studio's lamp is turned down, so that the car is what shines. */
export const STUDIO_BY_NIGHT = byNight({
  fill: { [WALL]: '#3a342b', [FLOOR]: '#2c2720' },
  'stop-color': { [LAMPLIGHT]: '#6a5f4e' },
});

/** The two-tone studio: a wall lit from the upper left and a floor that darkens towards it. */
export function studio(id: string): string {
  const { width, height } = CAR_FRAME;
  return (
    STUDIO_BY_NIGHT +
    gradient(`${id}W`, FROM_UPPER_LEFT, [
      [0, LAMPLIGHT, 0.95],
      [0.6, LAMPLIGHT, 0],
    ]) +
    gradient(`${id}F`, DOWN, [
      [0, '#2a1b0c', 0.09],
      [0.45, '#2a1b0c', 0],
    ]) +
    rect(0, 0, width, height, WALL) +
    rect(0, 0, width, HORIZON, `url(#${id}W)`) +
    rect(0, HORIZON, width, height - HORIZON, FLOOR) +
    rect(0, HORIZON, width, height - HORIZON, `url(#${id}F)`)
  );
}

/** A wide soft shadow, drawn a little to the right because the lamp hangs on the left. */
export function contactShadow(id: string, cx: number, y: number, half: number): string {
  return (
    glow(`${id}S`, [
      [0, SHADOW, 0.6],
      [0.6, SHADOW, 0.26],
      [1, SHADOW, 0],
    ]) +
    ellipse(cx + 7, y, half + 16, 10, `url(#${id}S)`) +
    ellipse(cx + 3, y - 2.5, half - 12, 4.6, `url(#${id}S)`)
  );
}

import { group, line, path, rect, round } from '../svg.ts';

const IRONWORK = '#8f7355';
const SHADOW_SIDE = '#75593d';

/** Cross-bracing between two leaning edges, from one height to another. */
function braces(
  from: number,
  to: number,
  outer: readonly [number, number],
  inner: readonly [number, number],
  count: number,
): string {
  let d = '';
  for (let index = 0; index < count; index += 1) {
    const a = index / count;
    const b = (index + 1) / count;
    const at = (share: number, [low, high]: readonly [number, number]): number =>
      round(low + (high - low) * share);
    const y = (share: number): number => round(from + (to - from) * share);
    for (const sign of [1, -1]) {
      d += `M${sign * at(a, outer)} ${y(a)}L${sign * at(b, inner)} ${y(b)}M${sign * at(a, inner)} ${y(a)}L${sign * at(b, outer)} ${y(b)}`;
    }
  }
  return d;
}

/** The tower, the middle of its feet at x, y, 340 high. */
export function eiffelTower(x: number, y: number): string {
  const leg = (s: string): string =>
    `M${s}78 0H${s}48C${s}44-30 ${s}38-52 ${s}30-74H${s}43C${s}54-54 ${s}66-28 ${s}78 0Z`;
  const upper = (s: string): string =>
    `M${s}40-84H${s}20C${s}17-104 ${s}14-122 ${s}12-138H${s}25C${s}29-120 ${s}34-102 ${s}40-84Z`;
  const shaft = 'M-22-146H22C14-190 8-240 4.5-300H-4.5C-8-240-14-190-22-146Z';
  return group(
    path(leg('-') + upper('-'), IRONWORK) +
      path(leg('') + upper(''), SHADOW_SIDE) +
      path(shaft, IRONWORK) +
      path('M0-146H22C14-190 8-240 4.5-300H0Z', SHADOW_SIDE) +
      path('M-50 0C-46-48-24-62 0-62S46-48 50 0H44C40-40 22-54 0-54S-40-40-44 0Z', IRONWORK) +
      line(
        braces(-4, -72, [74, 42], [50, 32], 4) + braces(-86, -136, [38, 25], [20, 13], 3),
        '#e9d3b2',
        1,
      ) +
      line(braces(-150, -290, [20, 5], [0, 0], 8), '#e9d3b2', 0.9, { opacity: '.8' }) +
      rect(-48, -86, 96, 12, '#9c7f5f') +
      rect(-30, -147, 60, 10, '#9c7f5f') +
      line('M-46-80H47M-28-142H29', '#6a5037', 6, { 'stroke-dasharray': '1.5 3' }) +
      rect(-8, -306, 16, 8, '#9c7f5f') +
      path('M-5-306Q0-318 5-306ZM-1-312L0-340L1-312Z', SHADOW_SIDE) +
      path('M-84 0H-42V8H-84ZM42 0H84V8H42Z', '#c9b593'),
    { transform: `translate(${x} ${y})` },
  );
}

import { circle, group, line, path, rect, round } from '../svg.ts';

/** The yellow tram from the front, its rails at 0, 0. */
export function lisbonTram(x: number, y: number): string {
  return group(
    path('M-19-4V-46Q-19-52-13-52H13Q19-52 19-46V-4Z', '#e3ad34') +
      path('M-19-48Q-17-60 0-60T19-48Z', '#f3ead8') +
      rect(-19, -24, 38, 4, '#f3ead8') +
      path('M-15-45h8v17h-8zM-4-45h8v17h-8zM7-45h8v17h-8z', '#3f4a4d') +
      path('M-15-45h8l-8 12zM-4-45h8l-8 12zM7-45h8l-8 12z', '#73827f') +
      path('M19-4V-46Q19-52 13-52H10V-4Z', '#2a1b0c', { opacity: '.14' }) +
      circle(0, -13, 3.6, '#fff6dc', { stroke: '#7a5a17', 'stroke-width': 1 }) +
      rect(-21, -5, 42, 4, '#4a3a2a', { rx: 1 }) +
      rect(-12, -1, 24, 2, '#2b2620') +
      rect(-8, -57, 16, 5, '#2f4a3a', { rx: 1 }) +
      line('M0-60L3-74', '#2b2620', 1.2),
    { transform: `translate(${round(x)} ${round(y)})` },
  );
}

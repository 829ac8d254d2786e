import { lit, shaded } from '../colour.ts';
import { circle, line, path } from '../svg.ts';

const BODY = 'M16 166C18 134 44 122 64 115L80 126L96 115C116 122 142 134 144 166Z';
const FAR_SIDE = 'M96 115C116 122 142 134 144 166H112C116 146 108 128 96 115Z';

const body = (colour: string) => path(BODY, colour) + path(FAR_SIDE, shaded(colour, 0.16));
const seam = (d: string, colour: string) => line(d, shaded(colour, 0.3), 2);

const COLLAR = 'M64 113L58 127L72 136L80 126L88 136L102 127L96 113L80 126Z';

export const clothes = {
  blazer: (colour: string) =>
    path('M56 119L80 166L104 119L80 112Z', '#fdfaf4') +
    path('M16 166C18 134 44 122 60 116L80 166Z', colour) +
    path('M144 166C142 134 116 122 100 116L80 166Z', shaded(colour, 0.18)) +
    path('M60 116L50 136L62 140L80 166L66 130Z', lit(colour, 0.16)) +
    path('M100 116L110 136L98 140L80 166L94 130Z', lit(colour, 0.06)) +
    seam('M64 114L80 130L96 114', '#cfc6b7'),
  shirt: (colour: string) =>
    body(colour) + path(COLLAR, lit(colour, 0.3)) + seam('M80 130V166', colour),
  polo: (colour: string) =>
    body(colour) +
    path(COLLAR, shaded(colour, 0.2)) +
    seam('M80 130V150', colour) +
    circle(83, 140, 1.4, lit(colour, 0.5)),
  jumper: (colour: string) =>
    body(colour) + line('M62 117C66 136 94 136 98 117', lit(colour, 0.22), 6),
  overall: (colour: string) =>
    body('#e2dacc') +
    path('M44 166V124L54 119V142H106V119L116 124V166Z', colour) +
    path('M106 119L116 124V166H104V142H106Z', shaded(colour, 0.2)) +
    circle(54, 144, 2.4, '#cfc6b7') +
    circle(106, 144, 2.4, '#cfc6b7'),
} as const;

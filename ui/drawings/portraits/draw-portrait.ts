import { shaded } from '../colour.ts';
import { byNight, circle, clip, ellipse, group, line, path, picture, round } from '../svg.ts';
import { clothes } from './clothes.ts';
import { hairs } from './hair.ts';
import { type PortraitName, portraits } from './portraits.ts';

const FRAME = { x: 0, y: 0, width: 160, height: 160 } as const;
const HEAD =
  'M80 36C60 36 51 53 52 75C53 95 65 112 80 112C95 112 107 95 108 75C109 53 100 36 80 36Z';
const FAR_CHEEK =
  'M94 39C103 48 105 62 103 77C101 95 92 107 81 112C96 111 107 95 108 75C109 57 104 45 94 39Z';

/** The grounds of the page's own roles, by day and by night. */
const NIGHT_GROUNDS = {
  '#e2dacc': '#464037',
  '#e5ead8': '#3a4630',
  '#faeccb': '#5a4420',
  '#fbe5e0': '#55302a',
} as const;

/** A role and not a person: lit from the upper left, like the cars. */
export function drawPortrait(name: PortraitName): string {
  const look = portraits[name];
  const hair = hairs[look.hair];
  const person =
    ('behind' in hair ? hair.behind(look.hairColour) : '') +
    neck(look.skin) +
    clothes[look.wears](look.wearColour) +
    face(look.skin, look.hairColour) +
    (look.isBearded ? beard(look.hairColour) : '') +
    mouth() +
    hair.front(look.hairColour) +
    (look.hasGlasses ? glasses() : '') +
    (look.hasHeadset ? headset() : '');
  return picture(
    FRAME,
    byNight({ fill: { [look.ground]: NIGHT_GROUNDS[look.ground] } }) +
      clip('round', circle(80, 80, 80, '#fff')) +
      group(circle(80, 80, 80, look.ground) + person, {
        'clip-path': 'url(#round)',
        'stroke-linecap': 'round',
      }),
  );
}

const neck = (skin: string) =>
  path('M65 92V117C69 132 91 132 95 117V92Z', shaded(skin, 0.2)) +
  path('M65 104C70 114 90 114 95 104V110C88 118 72 118 65 110Z', shaded(skin, 0.32));

function face(skin: string, hair: string): string {
  const brow = shaded(hair, 0.2);
  return (
    ellipse(51, 78, 5, 8, shaded(skin, 0.06)) +
    ellipse(109, 78, 5, 8, shaded(skin, 0.22)) +
    path(HEAD, skin) +
    path(FAR_CHEEK, shaded(skin, 0.12)) +
    eye(69) +
    eye(91) +
    line('M62 67.6C65 64.8 71 64.6 75 66.8', brow, 2.6) +
    line('M85 66.8C89 64.6 95 64.8 98 67.6', brow, 2.6) +
    line('M81 76C81 82 77 87 77.6 89.4C78.4 91.4 82 91.6 84 90.2', shaded(skin, 0.3), 2)
  );
}

const eye = (x: number) =>
  ellipse(x, 76, 5, 3.4, '#fdfaf4') +
  circle(x + 0.4, 76, 2.9, '#2b211b') +
  circle(x - 0.6, 75, 0.9, '#ffffff') +
  line(
    `M${round(x - 5.4)} 75C${round(x - 3)} 71.8 ${round(x + 3)} 71.8 ${round(x + 5.4)} 75`,
    '#2b211b',
    1.6,
  );

const mouth = () =>
  path('M70 97.4C75 99 85 99 90 97.4C88 104 84 106 80 106C76 106 72 104 70 97.4Z', '#7a2b22') +
  path(
    'M72.4 98.2C77 99.4 83 99.4 87.6 98.2C86.8 100.6 84 101.4 80 101.4C76 101.4 73.2 100.6 72.4 98.2Z',
    '#fdfaf4',
  );

const beard = (colour: string) =>
  path(
    'M52 80C53 101 65 118 80 118C95 118 107 101 108 80C105 90 100 94 94 93C88 91 72 91 66 93C60 94 55 90 52 80Z',
    colour,
  );

const glasses = () =>
  line(
    'M58.6 76a9.6 8.4 0 1 0 19.2 0a9.6 8.4 0 1 0-19.2 0ZM82.2 76a9.6 8.4 0 1 0 19.2 0a9.6 8.4 0 1 0-19.2 0ZM77.8 75C79 73.8 81 73.8 82.2 75M58.6 75L51 73.6M101.4 75L109 73.6',
    '#2b211b',
    2,
  );

const headset = () =>
  line('M49 76C46 40 62 27 80 27C98 27 114 40 111 76', '#2b2720', 4) +
  path(
    'M44 70H52V88H48C44 88 42 84 42 79C42 74 43 71 44 70ZM108 70H116C118 74 118 84 112 88H108Z',
    '#2b2720',
  ) +
  line('M47 88C48 100 58 106 70 106', '#2b2720', 2.4) +
  circle(71, 106, 3, '#2b2720');

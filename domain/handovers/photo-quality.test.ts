import { expect, test } from 'vitest';
import { photoQuality } from './photo-quality.ts';

const WIDTH = 40;
const picture = (value: (x: number, y: number) => number) =>
  Uint8ClampedArray.from({ length: WIDTH * WIDTH }, (_, at) =>
    value(at % WIDTH, Math.floor(at / WIDTH)),
  );

test('a sharp picture by day is good', () => {
  expect(
    photoQuality(
      picture((x) => (x % 8 < 4 ? 60 : 190)),
      WIDTH,
    ),
  ).toBe('good');
});

test('a slow change from light to dark has no edges: blurred', () => {
  expect(
    photoQuality(
      picture((x) => 60 + 3 * x),
      WIDTH,
    ),
  ).toBe('blurred');
});

test('too dark to judge, sharp or not', () => {
  expect(
    photoQuality(
      picture((x) => (x % 8 < 4 ? 5 : 30)),
      WIDTH,
    ),
  ).toBe('dark');
});

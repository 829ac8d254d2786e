import { expect, test } from 'vitest';
import { polygonOf } from '../../domain/polygon.ts';
import { box } from '../../domain/service-area.ts';
import { isDrawn, plainShape } from './city-shape.ts';

test('a city that nobody has drawn stands on plain ground, well beyond its areas', () => {
  expect(isDrawn('lisbon')).toBe(true);
  expect(isDrawn('bath')).toBe(false);
  const shape = plainShape(
    [box(51.36, -2.41, 51.4, -2.36), box(51.38, -2.38, 51.42, -2.31)].map(polygonOf),
  );
  expect(shape.bbox).toEqual([-2.41, 51.36, -2.31, 51.42]);
  expect(shape.ground.map((edge) => Number(edge.toFixed(2)))).toEqual([-2.51, 51.3, -2.21, 51.48]);
  expect(shape.features).toEqual([]);
  expect(shape.credits).toEqual([]);
});

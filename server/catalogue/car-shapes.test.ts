import { expect, it } from 'vitest';
import { baseOf } from './car-shapes.ts';

it('tells where a car stands to about 200 metres, and no closer [D-036-001]', () => {
  const base = baseOf({ base_latitude: 38.712345, base_longitude: -9.137891 });
  expect(base).toEqual({ latitude: 38.712, longitude: -9.138 });
  expect(baseOf({ base_latitude: 38.7129, base_longitude: -9.1373 })).toEqual(base);
});

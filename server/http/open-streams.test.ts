import { expect, test } from 'vitest';
import { takeStream } from './open-streams.ts';

test('a renter has twenty streams at most; one that ends makes room, and others have their own [R-MONEY-023]', () => {
  const giveBack = Array.from({ length: 20 }, () => takeStream('ana'));
  expect(() => takeStream('ana')).toThrow('At most 20');
  expect(() => takeStream('rui')).not.toThrow();
  giveBack[0]?.();
  expect(() => takeStream('ana')).not.toThrow();
  expect(() => takeStream('ana')).toThrow('At most 20');
});

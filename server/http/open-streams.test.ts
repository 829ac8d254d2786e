import { expect, test } from 'vitest';
import { answerRefusal, type Refusal } from '../errors.ts';
import { takeStream } from './open-streams.ts';

test('a renter has twenty streams at most; one that ends makes room, and others have their own [R-MONEY-023]', () => {
  const giveBack = Array.from({ length: 20 }, () => takeStream('ana'));
  expect(() => takeStream('ana')).toThrow('At most 20');
  giveBack.push(takeStream('rui'));
  giveBack.shift()?.();
  giveBack.push(takeStream('ana'));
  expect(() => takeStream('ana')).toThrow('At most 20');
  for (const end of giveBack) end();
});

test('whoever has too many is told when to try again, as by every limit', () => {
  const giveBack = Array.from({ length: 20 }, () => takeStream('eva'));
  try {
    takeStream('eva');
    expect.fail('one more was given');
  } catch (refusal) {
    const answer = answerRefusal(refusal as Refusal);
    expect([answer.status, answer.headers.get('Retry-After')]).toEqual([429, '15']);
  }
  for (const end of giveBack) end();
});

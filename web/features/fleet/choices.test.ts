import { expect, test } from 'vitest';
import * as contract from '../../../contract/assets.ts';
import { choices } from './choices.ts';

test('the choices are those of the contract', () => {
  expect(choices.propulsionType).toEqual(contract.propulsionTypes);
  expect(choices.transmission).toEqual(contract.transmissions);
  expect(choices.seats.map(String)).toEqual(contract.seatCounts);
  expect(choices.letter).toEqual(contract.categories);
  expect(choices.bodyType).toEqual(contract.bodyTypes);
  expect(choices.feature).toEqual(contract.features);
});

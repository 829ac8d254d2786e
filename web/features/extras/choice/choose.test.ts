import { expect, test } from 'vitest';
import { emptySearch } from '../../trip/state/search-state.ts';
import { chooseMainOption, toggleExtra, toggleExtraInsurance } from './choose.ts';

test('extras toggle by id [R-EXTRAS-008]', () => {
  const one = toggleExtra(emptySearch, 'gps', true);
  const two = toggleExtra(one, 'booster', true);
  expect(two.extras).toEqual(['gps', 'booster']);
  expect(toggleExtra(two, 'gps', true).extras).toEqual(['booster', 'gps']);
  expect(toggleExtra(two, 'gps', false).extras).toEqual(['booster']);
  expect(toggleExtra(emptySearch, 'gps', false).extras).toEqual([]);
});

test('extra insurances toggle on and off, apart from the main one [R-EXTRAS-007]', () => {
  const on = toggleExtraInsurance(chooseMainOption(emptySearch, 'full'), 'roadside', true);
  expect(on.insurances).toEqual({ main: 'full', extras: ['roadside'] });
  expect(toggleExtraInsurance(on, 'roadside', false).insurances).toEqual({
    main: 'full',
    extras: [],
  });
});

test('choosing a main option deselects the previous one [R-EXTRAS-006]', () => {
  const basic = chooseMainOption(emptySearch, 'basic');
  expect(chooseMainOption(basic, 'full').insurances.main).toBe('full');
});

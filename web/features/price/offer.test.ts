import { describe, expect, test } from 'vitest';
import { emptySearch } from '../trip/state/search-state.ts';
import { chosenFrom, offerOf, quoteRequestOf, withMainOption } from './offer.ts';
import { booster, gps, offer, protection, roadside } from './price.fixture.ts';

const trip = { carId: 'car', startsAt: '2026-05-02T08:00:00Z', endsAt: '2026-05-05T08:00:00Z' };

test('an offer has the extras that fit the car, and the main insurance apart', () => {
  expect(offerOf(['gps'], [gps, booster], [protection, roadside])).toEqual({
    extras: [gps],
    main: protection,
    extraInsurances: [roadside],
  });
  expect(offerOf([], [gps], []).main).toBeNull();
});

describe('what is chosen', () => {
  const search = {
    ...emptySearch,
    extras: ['gps', 'ski-rack'],
    insurances: { main: 'full', extras: ['roadside', 'unknown'] },
  };

  test('is what this car and city offer; what was chosen for another does not count', () => {
    const chosen = chosenFrom(offer, search);
    expect(chosen.extras).toEqual([gps]);
    expect(chosen.mainOption?.optionId).toBe('full');
    expect(chosen.extraInsurances).toEqual([roadside]);
    const elsewhere = { ...search, insurances: { main: 'elsewhere', extras: [] } };
    expect(chosenFrom(offer, elsewhere).mainOption).toBeNull();
  });

  test('has the suggested option where insurance is chosen, until the renter picks one', () => {
    const bare = chosenFrom(offer, emptySearch);
    expect(bare.mainOption).toBeNull();
    expect(withMainOption(offer, bare).mainOption?.optionId).toBe('medium');
    expect(withMainOption(offer, chosenFrom(offer, search)).mainOption?.optionId).toBe('full');
    const options = protection.options.map((option) => ({ ...option, selected: false }));
    const unsuggested = { ...offer, main: { ...protection, options } };
    expect(withMainOption(unsuggested, bare).mainOption).toEqual(options[0]);
    expect(withMainOption({ ...offer, main: null }, bare).mainOption).toBeNull();
  });

  test('is not bought a second time where the protection already contains it', () => {
    const options = protection.options.map((option) => ({
      ...option,
      includes: option.optionId === 'basic' ? [] : ['roadside'],
    }));
    const overlapping = { ...offer, main: { ...protection, options } };
    expect(chosenFrom(overlapping, search).extraInsurances).toEqual([]);
    const unchosen = { ...search, insurances: { ...search.insurances, main: null } };
    const chosen = chosenFrom(overlapping, unchosen);
    expect(chosen.extraInsurances).toEqual([roadside]);
    expect(withMainOption(overlapping, chosen).extraInsurances).toEqual([]);
    const basic = { ...search, insurances: { ...search.insurances, main: 'basic' } };
    expect(chosenFrom(overlapping, basic).extraInsurances).toEqual([roadside]);
  });

  test('is asked for by ids alone: no price leaves the browser [D-012-004]', () => {
    expect(quoteRequestOf(trip, offer, chosenFrom(offer, search))).toEqual({
      ...trip,
      extras: ['gps'],
      insurances: [{ id: 'protection', selectedOption: 'full' }, { id: 'roadside' }],
    });
    expect(quoteRequestOf(trip, offer, chosenFrom(offer, emptySearch))).toEqual({
      ...trip,
      extras: [],
      insurances: [],
    });
  });
});

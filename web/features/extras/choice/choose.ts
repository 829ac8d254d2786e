import type { SearchState } from '../../trip/state/search-state.ts';

export function toggleExtra(search: SearchState, id: string, isChosen: boolean): SearchState {
  return { ...search, extras: toggled(search.extras, id, isChosen) };
}

export function toggleExtraInsurance(
  search: SearchState,
  id: string,
  isChosen: boolean,
): SearchState {
  const { insurances } = search;
  return {
    ...search,
    insurances: { ...insurances, extras: toggled(insurances.extras, id, isChosen) },
  };
}

/** One place for one option: choosing another lets go of the one before. */
export function chooseMainOption(search: SearchState, optionId: string): SearchState {
  return { ...search, insurances: { ...search.insurances, main: optionId } };
}

function toggled(ids: readonly string[], id: string, isChosen: boolean): readonly string[] {
  const others = ids.filter((other) => other !== id);
  return isChosen ? [...others, id] : others;
}

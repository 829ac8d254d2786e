import { useMemo, useState } from 'react';
import type { TripDraft } from '../../../../domain/trip-draft.ts';
import { isComplete } from '../../../../domain/trip-picks.ts';
import { useShellConfig } from '../../../page/use-shell-config.ts';
import type { AddressValue } from '../../trip/address/use-address-box.ts';
import { cityFacts } from '../../trip/state/city-facts.ts';
import { productNow } from '../../trip/state/product-now.ts';
import {
  chooseCity,
  deliverTo,
  returnTo,
  returnToDelivery,
} from '../../trip/state/return-option.ts';
import type { SearchCity } from '../../trip/state/search-city.ts';
import type { SearchState } from '../../trip/state/search-state.ts';
import { tripOfSearch, withDraft } from '../../trip/state/trip-of-search.ts';
import { useSearch } from '../../trip/state/use-search.ts';

export type SearchProblem = 'deliveryLocation' | 'returnLocation' | 'dates';

/** A search as it is being filled in; nothing is stored before it is sent off. */
export function useSearchBar(city: SearchCity) {
  const { search: stored, change } = useSearch();
  const config = useShellConfig();
  const [edited, setEdited] = useState<SearchState | null>(null);
  const [draft, setDraft] = useState<TripDraft | null>(null);
  const [hasTried, setTried] = useState(false);

  const facts = useMemo(
    () => cityFacts(city, config.booking, productNow(config.now)),
    [city, config],
  );
  const search = chooseCity(edited ?? stored, city.id);
  // The days are the stored ones until a draft is: an address that is typed does not change them.
  const atFirst = useMemo(() => tripOfSearch(stored, facts).draft, [stored, facts]);
  const trip = draft ?? atFirst;
  const isSame = search.returnOption === 'same_address';

  // The place where somebody is found may come after what they have typed meanwhile.
  const edit = (update: (last: SearchState) => SearchState) =>
    setEdited((last) => update(chooseCity(last ?? stored, city.id)));
  const setDelivery = ({ query, location }: AddressValue) =>
    edit((last) =>
      location
        ? deliverTo(last, { query, location })
        : { ...last, start: { ...last.start, query, location } },
    );
  const setReturn = ({ query, location }: AddressValue) =>
    edit((last) => ({
      ...last,
      returnOption: 'other_location',
      end: { ...last.end, query, location },
    }));
  const setSame = (same: boolean) =>
    same ? edit(returnToDelivery) : setReturn({ query: '', location: null });

  const problems = problemsOf(search, isComplete(trip, facts));

  /** Stores the search and says so; with a problem it stays here. */
  const submit = (): readonly SearchProblem[] => {
    setTried(true);
    if (problems.length === 0) change(() => finished(search, trip));
    return problems;
  };

  return {
    search,
    facts,
    trip,
    isSame,
    isEnabled: config.flags.homepageSearchEnabled,
    problems: hasTried ? problems : [],
    setDelivery,
    setReturn,
    setSame,
    setTrip: setDraft,
    submit,
  };
}

function problemsOf(search: SearchState, hasTrip: boolean): SearchProblem[] {
  const problems: SearchProblem[] = [];
  if (!search.start.location) problems.push('deliveryLocation');
  if (search.returnOption !== 'same_address' && !search.end.location) {
    problems.push('returnLocation');
  }
  if (!hasTrip) problems.push('dates');
  return problems;
}

function finished(search: SearchState, trip: TripDraft): SearchState {
  const dated = withDraft(search, trip);
  const { query, location } = dated.end;
  if (dated.returnOption === 'same_address' || !location) return returnToDelivery(dated);
  return returnTo(dated, { query, location });
}

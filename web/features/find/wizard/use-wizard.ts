import { useMemo, useState } from 'react';
import { useLocation, useNavigate, useSearchParams } from 'react-router';
import type { TripDraft } from '../../../../domain/trip-draft.ts';
import { isConfirmable } from '../../../../domain/trip-picks.ts';
import { useShellConfig } from '../../../page/use-shell-config.ts';
import type { AddressValue } from '../../trip/address/use-address-box.ts';
import { cityFacts } from '../../trip/state/city-facts.ts';
import { productNow } from '../../trip/state/product-now.ts';
import { deliverTo, type PickedAddress } from '../../trip/state/return-option.ts';
import type { SearchCity } from '../../trip/state/search-city.ts';
import type { SearchState } from '../../trip/state/search-state.ts';
import { tripOfSearch, withDraft } from '../../trip/state/trip-of-search.ts';
import { useSearch } from '../../trip/state/use-search.ts';
import {
  carsPath,
  isAmongCars,
  safeOrigin,
  stepIn,
  stepPath,
  type WizardStep,
} from './wizard-address.ts';

/** The search in three steps. What is picked is stored at the end, so that leaving changes nothing. */
export function useWizard(city: SearchCity) {
  const { search: stored, change } = useSearch();
  const { booking, now } = useShellConfig();
  const [edited, setEdited] = useState<SearchState | null>(null);
  const [draft, setDraft] = useState<TripDraft | null>(null);
  const [params] = useSearchParams();
  const { state, key } = useLocation();
  const navigate = useNavigate();

  const search = edited ?? stored;
  const origin = safeOrigin(params.get('origin'));
  const isFromCars = isAmongCars(origin);
  const step = reachable(stepIn(params), search, isFromCars);
  const facts = useMemo(() => cityFacts(city, booking, productNow(now)), [city, booking, now]);
  const storedTrip = tripOfSearch(stored, facts).draft;
  const trip = draft ?? storedTrip;

  const goTo = (next: WizardStep) =>
    navigate(stepPath(origin, next), { state: { isFromWizard: true } });
  const save = (finished: SearchState) => {
    change(() => finished);
    navigate(carsPath(origin, city.id));
  };

  // A page opened by its address has no history to go back in.
  const isFirstPage = key === 'default';
  const back = () => {
    if (step === 0) {
      // What was typed here was never stored; what was there before stays.
      navigate(origin);
    } else if (isFromCars && isFirstPage) {
      navigate(origin);
    } else if (isFromCars || state?.isFromWizard === true) {
      navigate(-1);
    } else {
      navigate(stepPath(origin, step === 2 ? 1 : 0), { replace: true });
    }
  };

  const isUnchanged = isFromCars && edited === null && stored.start.date !== null;

  return {
    step,
    search,
    facts,
    trip,
    setSearch: setEdited,
    setTrip: setDraft,
    back,
    typeDelivery: (value: AddressValue) =>
      setEdited({ ...search, start: { ...search.start, ...value } }),
    pickDelivery: (address: PickedAddress) => {
      setEdited(deliverTo(search, address));
      goTo(1);
    },
    confirmReturn: () => (isFromCars ? save(search) : goTo(2)),
    canConfirmDates: isConfirmable(trip, isUnchanged ? storedTrip : undefined, facts),
    confirmDates: () => save(withDraft(search, trip)),
  };
}

/** Dates can be changed for themselves among the cars; on the way there, the address comes first. */
function reachable(wanted: WizardStep, search: SearchState, isFromCars: boolean): WizardStep {
  if (search.start.location || (wanted === 2 && isFromCars)) return wanted;
  return 0;
}

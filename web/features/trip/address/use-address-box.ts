import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useCombobox } from '../../../../ui/use-combobox.ts';
import type { PickedAddress } from '../state/return-option.ts';
import { isServed, type SearchCity } from '../state/search-city.ts';
import type { SearchLocation } from '../state/search-state.ts';
import { useSearch } from '../state/use-search.ts';
import type { LocationState } from './address-choice.ts';
import {
  type AddressChoice,
  addressChoices,
  addressNotice,
  choiceId,
  sureGuess,
} from './address-choice.ts';
import { lastUsed } from './last-used.ts';
import { type Located, locate, nameThePoint } from './locate.ts';
import { useLocationAllowed } from './use-location-allowed.ts';
import { type PlacesAnswer, usePlaces } from './use-places.ts';

/** The text of an address box, and its place once one was picked. */
export interface AddressValue {
  readonly query: string;
  readonly location: SearchLocation | null;
}

export interface AddressBoxOptions {
  readonly city: SearchCity;
  readonly value: AddressValue;
  readonly onChange: (value: AddressValue) => void;
  /** Told once an address is certain, after `onChange`. */
  readonly onPicked?: ((address: PickedAddress) => void) | undefined;
  /** The list stands in the page, and what was picked before can be kept by a tap. */
  readonly isInline?: boolean | undefined;
}

/** What an address box does; how it looks is the box's own. */
export function useAddressBox(options: AddressBoxOptions) {
  const { city, value, onChange, onPicked, isInline = false } = options;
  const { t } = useTranslation('search');
  const [location, setLocation] = useState<LocationState>('idle');
  const [unreached, setUnreached] = useState<string | null>(null);
  const [isPinning, setPinning] = useState(false);
  const [isActive, setActive] = useState(false);
  const isPicked = value.location !== null;
  /** Where somebody is takes seconds to find out; whoever wants something else by then gets that. */
  const wish = useRef(0);

  const { answer, retry } = usePlaces(city.id, value.query, isActive && !isPicked);
  const { search } = useSearch();
  const isLocationAllowed = useLocationAllowed(isActive);
  const used = answer.state === 'popular' ? lastUsed(search, city) : [];
  const reached = {
    ...answer,
    places: answer.state === 'popular' ? servedIn(city, answer) : answer.places,
  };
  const situation = { answer: reached, isPicked, canKeep: isInline, used, isLocationAllowed };
  const choices = addressChoices(situation);
  const notice = addressNotice(situation, location);

  const take = (address: PickedAddress) => {
    setLocation('idle');
    onChange(address);
    onPicked?.(address);
  };
  const refuse = (place: string) => {
    setLocation('out_of_reach');
    setUnreached(place);
  };
  const settle = (located: Located, place: string) => {
    if (located.outcome === 'found') take(located.address);
    else if (located.outcome === 'out_of_reach') refuse(place);
    else setLocation(located.outcome);
  };
  const nameOf = ({ latitude, longitude }: SearchLocation) =>
    t('address.point', { latitude: latitude.toFixed(5), longitude: longitude.toFixed(5) });

  const settleUnlessStale = async (locating: Promise<Located>) => {
    const own = wish.current;
    const located = await locating;
    if (own === wish.current) settle(located, '');
  };

  const pick = (choice: AddressChoice) => {
    wish.current += 1;
    switch (choice.kind) {
      case 'place': {
        const { placeName: query, latitude, longitude } = choice.place;
        const address = { query, location: { latitude, longitude } };
        if (isServed(city, address.location)) take(address);
        else refuse(choice.place.name);
        return;
      }
      case 'used':
        take(choice.address);
        return;
      case 'keep':
        if (value.location) take({ query: value.query, location: value.location });
        return;
      case 'here':
        setLocation('locating');
        void settleUnlessStale(locate(city, nameOf));
        return;
      case 'pin':
        setPinning(true);
        return;
      case 'retry':
        retry();
    }
  };

  const dropPin = (point: SearchLocation) => {
    wish.current += 1;
    setPinning(false);
    setLocation('locating');
    const unnamed: Located = {
      outcome: 'found',
      address: { location: point, query: nameOf(point) },
    };
    void settleUnlessStale(nameThePoint(city, point, nameOf).catch(() => unnamed));
  };

  const guess = sureGuess(situation);
  const [entered, setEntered] = useState<string | null>(null);
  const isEntered = entered === value.query && answer.state !== 'searching';
  const takeGuess = useEffectEvent(() => {
    setEntered(null);
    if (guess) pick({ kind: 'place', place: guess });
  });
  useEffect(() => {
    if (isEntered) takeGuess();
  }, [isEntered]);

  const combobox = useCombobox({
    ids: choices.map(choiceId),
    preferred: guess ? 0 : null,
    // Enter before the answer has come means its first address.
    onEnter: answer.state === 'searching' ? () => setEntered(value.query) : undefined,
    onPick: (index) => {
      const choice = choices[index];
      if (choice) pick(choice);
    },
    isAlwaysOpen: isInline,
  });

  const type = (query: string) => {
    wish.current += 1;
    setActive(true);
    setLocation('idle');
    setEntered(null);
    combobox.open();
    combobox.reset();
    onChange({ query, location: null });
  };

  return {
    combobox,
    choices,
    notice,
    credit: isPicked ? null : answer.credit,
    foundCount: answer.state === 'found' && !isPicked ? answer.places.length : 0,
    type,
    wake: () => setActive(true),
    reach: { unreached, close: () => setUnreached(null) },
    pin: { isPinning, close: () => setPinning(false), drop: dropPin },
  };
}

/** Nobody is offered a place that we do not go to. */
function servedIn(city: SearchCity, { places }: PlacesAnswer) {
  return places.filter((place) => isServed(city, place));
}

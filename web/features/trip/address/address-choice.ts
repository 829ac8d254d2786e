import type { Place } from '../../../../contract/places.ts';
import type { PickedAddress } from '../state/return-option.ts';
import type { PlacesAnswer } from './use-places.ts';

/** A line of the address box's list: an address, or another way to name one. */
export type AddressChoice =
  | { readonly kind: 'place'; readonly place: Place }
  | { readonly kind: 'used'; readonly address: PickedAddress }
  | { readonly kind: 'here'; readonly isBlocked: boolean }
  | { readonly kind: 'keep' | 'retry' | 'pin' };

export function choiceId(choice: AddressChoice): string {
  if (choice.kind === 'place') return choice.place.id;
  return choice.kind === 'used' ? choice.address.query : choice.kind;
}

/** Why there is nothing to pick, or nothing yet. */
export type AddressNotice =
  | 'hint'
  | 'none'
  | 'searching'
  | 'failed'
  | 'offline'
  | 'locating'
  | 'denied'
  | 'unknown'
  | 'out_of_reach';

/** How the search for the renter's own place stands. */
export type LocationState = 'idle' | 'locating' | 'denied' | 'unknown' | 'out_of_reach';

interface Situation {
  readonly answer: PlacesAnswer;
  /** The text is an address that was picked before. */
  readonly isPicked: boolean;
  readonly canKeep: boolean;
  /** Offered while nothing is typed. */
  readonly used: readonly PickedAddress[];
  /** Whether the browser would tell where the renter is. */
  readonly isLocationAllowed: boolean;
}

export function addressChoices(situation: Situation): AddressChoice[] {
  const { answer, isPicked, canKeep, used, isLocationAllowed } = situation;
  const ways: AddressChoice[] = [{ kind: 'here', isBlocked: !isLocationAllowed }, { kind: 'pin' }];
  if (isPicked) return canKeep ? [{ kind: 'keep' }, ...ways] : ways;
  const places = answer.places.map((place) => ({ kind: 'place', place }) as const);
  if (answer.state === 'popular') {
    const last = used.map((address) => ({ kind: 'used', address }) as const);
    // They arrive unasked, and must not push away what a finger is on.
    return [...ways, ...last, ...places];
  }
  const hasFailed = answer.state === 'failed' || answer.state === 'offline';
  return hasFailed ? [...places, { kind: 'retry' }, ...ways] : [...places, ...ways];
}

/** The one that Enter takes before any arrow was pressed: an address found for what was typed, or none. */
export function sureGuess({ answer, isPicked }: Pick<Situation, 'answer' | 'isPicked'>) {
  return !isPicked && answer.state === 'found' ? answer.places[0] : undefined;
}

export function addressNotice(
  { answer, isPicked }: Pick<Situation, 'answer' | 'isPicked'>,
  location: LocationState,
): AddressNotice | null {
  if (location !== 'idle') return location;
  if (isPicked) return null;
  const { state, places } = answer;
  if (state === 'short' || state === 'popular') return 'hint';
  if (state === 'found') return places.length === 0 ? 'none' : null;
  return state === 'searching' && places.length > 0 ? null : state;
}

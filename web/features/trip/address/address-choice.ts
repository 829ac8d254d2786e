import type { Place } from '../../../../contract/places.ts';
import type { PlacesAnswer } from './use-places.ts';

/** A line of the address box's list: an address, or another way to name one. */
export type AddressChoice =
  | { readonly kind: 'place'; readonly place: Place }
  | { readonly kind: 'keep' | 'retry' | 'here' | 'pin' };

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
}

export function addressChoices({ answer, isPicked, canKeep }: Situation): AddressChoice[] {
  const choices: AddressChoice[] = [];
  if (isPicked && canKeep) choices.push({ kind: 'keep' });
  if (!isPicked) {
    choices.push(...answer.places.map((place) => ({ kind: 'place', place }) as const));
    if (answer.state === 'failed' || answer.state === 'offline') choices.push({ kind: 'retry' });
  }
  return [...choices, { kind: 'here' }, { kind: 'pin' }];
}

export function addressNotice(
  { answer, isPicked }: Situation,
  location: LocationState,
): AddressNotice | null {
  if (location !== 'idle') return location;
  if (isPicked) return null;
  const { state, places } = answer;
  if (state === 'short') return 'hint';
  if (state === 'found') return places.length === 0 ? 'none' : null;
  return state === 'searching' && places.length > 0 ? null : state;
}

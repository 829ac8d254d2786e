import { useSyncExternalStore } from 'react';
import { useRouteLoaderData } from 'react-router';
import { chooseCity } from './return-option.ts';
import { endedSearchCookie, readSearchState, searchCookie } from './search-cookie.ts';
import { emptySearch, type SearchState } from './search-state.ts';

export interface Search {
  readonly search: SearchState;
  readonly change: (update: (state: SearchState) => SearchState) => void;
}

let current: SearchState | undefined;
const listeners = new Set<() => void>();

/** The renter's search, the same in every part of the page, after a reload and on the server. */
export function useSearch(): Search {
  const root = useRouteLoaderData<{ readonly search: SearchState }>('root');
  const rendered = root?.search ?? emptySearch;
  const search = useSyncExternalStore(
    subscribe,
    () => read(rendered),
    () => rendered,
  );
  return { search, change };
}

/** The search as it goes on in a city: addresses stay with the one they belong to. */
export function useCitySearch(cityId: string): Search {
  const { search, change } = useSearch();
  return { search: chooseCity(search, cityId), change };
}

function read(rendered?: SearchState): SearchState {
  if (current) return current;
  const stored = readSearchState(document.cookie);
  // Another object that says the same would have the whole page rendered a second time.
  current = rendered && isSame(rendered, stored) ? rendered : stored;
  return current;
}

function change(update: (state: SearchState) => SearchState): void {
  const before = read();
  const after = update(before);
  if (isSame(before, after)) return;
  current = after;
  // biome-ignore lint/suspicious/noDocumentCookie: it must stand before the next page is asked for
  document.cookie = searchCookie(current, location.protocol === 'https:');
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void): () => void {
  if (listeners.size === 0) document.addEventListener('visibilitychange', readAgain);
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
    if (listeners.size === 0) document.removeEventListener('visibilitychange', readAgain);
  };
}

// Another tab may have changed the search meanwhile; the server goes by the cookie, and so do we.
function readAgain(): void {
  const stored = readSearchState(document.cookie);
  if (current === undefined || isSame(stored, current)) return;
  current = stored;
  for (const listener of listeners) listener();
}

/** Whoever signs out leaves no addresses behind for the next person at this browser. */
export function forgetSearch(): void {
  current = emptySearch;
  // biome-ignore lint/suspicious/noDocumentCookie: it must be gone before the next page is asked for
  document.cookie = endedSearchCookie;
  for (const listener of listeners) listener();
}

const isSame = (one: SearchState, other: SearchState) =>
  searchCookie(one, false) === searchCookie(other, false);

import { useSyncExternalStore } from 'react';
import { useRouteLoaderData } from 'react-router';
import { emptySearch, readSearchState, type SearchState, searchCookie } from './search-state.ts';

export interface Search {
  readonly search: SearchState;
  readonly change: (update: (state: SearchState) => SearchState) => void;
}

let current: SearchState | undefined;
const listeners = new Set<() => void>();

/** The renter's search, the same in every part of the page, after a reload and on the server. */
export function useSearch(): Search {
  const rendered = useRouteLoaderData<{ readonly search: SearchState }>('root')?.search;
  const search = useSyncExternalStore(subscribe, read, () => rendered ?? emptySearch);
  return { search, change };
}

function read(): SearchState {
  current ??= readSearchState(document.cookie);
  return current;
}

function change(update: (state: SearchState) => SearchState): void {
  current = update(read());
  // biome-ignore lint/suspicious/noDocumentCookie: it must stand before the next page is asked for
  document.cookie = searchCookie(current);
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
  if (current === undefined || searchCookie(stored) === searchCookie(current)) return;
  current = stored;
  for (const listener of listeners) listener();
}

import { useSyncExternalStore } from 'react';

const path = '/assets';
const key = 'handover.list';

/** The list of a city, with nothing filtered. */
export const listOf = (cityId: string) => `${path}?city=${cityId}`;

/** The list as this tab last showed it, so that the way back leads to the same. */
export function rememberList(address: string): void {
  try {
    sessionStorage.setItem(key, address);
  } catch {
    // A browser that stores nothing: the way back leads to the whole list.
  }
}

/** The list of a city as it was left. The server cannot know, and names the whole one. */
export function useLastListOf(cityId: string): string {
  return useSyncExternalStore(
    () => () => {},
    () => inCity(lastList(), cityId),
    () => listOf(cityId),
  );
}

function lastList(): string {
  try {
    return sessionStorage.getItem(key) ?? path;
  } catch {
    return path;
  }
}

export function inCity(list: string, cityId: string): string {
  const { searchParams } = new URL(list, 'https://list.invalid');
  const query = new URLSearchParams([['city', cityId], ...searchParams]);
  return `${path}?${query}`;
}

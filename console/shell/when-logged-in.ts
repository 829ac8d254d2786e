import { redirect } from 'react-router';
import { isRefusal } from '../api/operate-api.ts';

/** For loaders: whoever is not logged in goes to the door, and comes back to where they wanted to be. */
export async function whenLoggedIn<T>(answer: Promise<T>): Promise<T> {
  try {
    return await answer;
  } catch (error) {
    if (isRefusal(error, 'not_signed_in')) throw redirect(doorTo(location));
    throw error;
  }
}

export function doorTo({ pathname, search }: Pick<Location, 'pathname' | 'search'>): string {
  const wanted = pathname + search;
  return wanted === '/' || pathname === '/sign-in'
    ? '/sign-in'
    : `/sign-in?${new URLSearchParams({ to: wanted })}`;
}

/** Where somebody goes once they are in: never to another site. */
export function wayIn(search: URLSearchParams): string {
  const to = search.get('to') ?? '/';
  return /^\/(?![/\\])/.test(to) ? to : '/';
}

export const isDrive = (path: string): boolean => /^\/drive(?=$|[/?])/.test(path);

import type { Page } from '@playwright/test';
import { readSearchState, searchCookie } from '../../web/features/trip/state/search-cookie.ts';
import { emptySearch, type SearchState } from '../../web/features/trip/state/search-state.ts';

const inDays = (days: number) =>
  Temporal.Now.plainDateISO('America/New_York').add({ days }).toString();

/** Four days in New York, from the West Side to the East Side. */
export const newYorkTrip: SearchState = {
  ...emptySearch,
  cityId: 'new-york',
  start: {
    date: inDays(5),
    time: '09:00',
    location: { latitude: 40.76772, longitude: -73.98365 },
    query: '345 West 58th Street, New York',
  },
  end: {
    date: inDays(9),
    time: '09:00',
    location: { latitude: 40.77214, longitude: -73.96498 },
    query: '19 East 72nd Street, New York',
  },
  returnOption: 'custom_location_-73.96498,40.77214',
};

/** Gives the browser a search, as the home page would have left it. */
export async function withSearch(
  page: Page,
  search: SearchState,
  site = process.env['BASE_URL'] ?? '',
): Promise<void> {
  const [pair = ''] = searchCookie(search, false).split(';');
  const [name = '', value = ''] = pair.split('=');
  await page.context().addCookies([{ name, value, url: site }]);
}

export async function searchOf(page: Page): Promise<SearchState> {
  const cookies = await page.context().cookies();
  return readSearchState(cookies.map(({ name, value }) => `${name}=${value}`).join('; '));
}

/** A map that runs without a graphics card slows down everything beside it; the drawn one stays. */
export async function withoutLiveMap(page: Page): Promise<void> {
  await page.route(/\/live-map/, (route) => route.abort());
}

const width = (page: Page) => page.viewportSize()?.width ?? 0;
export const isPhone = (page: Page) => width(page) < 692;
export const isWide = (page: Page) => width(page) >= 928;

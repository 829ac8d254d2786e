import type { Page } from '@playwright/test';
import type { CarResults, OccupiedDates } from '../../contract/cars.ts';
import { formatMoney } from '../../domain/format-money.ts';
import type { SearchState } from '../../web/features/trip/state/search-state.ts';
import { isWide } from './list-trip.ts';
import { untilAlive } from './until-alive.ts';

const zones: Readonly<Record<string, string>> = {
  'new-york': 'America/New_York',
  lisbon: 'Europe/Lisbon',
};

/** The trip of a search as the API asks for it. */
export function instantsOf({ cityId, start, end }: SearchState) {
  const zone = zones[cityId ?? ''] ?? 'UTC';
  const at = ({ date, time }: SearchState['start']) =>
    Temporal.PlainDateTime.from(`${date}T${time}`).toZonedDateTime(zone).toInstant().toString();
  return { from: at(start), to: at(end) };
}

export async function freeCars(page: Page, search: SearchState, filters = {}) {
  const query = { city: search.cityId ?? '', ...instantsOf(search), size: '50', ...filters };
  const answer = await page.request.get('/api/assets', { params: query });
  const { cars }: CarResults = await answer.json();
  return cars;
}

/** A car that is free for the trip, and that several renters have reviewed. */
export async function freeCar(page: Page, search: SearchState, filters = {}) {
  const cars = await freeCars(page, search, filters);
  const car = cars.find(({ rating }) => (rating?.count ?? 0) > 4) ?? cars[0];
  if (!car) throw new Error('No car of the sample fleet is free for the trip');
  return { ...car, name: `${car.brand} ${car.model}`, total: formatMoney(car.tripTotal) };
}

/**
 * A car that is free for the trip and taken soon after it, and the first day that it is. Soon, because
 * what is taken from the twentieth day on may be another test's, and free again a moment later.
 */
export async function carTakenLater(page: Page, search: SearchState) {
  const { to } = instantsOf(search);
  const soon = Temporal.Now.instant()
    .add({ hours: 19 * 24 })
    .toString();
  for (const { id } of await freeCars(page, search)) {
    const { events } = await occupiedDates(page, id);
    const next = events.find(({ from }) => from > to && from < soon);
    if (!next) continue;
    const zone = zones[search.cityId ?? ''] ?? 'UTC';
    const day = Temporal.Instant.from(next.from).toZonedDateTimeISO(zone).toPlainDate();
    return { id, day };
  }
  throw new Error('No car of the sample fleet is taken in the next weeks only');
}

export async function occupiedDates(page: Page, id: string): Promise<OccupiedDates> {
  const today = Temporal.Now.plainDateISO('UTC').subtract({ days: 1 });
  const answer = await page.request.get(`/api/assets/${id}/occupied-dates`, {
    params: { from: today.toString(), to: today.add({ days: 60 }).toString() },
  });
  return answer.json();
}

export async function openPage(page: Page, address: string) {
  await page.goto(address);
  await untilAlive(page);
}

/** The price where this screen shows it: in the panel, or in the bar at the bottom. */
export function shownTotal(page: Page) {
  return isWide(page)
    ? page
        .getByRole('region', { name: 'Price' })
        .getByText(/^[$€][\d,]+\.\d\d$/)
        .first()
    : page.getByRole('button', { name: /See price details/ });
}

/** Opens the drawer where the panel is one, and gives the panel. */
export async function openPrice(page: Page) {
  if (!isWide(page)) await shownTotal(page).click();
  return page.getByRole('region', { name: 'Price' });
}

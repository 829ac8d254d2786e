import type { ReplacementReason } from '../../domain/policies/another-car.ts';

/** The pages there are, in the order of the bar, with the letter that follows G. */
export const pages = [
  { id: 'today', letter: 't', inBar: true },
  { id: 'board', letter: 'b', inBar: true },
  { id: 'bookings', letter: 'o', inBar: true },
  { id: 'claims', letter: 'l', inBar: true },
  { id: 'jobs', letter: 'j', inBar: true },
  { id: 'fleet', letter: 'f', inBar: true },
  { id: 'catalogue', letter: 'c', inBar: true },
  { id: 'staff', letter: 's', inBar: true },
  { id: 'identity', letter: 'i', inBar: false },
  { id: 'account', letter: 'a', inBar: false },
] as const;

export type PageId = (typeof pages)[number]['id'];

/** Where a page is; all but your own account are about a city. */
export function pathOf(page: PageId, cityId: string): string {
  return page === 'account' ? '/account' : `/${cityId}/${page}`;
}

/** A booking for a renter on the phone. */
export const newBookingPath = (cityId: string) => `${pathOf('bookings', cityId)}/new`;

/** The page of a booking. */
export const bookingPath = (cityId: string, id: string) => `${pathOf('bookings', cityId)}/${id}`;

/** The page of a renter. */
export const renterPath = (cityId: string, id: string) => `/${cityId}/renters/${id}`;

/** The page of a car. */
export const carPath = (cityId: string, carId: string) => `${pathOf('fleet', cityId)}/${carId}`;

/** Where a time of the car is blocked, at once. */
const BLOCK = '#block';
export const blockPath = (cityId: string, carId: string) => `${carPath(cityId, carId)}${BLOCK}`;
export const isToBlock = (hash: string) => hash === BLOCK;

/** What is done for renters while a car cannot be had. */
export const repairsPath = (cityId: string, carId: string) => `${carPath(cityId, carId)}/repairs`;

/** The same, for what somebody is about to do with the car. */
export const repairsOfPath = (
  cityId: string,
  carId: string,
  planned: { readonly reason: ReplacementReason; readonly from?: string; readonly until?: string },
) => `${repairsPath(cityId, carId)}?${new URLSearchParams(planned)}`;

/** The page of a claim; the booking is part of its address, so that no id alone leads to it. */
export const claimPath = (
  cityId: string,
  { bookingId, id }: { readonly bookingId: string; readonly id: string },
) => `${pathOf('claims', cityId)}/${bookingId}/${id}`;

/** From nothing to an open city: of no city, because there may be none. */
export const setUpPath = '/set-up';
export const newCityPath = `${setUpPath}/city`;

const ofNoCity = [pathOf('account', ''), setUpPath, newCityPath];
export const isOfNoCity = (pathname: string) => ofNoCity.includes(pathname);

/** The parts of the catalogue, each a page of its own, in the order they are shown. */
export const catalogueParts = [
  'city',
  'areas',
  'extras',
  'protection',
  'promo-codes',
  'companies',
  'settings',
] as const;

export type CataloguePart = (typeof catalogueParts)[number];

export const partPath = (part: CataloguePart, cityId: string) =>
  `${pathOf('catalogue', cityId)}/${part}`;

/** Where somebody of staff stands in the list. */
const PERSON = 'person';
export const personPath = (cityId: string, id: string) =>
  `${pathOf('staff', cityId)}?${new URLSearchParams({ [PERSON]: id })}`;
export const personIn = (search: URLSearchParams) => search.get(PERSON);

/** The page of a company; it is of no city, and found under each. */
export const companyPath = (cityId: string, companyId: string) =>
  `${partPath('companies', cityId)}/${companyId}`;

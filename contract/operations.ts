/**
 * Every operation of the API: its address and who may call it. Kept free of schemas so that the
 * browser can call the API without loading a validation library.
 *
 * - visitor: anybody, signed in or not
 * - renter: whoever is signed in, about themselves
 * - owner: whoever is signed in and owns the thing named in the path; to all others it does not exist
 */
export type Access = 'visitor' | 'renter' | 'owner';

export interface Operation {
  readonly method: 'GET' | 'POST' | 'PATCH' | 'DELETE';
  readonly path: `/api/${string}`;
  readonly access: Access;
  /** Answers with server-sent events instead of one JSON document. */
  readonly stream?: true;
}

export const operations = {
  getConfig: { method: 'GET', path: '/api/config', access: 'visitor' },
  listCities: { method: 'GET', path: '/api/cities', access: 'visitor' },
  listCityAreas: { method: 'GET', path: '/api/cities/{id}/areas', access: 'visitor' },
  listExtras: { method: 'GET', path: '/api/extras', access: 'visitor' },
  listInsurances: { method: 'GET', path: '/api/insurances', access: 'visitor' },
  listPlaces: { method: 'GET', path: '/api/places', access: 'visitor' },
  nearestPlace: { method: 'GET', path: '/api/places/reverse', access: 'visitor' },
  searchAssets: { method: 'GET', path: '/api/assets', access: 'visitor' },
  listFilterChoices: { method: 'GET', path: '/api/cities/{id}/filters', access: 'visitor' },
  getAsset: { method: 'GET', path: '/api/assets/{id}', access: 'visitor' },
  listReviews: { method: 'GET', path: '/api/assets/{id}/reviews', access: 'visitor' },
  listOccupiedDates: { method: 'GET', path: '/api/assets/{id}/occupied-dates', access: 'visitor' },
  createQuote: { method: 'POST', path: '/api/quotes', access: 'visitor' },
  getQuote: { method: 'GET', path: '/api/quotes/{id}', access: 'visitor' },
  getMe: { method: 'GET', path: '/api/me', access: 'renter' },
  getRequest: { method: 'GET', path: '/api/requests/{id}', access: 'owner' },
  watchRequest: { method: 'GET', path: '/api/requests/{id}/events', access: 'owner', stream: true },
  continueRequest: { method: 'POST', path: '/api/requests/{id}/continue', access: 'owner' },
} as const satisfies Record<string, Operation>;

export type OperationName = keyof typeof operations;

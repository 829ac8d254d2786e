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
  getRequest: { method: 'GET', path: '/api/requests/{id}', access: 'owner' },
  watchRequest: { method: 'GET', path: '/api/requests/{id}/events', access: 'owner', stream: true },
} as const satisfies Record<string, Operation>;

export type OperationName = keyof typeof operations;

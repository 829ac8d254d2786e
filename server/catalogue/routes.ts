import type { Deps } from '../deps.ts';
import type { Handlers } from '../http/handlers.ts';
import { getCar } from './get-car.ts';
import { listAreas } from './list-areas.ts';
import { listCities } from './list-cities.ts';
import { listCityCars } from './list-city-cars.ts';
import { listExtras } from './list-extras.ts';
import { listFilterChoices } from './list-filter-choices.ts';
import { listInsurances } from './list-insurances.ts';
import { listOccupiedDates } from './list-occupied-dates.ts';
import { listReviews } from './list-reviews.ts';
import { searchCars } from './search-cars.ts';

type CatalogueRoutes = Pick<
  Handlers,
  | 'listCities'
  | 'listCityAreas'
  | 'listCityCars'
  | 'listFilterChoices'
  | 'listExtras'
  | 'listInsurances'
  | 'searchCars'
  | 'getCar'
  | 'listReviews'
  | 'listOccupiedDates'
>;

export function catalogueRoutes(deps: Deps): CatalogueRoutes {
  const db = deps.database.kysely;
  const { read } = deps.searchReads;
  return {
    listCities: async ({ caller }) => ({ cities: await listCities(db, caller) }),
    listCityAreas: async ({ params, caller }) => ({
      areas: await listAreas(db, params.id, caller),
    }),
    listCityCars: ({ params, caller }) => listCityCars(db, params.id, caller),
    listFilterChoices: ({ params, caller }) => listFilterChoices(db, params.id, caller),
    listExtras: async ({ query, caller }) => ({
      extras: await listExtras(db, query.city, caller),
    }),
    listInsurances: async ({ query, caller }) => ({
      insurances: await listInsurances(db, query.city, caller),
    }),
    searchCars: ({ query, caller }) =>
      read(caller, (database) => searchCars({ ...deps, database }, caller, query)),
    getCar: ({ params, caller }) => read(caller, (database) => getCar(database.kysely, params.id)),
    listReviews: ({ params }) => listReviews(deps, params.id),
    listOccupiedDates: ({ params, query, caller }) =>
      read(caller, (database) =>
        listOccupiedDates(database.kysely, caller, { carId: params.id, ...query }),
      ),
  };
}

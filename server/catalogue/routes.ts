import type { Deps } from '../deps.ts';
import type { Handlers } from '../http/handlers.ts';
import { listAreas } from './list-areas.ts';
import { listCities } from './list-cities.ts';
import { listExtras } from './list-extras.ts';
import { listInsurances } from './list-insurances.ts';

type CatalogueRoutes = Pick<
  Handlers,
  'listCities' | 'listCityAreas' | 'listExtras' | 'listInsurances'
>;

export function catalogueRoutes({ database }: Deps): CatalogueRoutes {
  const db = database.kysely;
  return {
    listCities: async () => ({ cities: await listCities(db) }),
    listCityAreas: async ({ params }) => ({ areas: await listAreas(db, params.id) }),
    listExtras: async ({ query }) => ({ extras: await listExtras(db, query.city) }),
    listInsurances: async ({ query }) => ({ insurances: await listInsurances(db, query.city) }),
  };
}

import type { citiesOperations } from '../../../contract/operate/cities-operations.ts';
import type { Queries } from '../../db/connect.ts';
import type { Deps } from '../../deps.ts';
import type { OperateHandlers } from '../http/handlers.ts';
import { requirePermission } from '../http/require-permission.ts';
import type { StaffCaller } from '../http/staff-caller.ts';
import { addCity } from './add-city.ts';
import { addArea, editArea, listDeskAreas, removeArea } from './areas.ts';
import { editCity } from './edit-city.ts';
import { findPlaces } from './find-places.ts';
import { listDeskCities, readCity } from './read-city.ts';

type CitiesHandlers = Pick<OperateHandlers, keyof typeof citiesOperations>;

export function citiesRoutes(
  deps: Pick<Deps, 'database' | 'clock' | 'config' | 'geocoder'>,
): CitiesHandlers {
  const db = deps.database.kysely;
  const acting = ({ tx, caller }: { readonly tx: Queries; readonly caller: StaffCaller }) => ({
    tx,
    caller,
    now: deps.clock.now(),
  });
  return {
    listDeskCities: async ({ caller }) => ({ cities: await listDeskCities(db, caller) }),
    async getDeskCity({ caller, params }) {
      requirePermission(caller, 'catalogue.read', params.id);
      return readCity(db, params.id);
    },
    async findDeskPlaces({ caller, params, query }) {
      requirePermission(caller, 'catalogue.read', params.id);
      return findPlaces(deps, params.id, query.q);
    },
    async listDeskAreas({ caller, params }) {
      requirePermission(caller, 'catalogue.read', params.id);
      const areas = await listDeskAreas(db, params.id);
      return { areas, mapStyleUrl: deps.config.mapStyleUrl };
    },
    addArea: ({ params, body, ...call }) => addArea(acting(call), params.id, body),
    editArea: ({ params, body, ...call }) =>
      editArea(acting(call), { cityId: params.id, id: params.areaId }, body),
    async removeArea({ params, ...call }) {
      await removeArea(acting(call), { cityId: params.id, id: params.areaId });
      return {};
    },
    addCity: ({ body, ...call }) => addCity(acting(call), body),
    editCity: ({ params, body, ...call }) => editCity(acting(call), params.id, body),
  };
}

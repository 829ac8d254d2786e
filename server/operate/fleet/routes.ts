import type { fleetOperations } from '../../../contract/operate/fleet-operations.ts';
import type { Queries } from '../../db/connect.ts';
import type { Deps } from '../../deps.ts';
import type { OperateHandlers } from '../http/handlers.ts';
import { requirePermission } from '../http/require-permission.ts';
import type { StaffCaller } from '../http/staff-caller.ts';
import { addCar } from './add-car.ts';
import { blockCar, editBlock, endBlock } from './block-car.ts';
import { editFleet, previewFleetEdit } from './bulk/edit-fleet.ts';
import { copyCar } from './copy-car.ts';
import { editCar } from './edit-car.ts';
import { carFileTemplate, exportFleet } from './file/export-fleet.ts';
import { importCars, previewImport } from './file/import-cars.ts';
import { listFleet } from './list-fleet.ts';
import { planService } from './plan-service.ts';
import { readCar } from './read-car.ts';
import { readHistory } from './read-history.ts';
import { bringBackCar, retireCar } from './retire-car.ts';
import { removeView, saveView, viewsOf } from './saved-views.ts';
import { sayState } from './say-state.ts';
import { requireStored, setPhotos } from './set-photos.ts';
import { cropPhotograph, storePhotograph, wholePhotograph } from './store-photograph.ts';

type FleetHandlers = Pick<OperateHandlers, keyof typeof fleetOperations>;

export function fleetRoutes({
  database,
  clock,
  storage,
}: Pick<Deps, 'database' | 'clock' | 'storage'>): FleetHandlers {
  const db = database.kysely;
  const acting = ({ tx, caller }: { readonly tx: Queries; readonly caller: StaffCaller }) => ({
    tx,
    caller,
    now: clock.now(),
  });
  return {
    async listFleet({ caller, query }) {
      requirePermission(caller, 'fleet.read', query.city);
      return listFleet(db, query, clock.now());
    },
    listFleetViews: async ({ caller }) => ({ views: await viewsOf(db, caller.userId) }),
    saveFleetView: ({ body, ...call }) => saveView(acting(call), body),
    async removeFleetView({ params, ...call }) {
      await removeView(acting(call), params.id);
      return {};
    },
    async exportFleet({ caller, query, signal }) {
      requirePermission(caller, 'fleet.read', query.city);
      return exportFleet(db, query, { now: clock.now(), signal });
    },
    getCarFileTemplate: async () => carFileTemplate(),
    previewImport: ({ caller, body }) => previewImport(db, caller, body),
    importCars: ({ body, ...call }) => importCars(acting(call), body),
    previewFleetEdit: ({ caller, body }) =>
      previewFleetEdit({ db, caller, now: clock.now() }, body),
    editFleet: ({ body, ...call }) => editFleet(acting(call), body),
    async getFleetCar({ caller, params }) {
      const car = await readCar(db, params.id, clock.now());
      requirePermission(caller, 'fleet.read', car.cityId);
      return car;
    },
    getCarHistory: ({ caller, params, query }) => readHistory(db, caller, params.id, query),
    addCar: ({ body, ...call }) => addCar(acting(call), body),
    editCar: ({ params, body, ...call }) => editCar(acting(call), params.id, body),
    copyCar: ({ params, body, ...call }) => copyCar(acting(call), params.id, body),
    retireCar: ({ params, body, ...call }) => retireCar(acting(call), params.id, body.reason),
    bringBackCar: ({ params, ...call }) => bringBackCar(acting(call), params.id),
    planService: ({ params, body, ...call }) => planService(acting(call), params.id, body),
    sayState: ({ params, body, ...call }) => sayState(acting(call), params.id, body),
    blockCar: ({ params, body, ...call }) => blockCar(acting(call), params.id, body),
    editBlock: ({ params, body, ...call }) => editBlock(acting(call), params.id, body),
    storePhotograph: ({ body }) => storePhotograph(storage, body),
    getWholePhotograph: ({ params }) => wholePhotograph(storage, params.name),
    cropPhotograph: ({ params, body }) => cropPhotograph(storage, params.name, body),
    async setPhotos({ params, body, ...call }) {
      await requireStored(storage, body.photos);
      return setPhotos(acting(call), params.id, body);
    },
    async endBlock({ params, ...call }) {
      await endBlock(acting(call), params.id);
      return {};
    },
  };
}

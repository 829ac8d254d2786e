import { z } from 'zod';
import { byId } from '../route.ts';
import { CarHistory, CarHistoryQuery } from './car-history.ts';
import {
  Block,
  BlockEdit,
  CarCopy,
  CarEdit,
  FleetCar,
  FleetList,
  FleetQuery,
  NewBlock,
  NewCar,
  Reason,
  ServicePlan,
  StateSaid,
} from './fleet.ts';
import { FleetEdit, FleetEdited, FleetEditPreview, FleetEditQuestion } from './fleet-edit.ts';
import { CarFile, CarFilePreview, CarImport, CarsImported } from './fleet-file.ts';
import { fleetOperations } from './fleet-operations.ts';
import { NewFleetView, SavedFleetView, SavedFleetViews } from './fleet-views.ts';
import { CarPhotos, Crop, Photograph, PhotographName } from './photographs.ts';
import type { OperateRoute } from './route.ts';

const ofACar = ['not_found', 'not_permitted'] as const;
const written = ['plate_taken', 'vin_taken', 'other_currency'] as const;

export const fleetRoutes = {
  listFleet: {
    ...fleetOperations.listFleet,
    summary: 'The cars of a city, filtered and sorted, a page of them and exactly how many',
    query: FleetQuery,
    answer: { status: 200, schema: FleetList },
    refusals: ofACar,
  },
  listFleetViews: {
    ...fleetOperations.listFleetViews,
    summary: 'What you look at again and again: filters and order under names of your own',
    answer: { status: 200, schema: SavedFleetViews },
    refusals: ['not_permitted'],
  },
  saveFleetView: {
    ...fleetOperations.saveFleetView,
    summary: 'Keeps filters and order under a name, in place of what had that name',
    body: NewFleetView,
    answer: { status: 201, schema: SavedFleetView },
    refusals: ['not_permitted', 'too_many_views'],
  },
  removeFleetView: {
    ...fleetOperations.removeFleetView,
    summary: 'Forgets one of your views',
    params: byId,
    answer: { status: 200, schema: z.object({}) },
    refusals: ofACar,
  },
  exportFleet: {
    ...fleetOperations.exportFleet,
    summary: 'The same cars, all of them, as a file that can be changed and imported again',
    query: FleetQuery.omit({ page: true, size: true }),
    answer: { status: 200, schema: z.string() },
    refusals: ofACar,
  },
  getCarFileTemplate: {
    ...fleetOperations.getCarFileTemplate,
    summary: 'A file of cars with nothing but its headers',
    answer: { status: 200, schema: z.string() },
    refusals: ['not_permitted'],
  },
  previewImport: {
    ...fleetOperations.previewImport,
    summary: 'What a file would add, change and be refused for, line by line; nothing is done',
    body: CarFile,
    answer: { status: 200, schema: CarFilePreview },
    refusals: [...ofACar, 'file_unreadable'],
  },
  importCars: {
    ...fleetOperations.importCars,
    summary:
      'Does what the preview said, all of it or nothing; refused if that is no longer the same',
    body: CarImport,
    answer: { status: 201, schema: CarsImported },
    refusals: [...ofACar, ...written, 'file_unreadable', 'import_refused', 'import_changed'],
  },
  previewFleetEdit: {
    ...fleetOperations.previewFleetEdit,
    summary: 'What a change would do to each of many cars, and where it cannot; nothing is done',
    body: FleetEditQuestion,
    answer: { status: 200, schema: FleetEditPreview },
    refusals: [...ofACar, 'other_currency', 'too_many_cars'],
  },
  editFleet: {
    ...fleetOperations.editFleet,
    summary:
      'Changes all of these cars or none; refused with what changed if one is no longer as it was seen',
    body: FleetEdit,
    answer: { status: 201, schema: FleetEdited },
    refusals: [...ofACar, 'other_currency', 'cars_changed'],
  },
  addCar: {
    ...fleetOperations.addCar,
    summary: 'Adds a car; renters see it at once, if it is offered',
    body: NewCar,
    answer: { status: 201, schema: FleetCar },
    refusals: [...ofACar, ...written],
  },
  getFleetCar: {
    ...fleetOperations.getFleetCar,
    summary: 'One car with all that is known of it',
    params: byId,
    answer: { status: 200, schema: FleetCar },
    refusals: ofACar,
  },
  getCarHistory: {
    ...fleetOperations.getCarHistory,
    summary: 'What was done to a car and said of it, newest first',
    params: byId,
    query: CarHistoryQuery,
    answer: { status: 200, schema: CarHistory },
    refusals: ofACar,
  },
  editCar: {
    ...fleetOperations.editCar,
    summary: 'Changes some fields of a car; refused with what changed if somebody else was faster',
    params: byId,
    body: CarEdit,
    answer: { status: 200, schema: FleetCar },
    refusals: [...ofACar, ...written, 'car_changed'],
  },
  copyCar: {
    ...fleetOperations.copyCar,
    summary: 'Adds a car like this one, with a plate and a VIN of its own',
    params: byId,
    body: CarCopy,
    answer: { status: 201, schema: FleetCar },
    refusals: [...ofACar, 'plate_taken', 'vin_taken'],
  },
  retireCar: {
    ...fleetOperations.retireCar,
    summary: 'Takes a car out of the fleet; refused with its bookings where it has some ahead',
    params: byId,
    body: Reason,
    answer: { status: 200, schema: FleetCar },
    refusals: [...ofACar, 'car_has_bookings'],
  },
  bringBackCar: {
    ...fleetOperations.bringBackCar,
    summary: 'Takes a retired car back into the fleet',
    params: byId,
    answer: { status: 200, schema: FleetCar },
    refusals: [...ofACar, 'plate_taken', 'vin_taken'],
  },
  planService: {
    ...fleetOperations.planService,
    summary: 'Sets what is done to a car again and again, and when it was last done',
    params: byId,
    body: ServicePlan,
    answer: { status: 200, schema: FleetCar },
    refusals: [...ofACar, 'car_changed'],
  },
  sayState: {
    ...fleetOperations.sayState,
    summary: 'Says how a car is now: its state, kilometres, fuel or charge, where it stands',
    params: byId,
    body: StateSaid,
    answer: { status: 200, schema: FleetCar },
    refusals: ofACar,
  },
  blockCar: {
    ...fleetOperations.blockCar,
    summary: 'Takes a car’s time for service, damage or private use',
    params: byId,
    body: NewBlock,
    answer: { status: 201, schema: Block },
    refusals: [...ofACar, 'block_reversed', 'car_has_bookings', 'car_unavailable'],
  },
  editBlock: {
    ...fleetOperations.editBlock,
    summary: 'Moves a block, or says why it is there',
    params: byId,
    body: BlockEdit,
    answer: { status: 200, schema: Block },
    refusals: [...ofACar, 'block_reversed', 'car_has_bookings', 'car_unavailable'],
  },
  endBlock: {
    ...fleetOperations.endBlock,
    summary: 'Ends a block now; one that has not begun is gone',
    params: byId,
    answer: { status: 200, schema: z.object({}) },
    refusals: ofACar,
  },
  storePhotograph: {
    ...fleetOperations.storePhotograph,
    summary: 'Stores a photograph of up to 20 MB in several widths, with nothing but its pixels',
    body: z.instanceof(Uint8Array),
    answer: { status: 201, schema: Photograph },
    refusals: ['not_permitted', 'photo_unreadable', 'photo_too_small'],
  },
  getWholePhotograph: {
    ...fleetOperations.getWholePhotograph,
    summary: 'A photograph as it was sent, upright, to choose a part of it',
    params: z.strictObject({ name: PhotographName }),
    answer: { status: 200, schema: z.string() },
    refusals: ofACar,
  },
  cropPhotograph: {
    ...fleetOperations.cropPhotograph,
    summary: 'Stores a part of a photograph as another one',
    params: z.strictObject({ name: PhotographName }),
    body: Crop,
    answer: { status: 201, schema: Photograph },
    refusals: [...ofACar, 'photo_unreadable', 'photo_too_small'],
  },
  setPhotos: {
    ...fleetOperations.setPhotos,
    summary: 'Sets the photographs of a car in their order; with none it is drawn',
    params: byId,
    body: CarPhotos,
    answer: { status: 200, schema: FleetCar },
    refusals: [...ofACar, 'car_changed'],
  },
} as const satisfies Record<keyof typeof fleetOperations, OperateRoute>;

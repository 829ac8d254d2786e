import { z } from 'zod';
import { CityId } from '../cities.ts';
import { AreaEdit, DeskArea, DeskAreaList, NewArea } from './areas.ts';
import {
  CityEdit,
  DeskCity,
  DeskCityList,
  DeskPlaces,
  DeskPlacesQuery,
  NewCity,
} from './cities.ts';
import { citiesOperations } from './cities-operations.ts';
import type { OperateRoute } from './route.ts';

const ofACity = ['not_found', 'not_permitted'] as const;
const byCity = z.strictObject({ id: CityId });
const byArea = z.strictObject({ id: CityId, areaId: z.string().max(80) });

export const citiesRoutes = {
  listDeskCities: {
    ...citiesOperations.listDeskCities,
    summary: 'The cities that you may read about, those that are not open yet included',
    answer: { status: 200, schema: DeskCityList },
    refusals: ['not_permitted'],
  },
  addCity: {
    ...citiesOperations.addCity,
    summary: 'Adds a city, which renters do not see until it is opened',
    body: NewCity,
    answer: { status: 201, schema: DeskCity },
    refusals: ['not_permitted', 'city_id_taken', 'city_code_taken', 'other_currency'],
  },
  getDeskCity: {
    ...citiesOperations.getDeskCity,
    summary: 'One city with all that is known of it',
    params: byCity,
    answer: { status: 200, schema: DeskCity },
    refusals: ofACity,
  },
  editCity: {
    ...citiesOperations.editCity,
    summary:
      'Changes some fields of a city, or opens it; refused with what changed if somebody else was faster',
    params: byCity,
    body: CityEdit,
    answer: { status: 200, schema: DeskCity },
    refusals: [
      ...ofACity,
      'city_code_taken',
      'other_currency',
      'city_has_bookings',
      'city_has_prices',
      'city_not_ready',
      'area_outside_city',
      'changed_meanwhile',
    ],
  },
  listDeskAreas: {
    ...citiesOperations.listDeskAreas,
    summary: 'The service areas of a city, as they are drawn',
    params: byCity,
    answer: { status: 200, schema: DeskAreaList },
    refusals: ofACity,
  },
  addArea: {
    ...citiesOperations.addArea,
    summary: 'Adds a service area inside the bounds of the city',
    params: byCity,
    body: NewArea,
    answer: { status: 201, schema: DeskArea },
    refusals: [...ofACity, 'area_outside_city'],
  },
  editArea: {
    ...citiesOperations.editArea,
    summary: 'Names or draws an area anew; refused with what changed if somebody else was faster',
    params: byArea,
    body: AreaEdit,
    answer: { status: 200, schema: DeskArea },
    refusals: [...ofACity, 'area_outside_city', 'changed_meanwhile'],
  },
  removeArea: {
    ...citiesOperations.removeArea,
    summary: 'Takes an area away; the last one of an open city stays',
    params: byArea,
    answer: { status: 200, schema: z.object({}) },
    refusals: [...ofACity, 'city_not_ready'],
  },
  findDeskPlaces: {
    ...citiesOperations.findDeskPlaces,
    summary: 'Addresses of a city, each with the service areas it lies in',
    params: byCity,
    query: DeskPlacesQuery,
    answer: { status: 200, schema: DeskPlaces },
    refusals: [...ofACity, 'too_many_requests'],
  },
} as const satisfies Record<keyof typeof citiesOperations, OperateRoute>;

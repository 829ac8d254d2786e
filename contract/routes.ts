import { z } from 'zod';
import { ExtraList, InsuranceList, OfCity } from './catalogue.ts';
import { AreaList, CityId, CityList } from './cities.ts';
import { PublicConfig } from './configuration.ts';
import type { ErrorCode } from './errors.ts';
import { type Operation, type OperationName, operations } from './operations.ts';
import { RequestRecord } from './requests.ts';

/** An operation with the shapes it takes and gives; the OpenAPI document is written from these. */
export interface Route extends Operation {
  readonly summary: string;
  readonly params?: z.ZodObject;
  readonly query?: z.ZodObject;
  readonly body?: z.ZodType;
  readonly answer: { readonly status: 200 | 201 | 202; readonly schema: z.ZodType };
  readonly refusals: readonly ErrorCode[];
}

const byId = z.strictObject({ id: z.uuid() });

export const routes = {
  getConfig: {
    ...operations.getConfig,
    summary: 'Public configuration, feature flags and booking rules',
    answer: { status: 200, schema: PublicConfig },
    refusals: [],
  },
  listCities: {
    ...operations.listCities,
    summary: 'Cities with an operating area, those offered first',
    answer: { status: 200, schema: CityList },
    refusals: [],
  },
  listCityAreas: {
    ...operations.listCityAreas,
    summary: 'The service areas of a city',
    params: z.strictObject({ id: CityId }),
    answer: { status: 200, schema: AreaList },
    refusals: ['not_found'],
  },
  listExtras: {
    ...operations.listExtras,
    summary: 'What can be added to a rental in a city',
    query: OfCity,
    answer: { status: 200, schema: ExtraList },
    refusals: ['not_found'],
  },
  listInsurances: {
    ...operations.listInsurances,
    summary: 'The main insurance with its options, and the extra insurances of a city',
    query: OfCity,
    answer: { status: 200, schema: InsuranceList },
    refusals: ['not_found'],
  },
  getRequest: {
    ...operations.getRequest,
    summary: 'The state of a request of your own',
    params: byId,
    answer: { status: 200, schema: RequestRecord },
    refusals: ['not_found'],
  },
  watchRequest: {
    ...operations.watchRequest,
    summary: 'The state of a request of your own, told until it ends',
    params: byId,
    answer: { status: 200, schema: RequestRecord },
    refusals: ['not_found'],
  },
} as const satisfies Record<OperationName, Route>;

export type Routes = typeof routes;

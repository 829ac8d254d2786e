import { z } from 'zod';
import { Me } from './accounts.ts';
import { bookingRoutes } from './booking-routes.ts';
import {
  CarDetail,
  CarResults,
  CarSearch,
  FilterChoices,
  OccupiedDates,
  OccupiedWindow,
} from './cars.ts';
import { ExtraList, InsuranceList, OfCity } from './catalogue.ts';
import { AreaList, CityCars, CityId, CityList } from './cities.ts';
import { PublicConfig } from './configuration.ts';
import { handoverRoutes } from './handover-routes.ts';
import { type OperationName, operations } from './operations.ts';
import { NearestPlace, PlaceAt, PlaceList, PlaceSearch } from './places.ts';
import { profileRoutes } from './profile-routes.ts';
import { Quote, QuoteRequest } from './quotes.ts';
import { RequestRecord } from './requests.ts';
import { ReviewList } from './reviews.ts';
import { byId, type Route, tripRefusals } from './route.ts';
import { walletRoutes } from './wallet-routes.ts';

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
  listCityCars: {
    ...operations.listCityCars,
    summary: 'Every car a city offers, whenever it is available',
    params: z.strictObject({ id: CityId }),
    answer: { status: 200, schema: CityCars },
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
  listPlaces: {
    ...operations.listPlaces,
    summary:
      'Addresses and places in a city that fit a text, best first, at most 8; without a text, airports and stations',
    query: PlaceSearch,
    answer: { status: 200, schema: PlaceList },
    refusals: ['not_found', 'too_many_requests'],
  },
  nearestPlace: {
    ...operations.nearestPlace,
    summary: 'The address nearest to a point, and whether the point is served',
    query: PlaceAt,
    answer: { status: 200, schema: NearestPlace },
    refusals: ['not_found', 'too_many_requests'],
  },
  searchCars: {
    ...operations.searchCars,
    summary: 'Cars of a city that are free for the whole trip, by price',
    query: CarSearch,
    answer: { status: 200, schema: CarResults },
    refusals: ['not_found', ...tripRefusals],
  },
  listFilterChoices: {
    ...operations.listFilterChoices,
    summary: 'The brands and years a city really has',
    params: z.strictObject({ id: CityId }),
    answer: { status: 200, schema: FilterChoices },
    refusals: ['not_found'],
  },
  getCar: {
    ...operations.getCar,
    summary: 'A car',
    params: byId,
    answer: { status: 200, schema: CarDetail },
    refusals: ['not_found'],
  },
  listReviews: {
    ...operations.listReviews,
    summary: 'What renters said of a car, newest first',
    params: byId,
    answer: { status: 200, schema: ReviewList },
    refusals: ['not_found', 'feature_disabled'],
  },
  listOccupiedDates: {
    ...operations.listOccupiedDates,
    summary: 'When a car is taken',
    params: byId,
    query: OccupiedWindow,
    answer: { status: 200, schema: OccupiedDates },
    refusals: ['not_found'],
  },
  createQuote: {
    ...operations.createQuote,
    summary: 'The itemised price of a trip, good for 15 minutes',
    body: QuoteRequest,
    answer: { status: 201, schema: Quote },
    refusals: [
      'not_found',
      'car_unavailable',
      'promo_unknown',
      'promo_not_yet_valid',
      'promo_expired',
      'promo_other_city',
      'promo_other_currency',
      'promo_already_used',
      'too_many_requests',
      ...tripRefusals,
    ],
  },
  getQuote: {
    ...operations.getQuote,
    summary: 'A quote that has not expired',
    params: byId,
    answer: { status: 200, schema: Quote },
    refusals: ['not_found'],
  },
  getMe: {
    ...operations.getMe,
    summary: 'You, as we know you',
    answer: { status: 200, schema: Me },
    refusals: [],
  },
  ...profileRoutes,
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
    refusals: ['not_found', 'too_many_requests'],
  },
  continueRequest: {
    ...operations.continueRequest,
    summary: 'Tells that you have done your part of a request that waited for you',
    params: byId,
    answer: { status: 202, schema: RequestRecord },
    refusals: ['not_found'],
  },
  ...bookingRoutes,
  ...walletRoutes,
  ...handoverRoutes,
} as const satisfies Record<OperationName, Route>;

export type Routes = typeof routes;

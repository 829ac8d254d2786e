import type { Insertable } from 'kysely';
import type { Tables } from '../db/schema.ts';
import { credentialRows, documentRows } from './account-rows.ts';
import { type PasswordHashes, samplePeople } from './accounts.ts';
import { areaRows } from './areas.ts';
import {
  bookedOccupancyRows,
  bookingRow,
  historyRows,
  itemRows,
  paymentRows,
} from './booking-rows.ts';
import { bookingsOf, type Calendar } from './bookings.ts';
import { readingRows, recordedRow, serviceRows } from './car-records.ts';
import { carsOf, extrasOfCar, photoRows, type SampleCar } from './cars.ts';
import { cityRows, type LiveCityId } from './cities.ts';
import { extraRows } from './extras.ts';
import { asThingsStand } from './fleet-as-things-stand.ts';
import { insuranceOptionRows, insuranceRows } from './insurances.ts';
import { maintenanceOf } from './maintenance.ts';
import { creditRows, redemptionRows } from './money-rows.ts';
import { promoCodeRows } from './promo-codes.ts';
import { createRandom } from './random.ts';
import { renterReview, reviewsOf } from './reviews.ts';
import { settingRows } from './settings.ts';
import { staffRows } from './staff.ts';
import { youngDriverFeeRows } from './young-driver-fees.ts';

/** Rows by table, in an order in which every reference points to rows already there. */
export type SampleRows = { readonly [T in keyof Tables]?: readonly Insertable<Tables[T]>[] };

export type SampleSet = {
  readonly rows: SampleRows;
  readonly cars: Readonly<Record<LiveCityId, readonly SampleCar[]>>;
};

export const defaultSeed = 20_260_101;

/** The whole sample set. It depends on nothing but its arguments. */
export function sampleSet(
  now: Temporal.Instant,
  passwordHashes: PasswordHashes,
  seed = defaultSeed,
): SampleSet {
  const random = createRandom(seed);
  const people = samplePeople(now, random);
  const users = [...Object.values(people.accounts), ...people.drivers];
  const documents = documentRows(people, random);
  const promoCodes = promoCodeRows(now, random);
  // Their password is the same as the renters'.
  const staff = staffRows(now, passwordHashes.renter, seed);

  const cars = {
    lisbon: carsOf('lisbon', now, random),
    'new-york': carsOf('new-york', now, random),
  };
  const allCars = [...cars.lisbon, ...cars['new-york']];
  const calendar: Calendar = new Map();
  const maintenance = [
    ...maintenanceOf('lisbon', cars.lisbon, calendar, now, random),
    ...maintenanceOf('new-york', cars['new-york'], calendar, now, random),
  ];
  const bookings = [
    ...bookingsOf('lisbon', cars.lisbon, people, calendar, now, random),
    ...bookingsOf('new-york', cars['new-york'], people, calendar, now, random),
  ];

  const records = allCars
    .map((car, number) => recordedRow(car, number, now))
    .map((row) => asThingsStand(row, maintenance, bookings, now));

  const rows: SampleRows = {
    remote_configuration: settingRows(now),
    cities: cityRows(),
    young_driver_fees: youngDriverFeeRows(),
    areas: areaRows(),
    extras: extraRows(),
    insurances: insuranceRows(),
    insurance_options: insuranceOptionRows(),
    cars: records,
    car_readings: records.flatMap((row) => readingRows(row, now)),
    service_tasks: records.flatMap((row) => serviceRows(row, now)),
    car_photos: allCars.flatMap(photoRows),
    car_extras: allCars.flatMap(extrasOfCar),
    staff: staff.staff,
    staff_roles: staff.roles,
    staff_credentials: staff.credentials,
    companies: people.companies,
    users: users.map(({ row }) => row),
    credentials: credentialRows(people, passwordHashes, random),
    document_requests: documents.requests,
    document_validations: documents.validations,
    payment_customers: users.flatMap(({ customer }) => customer ?? []),
    payment_methods: users.flatMap(({ card }) => card ?? []),
    bookings: bookings.map(bookingRow),
    booking_items: bookings.flatMap(itemRows),
    booking_history: bookings.flatMap(historyRows),
    occupancies: [
      ...maintenance,
      ...bookings.flatMap((booking) => bookedOccupancyRows(booking, random.uuid)),
    ],
    payments: bookings.flatMap((booking) => paymentRows(booking, random.uuid)),
    credit_entries: creditRows(bookings, people, now, random),
    promo_codes: promoCodes,
    promo_redemptions: redemptionRows(bookings, promoCodes),
    reviews: [...reviewsOf(allCars, now, random), ...renterReview(bookings, random)],
  };
  return { rows, cars };
}

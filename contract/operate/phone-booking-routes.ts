import { CarResults, CarSearch } from '../cars.ts';
import { byId, tripRefusals } from '../route.ts';
import { phoneBookingOperations } from './phone-booking-operations.ts';
import {
  PhoneBookingDone,
  PhoneBookingRequest,
  PhoneBookings,
  PhoneBookingsQuery,
  PhonePrice,
  PhonePriceRequest,
} from './phone-bookings.ts';
import type { OperateRoute } from './route.ts';

const ofALink = ['not_found', 'not_permitted', 'link_over'] as const;
const ofATrip = ['not_found', 'not_permitted', 'car_unavailable', ...tripRefusals] as const;

export const phoneBookingRoutes = {
  listPhoneBookings: {
    ...phoneBookingOperations.listPhoneBookings,
    summary: 'Links to pay that were sent to renters on the phone, and what came of them',
    query: PhoneBookingsQuery,
    answer: { status: 200, schema: PhoneBookings },
    refusals: ['not_permitted'],
  },
  findPhoneCars: {
    ...phoneBookingOperations.findPhoneCars,
    summary: 'Cars that are free for a trip, as a renter would find them',
    query: CarSearch,
    answer: { status: 200, schema: CarResults },
    refusals: ['not_found', 'not_permitted', ...tripRefusals],
  },
  pricePhoneBooking: {
    ...phoneBookingOperations.pricePhoneBooking,
    summary: 'What a trip costs a renter, with the protection we suggest',
    body: PhonePriceRequest,
    answer: { status: 200, schema: PhonePrice },
    refusals: ofATrip,
  },
  createPhoneBooking: {
    ...phoneBookingOperations.createPhoneBooking,
    summary: 'Holds a car for a renter and sends them a link to pay',
    body: PhoneBookingRequest,
    answer: { status: 201, schema: PhoneBookingDone },
    refusals: [
      ...ofATrip,
      'account_disabled',
      'email_taken',
      'link_open',
      'out_of_service_area',
      'price_changed',
    ],
  },
  resendPhoneBooking: {
    ...phoneBookingOperations.resendPhoneBooking,
    summary: 'Sends the link once more',
    params: byId,
    answer: { status: 200, schema: PhoneBookingDone },
    refusals: ofALink,
  },
  takeBackPhoneBooking: {
    ...phoneBookingOperations.takeBackPhoneBooking,
    summary: 'Ends a link and gives the car’s time back',
    params: byId,
    answer: { status: 200, schema: PhoneBookingDone },
    refusals: ofALink,
  },
} as const satisfies Record<keyof typeof phoneBookingOperations, OperateRoute>;

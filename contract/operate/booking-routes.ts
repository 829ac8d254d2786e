import { byId } from '../route.ts';
import { bookingOperations } from './booking-operations.ts';
import { AnotherCar, GivenCar, OtherCars } from './bookings.ts';
import type { OperateRoute } from './route.ts';

const ofABooking = ['not_found', 'not_permitted'] as const;

export const bookingRoutes = {
  listOtherCars: {
    ...bookingOperations.listOtherCars,
    summary:
      'Free cars of the same class or better that this booking can be given, the likest first',
    params: byId,
    answer: { status: 200, schema: OtherCars },
    refusals: ofABooking,
  },
  giveAnotherCar: {
    ...bookingOperations.giveAnotherCar,
    summary: 'Gives the booking another car at its price, and tells the renter',
    params: byId,
    body: AnotherCar,
    answer: { status: 200, schema: GivenCar },
    refusals: [
      ...ofABooking,
      'booking_not_changeable',
      'change_in_progress',
      'lesser_car',
      'car_unavailable',
    ],
  },
} as const satisfies Record<string, OperateRoute>;

import type { bookingOperations } from '../../../contract/operate/booking-operations.ts';
import { isBetterClass } from '../../../domain/policies/another-car.ts';
import { bookedPromise } from '../../bookings/change/booked-promise.ts';
import { giveAnotherCar } from '../../bookings/change/give-another-car.ts';
import { otherCars } from '../../bookings/change/other-cars.ts';
import type { Deps } from '../../deps.ts';
import { recordAudit } from '../audit/record-audit.ts';
import type { OperateHandlers } from '../http/handlers.ts';
import { permittedBooking } from './permitted-booking.ts';

const MOST_OTHER_CARS = 20;

export function bookingRoutes(deps: Deps): Pick<OperateHandlers, keyof typeof bookingOperations> {
  const db = deps.database.kysely;
  return {
    async listOtherCars({ caller, params }) {
      const booking = await permittedBooking(db, caller, 'bookings.read', params.id);
      const booked = await bookedPromise(db, booking);
      const cars = (await otherCars(db, booking)).slice(0, MOST_OTHER_CARS);
      return {
        items: cars.map(({ extras, pricePerDay, freeFrom, ...car }) => ({
          ...car,
          isBetter: isBetterClass(booked, { ...car, extras }),
        })),
      };
    },
    async giveAnotherCar({ tx, caller, params, body: { carId, reason, note } }) {
      const { id, reference, car_id } = await permittedBooking(
        tx,
        caller,
        'bookings.change',
        params.id,
      );
      await giveAnotherCar(tx, deps, id, { carId, reason, by: `staff ${caller.userId}` });
      await recordAudit(tx, {
        actor: caller.userId,
        action: 'booking car',
        subject: `booking ${reference}`,
        before: { carId: car_id },
        after: { carId, reason },
        reason: note,
        now: deps.clock.now(),
      });
      return { bookingId: id, carId };
    },
  };
}

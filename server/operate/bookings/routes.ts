import type { bookingOperations } from '../../../contract/operate/booking-operations.ts';
import type { Permission } from '../../../domain/permissions.ts';
import { isBetterClass } from '../../../domain/policies/another-car.ts';
import { bookedPromise } from '../../bookings/change/booked-promise.ts';
import { giveAnotherCar } from '../../bookings/change/give-another-car.ts';
import { otherCars } from '../../bookings/change/other-cars.ts';
import type { Queries } from '../../db/connect.ts';
import type { Deps } from '../../deps.ts';
import { notFound } from '../../errors.ts';
import { recordAudit } from '../audit/record-audit.ts';
import type { OperateHandlers } from '../http/handlers.ts';
import { requirePermission } from '../http/require-permission.ts';
import type { StaffCaller } from '../http/staff-caller.ts';

const MOST_OTHER_CARS = 20;

export function bookingRoutes(deps: Deps): Pick<OperateHandlers, keyof typeof bookingOperations> {
  const db = deps.database.kysely;
  return {
    async listOtherCars({ caller, params }) {
      const booking = await permittedBooking(db, caller, 'bookings.read', params.id);
      const booked = await bookedPromise(db, booking);
      const cars = (await otherCars(db, booking)).slice(0, MOST_OTHER_CARS);
      return {
        items: cars.map(({ extras, ...car }) => ({
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

/** The booking, for whoever may do this with the bookings of its city. */
async function permittedBooking(
  db: Queries,
  caller: StaffCaller,
  permission: Permission,
  id: string,
) {
  const booking = await db
    .selectFrom('bookings')
    .selectAll()
    .where('id', '=', id)
    .executeTakeFirst();
  if (!booking) throw notFound('This booking');
  requirePermission(caller, permission, booking.city_id);
  return booking;
}

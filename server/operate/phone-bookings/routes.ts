import type { phoneBookingOperations } from '../../../contract/operate/phone-booking-operations.ts';
import { requireCar } from '../../catalogue/require-car.ts';
import { searchCars } from '../../catalogue/search-cars.ts';
import { depositShape } from '../../catalogue/shapes.ts';
import type { Deps } from '../../deps.ts';
import type { OperateHandlers } from '../http/handlers.ts';
import { requirePermission } from '../http/require-permission.ts';
import { createPhoneBooking } from './create-phone-booking.ts';
import { listLinks } from './list-links.ts';
import { permittedLink } from './open-link.ts';
import { pricePhoneBooking } from './price-phone-booking.ts';
import { resendLink } from './send-link.ts';
import { takeBackLink } from './take-back-link.ts';

export function phoneBookingRoutes(
  deps: Deps,
): Pick<OperateHandlers, keyof typeof phoneBookingOperations> {
  const db = deps.database.kysely;
  return {
    async listPhoneBookings({ caller, query }) {
      requirePermission(caller, 'bookings.change', query.city);
      return listLinks(db, query.city, deps.clock.now());
    },
    async findPhoneCars({ caller, query }) {
      requirePermission(caller, 'bookings.change', query.city);
      return searchCars(deps, null, query);
    },
    async pricePhoneBooking({ caller, body }) {
      const { city } = await requireCar(db, body.carId);
      requirePermission(caller, 'bookings.change', city.id);
      const { price, until } = await pricePhoneBooking(db, deps, body);
      const lines = price.lines.map((line) => ({ ...line, quantity: line.quantity ?? 1 }));
      const { days, total } = price;
      return { days, lines, total, deposit: depositShape(city), heldUntil: until.toString() };
    },
    async createPhoneBooking({ tx, caller, body }) {
      const { city } = await requireCar(tx, body.carId);
      requirePermission(caller, 'bookings.change', city.id);
      return { id: await createPhoneBooking(tx, deps, body, caller.userId) };
    },
    async resendPhoneBooking({ tx, caller, params }) {
      const link = await permittedLink(tx, caller, params.id);
      await resendLink(tx, deps, link, caller.userId);
      return { id: link.id };
    },
    async takeBackPhoneBooking({ tx, caller, params }) {
      const link = await permittedLink(tx, caller, params.id);
      await takeBackLink(tx, deps, link, caller.userId);
      return { id: link.id };
    },
  };
}

import { randomUUID } from 'node:crypto';
import type { bookingOperations } from '../../../contract/operate/booking-operations.ts';
import { add } from '../../../domain/money.ts';
import { isBetterClass } from '../../../domain/policies/another-car.ts';
import { bookedPromise } from '../../bookings/change/booked-promise.ts';
import { priceModification } from '../../bookings/change/create-modification.ts';
import { otherCars } from '../../bookings/change/other-cars.ts';
import { type BookingRow, lockBooking } from '../../bookings/record/booking-row.ts';
import type { Queries } from '../../db/connect.ts';
import type { Deps } from '../../deps.ts';
import { priceChanged, Refusal } from '../../errors.ts';
import { evidenceFile } from '../../handovers/evidence-file.ts';
import type { OperateHandlers } from '../http/handlers.ts';
import { requirePermission } from '../http/require-permission.ts';
import type { StaffCaller } from '../http/staff-caller.ts';
import {
  cancelForRenter,
  changeForRenter,
  giveCarForRenter,
  processReturn,
  refundForRenter,
  reviewReturn,
  settleForRenter,
} from './booking-verbs.ts';
import { listBookings } from './list-bookings.ts';
import { messageRenter, previewMessage } from './message-renter.ts';
import { noteBooking } from './note-booking.ts';
import { permittedBooking } from './permitted-booking.ts';
import { previewCancel, previewRefund, requireWithinGoodwill } from './previews.ts';
import { readBooking } from './read-booking.ts';

const MOST_OTHER_CARS = 20;

type BookingHandlers = Pick<OperateHandlers, keyof typeof bookingOperations>;

export function bookingRoutes(deps: Deps): BookingHandlers {
  return { ...readingRoutes(deps), ...previewRoutes(deps), ...verbRoutes(deps) };
}

type Reads = 'listDeskBookings' | 'getDeskBooking' | 'getEvidence' | 'listOtherCars';
type Previews = 'previewChange' | 'previewCancel' | 'previewRefund' | 'previewMessage';

function readingRoutes(deps: Deps): Pick<BookingHandlers, Reads> {
  const db = deps.database.kysely;
  return {
    async listDeskBookings({ caller, query }) {
      requirePermission(caller, 'bookings.read', query.city);
      return listBookings(db, query);
    },
    async getDeskBooking({ caller, params }) {
      return readBooking(db, deps, await permittedBooking(db, caller, 'bookings.read', params.id));
    },
    async getEvidence({ caller, params }) {
      const booking = await permittedBooking(db, caller, 'bookings.read', params.id);
      const name = `evidence-${booking.reference}.pdf`;
      return new Response(await evidenceFile(deps, booking), {
        headers: {
          'Content-Type': 'application/pdf',
          'Content-Disposition': `attachment; filename="${name}"`,
          'Cache-Control': 'no-store',
        },
      });
    },
    async listOtherCars({ caller, params }) {
      const booking = await permittedBooking(db, caller, 'bookings.read', params.id);
      const booked = await bookedPromise(db, booking);
      const cars = (await otherCars(db, booking, { now: deps.clock.now() })).slice(
        0,
        MOST_OTHER_CARS,
      );
      return {
        items: cars.map(({ extras, pricePerDay, freeFrom, ...car }) => ({
          ...car,
          isBetter: isBetterClass(booked, { ...car, extras }),
        })),
      };
    },
  };
}

function previewRoutes(deps: Deps): Pick<BookingHandlers, Previews> {
  const db = deps.database.kysely;
  return {
    async previewChange({ caller, params, body: { override, ...change } }) {
      const { id, user_id, city_id } = await permittedBooking(
        db,
        caller,
        'bookings.change',
        params.id,
      );
      if (override) requirePermission(caller, 'bookings.override', city_id);
      const rules = { setsRulesAside: override !== undefined };
      return db
        .transaction()
        .execute((tx) => priceModification(tx, deps, id, user_id, change, rules));
    },
    async previewCancel({ caller, params, body }) {
      const booking = await permittedBooking(db, caller, 'bookings.change', params.id);
      return previewCancel(db, deps, booking, body.how);
    },
    async previewRefund({ caller, params, body }) {
      const booking = await permittedBooking(db, caller, 'refund', params.id);
      requireSameCurrency(booking, body.amount);
      return previewRefund(db, caller, booking, body);
    },
    async previewMessage({ caller, params, body }) {
      const booking = await permittedBooking(db, caller, 'bookings.change', params.id);
      return previewMessage(db, deps, booking, body);
    },
  };
}

function verbRoutes(deps: Deps): Omit<BookingHandlers, Reads | Previews> {
  /** One at a time with whatever else is done to this booking. */
  const locked = async (
    tx: Queries,
    caller: StaffCaller,
    permission: Parameters<typeof permittedBooking>[2],
    id: string,
  ) => lockBooking(tx, (await permittedBooking(tx, caller, permission, id)).id);
  return {
    async giveAnotherCar({ tx, caller, params, body }) {
      const booking = await locked(tx, caller, 'bookings.change', params.id);
      await giveCarForRenter(tx, deps, booking, body, caller.userId);
      return { bookingId: booking.id, carId: body.carId };
    },
    async changeForRenter({ tx, caller, params, body: { override, ...change } }) {
      const booking = await locked(tx, caller, 'bookings.change', params.id);
      if (override) requirePermission(caller, 'bookings.override', booking.city_id);
      await changeForRenter(tx, deps, booking, { change, override }, caller.userId);
      return { bookingId: booking.id };
    },
    async cancelForRenter({ tx, caller, params, body: { agreedBack, ...cancel } }) {
      const booking = await locked(tx, caller, 'bookings.change', params.id);
      const plan = await previewCancel(tx, deps, booking, cancel.how);
      const back = add(plan.toCard, plan.toCredit);
      if (agreedBack && agreedBack.amount !== back.amount) {
        throw priceChanged('Another sum goes back by now.', back);
      }
      if (cancel.how === 'in-full') {
        requirePermission(caller, 'bookings.override', booking.city_id);
        await requireWithinGoodwill(tx, caller, booking, plan.beyondRules);
      }
      await cancelForRenter(tx, deps, booking, cancel, caller.userId);
      return { bookingId: booking.id };
    },
    async refundForRenter({ tx, caller, params, body }) {
      const booking = await locked(tx, caller, 'refund', params.id);
      requireSameCurrency(booking, body.amount);
      await requireWithinGoodwill(tx, caller, booking, body.amount);
      // A press that is repeated is answered before it comes here.
      const goodwill = { ...body, occasion: randomUUID() };
      await refundForRenter(tx, deps, booking, goodwill, caller.userId);
      return { bookingId: booking.id };
    },
    async settleForRenter({ tx, caller, params, body }) {
      const booking = await locked(tx, caller, 'refund', params.id);
      await settleForRenter(tx, deps, booking, body, caller.userId);
      return { bookingId: booking.id };
    },
    async reviewReturn({ tx, caller, params, body }) {
      const booking = await locked(tx, caller, 'bookings.change', params.id);
      await reviewReturn(tx, deps, booking, body.reason, caller.userId);
      return { bookingId: booking.id };
    },
    async processReturn({ tx, caller, params }) {
      const booking = await locked(tx, caller, 'bookings.change', params.id);
      await processReturn(tx, deps, booking, caller.userId);
      return { bookingId: booking.id };
    },
    async noteBooking({ tx, caller, params, body }) {
      const booking = await permittedBooking(tx, caller, 'bookings.read', params.id);
      await noteBooking(tx, deps, booking, body, caller.userId);
      return { bookingId: booking.id };
    },
    async messageRenter({ tx, caller, params, body }) {
      const booking = await permittedBooking(tx, caller, 'bookings.change', params.id);
      const press = { actor: caller.userId, occasion: randomUUID() };
      await messageRenter(tx, deps, booking, body, press);
      return { bookingId: booking.id };
    },
  };
}

function requireSameCurrency({ currency }: BookingRow, asked: { readonly currency: string }): void {
  if (asked.currency === currency) return;
  throw new Refusal('other_currency', `This booking is paid in ${currency}.`);
}

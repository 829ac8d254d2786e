import type { RepairRequest } from '../../../contract/operate/repairs.ts';
import { cancelInFull } from '../../bookings/cancel/cancel-in-full.ts';
import { deliverLater } from '../../bookings/change/deliver-later.ts';
import { giveAnotherCar } from '../../bookings/change/give-another-car.ts';
import { offerCars } from '../../bookings/offers/offer-cars.ts';
import { lockBooking } from '../../bookings/record/booking-row.ts';
import { notifyRenter } from '../../bookings/record/notify-renter.ts';
import { dropOpenChange } from '../../bookings/record/open-change.ts';
import { textLaterDelivery } from '../../bookings/record/text-later-delivery.ts';
import type { DayWork } from '../../bookings/record/text-renter.ts';
import type { Queries } from '../../db/connect.ts';
import { Refusal } from '../../errors.ts';
import { sealWhenWhole } from '../../handovers/seal-when-whole.ts';

/** Does one repair for one booking, each by the verb that anybody else would do it with. */
export async function repairBooking(
  tx: Queries,
  work: DayWork,
  bookingId: string,
  { kind, carIds, startsAt, reason }: RepairRequest,
  userId: string,
): Promise<void> {
  const by = `staff ${userId}` as const;
  switch (kind) {
    case 'equal-car':
      await giveAnotherCar(tx, work, bookingId, { carId: required(carIds[0]), reason, by });
      await sealWhenWhole(tx, work, { bookingId, kind: 'deliver' });
      return;
    case 'offer':
      await offerCars(tx, work, bookingId, {
        carIds: [required(carIds[0]), ...carIds.slice(1)],
        reason,
        by,
      });
      return;
    case 'car-later': {
      const at = Temporal.Instant.from(required(startsAt));
      const { delay } = await deliverLater(tx, work, bookingId, { startsAt: at, by });
      const given = { carId: required(carIds[0]), reason, by, delay };
      const booking = await giveAnotherCar(tx, work, bookingId, given);
      await textLaterDelivery(tx, work, booking);
      await sealWhenWhole(tx, work, { bookingId, kind: 'deliver' });
      return;
    }
    case 'delivery-later': {
      const at = Temporal.Instant.from(required(startsAt));
      const { booking, delay } = await deliverLater(tx, work, bookingId, { startsAt: at, by });
      await notifyRenter(tx, work, booking, 'delivery-later', { reason, ...delay }, at.toString());
      await textLaterDelivery(tx, work, booking);
      return;
    }
    case 'money-back':
      // We cannot keep it, whatever is under way.
      await dropOpenChange(tx, work.clock, await lockBooking(tx, bookingId));
      await cancelInFull(tx, work, bookingId, by);
      return;
  }
}

function required(value: string | undefined): string {
  if (value !== undefined) return value;
  throw new Refusal('invalid_input', 'This repair needs a car, or a time.');
}

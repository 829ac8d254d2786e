import type { Handover } from '../../../contract/operate/today.ts';
import type { BookingRow } from '../../bookings/record/booking-row.ts';
import { carName } from '../../bookings/record/car-name.ts';

export const tripColumns = [
  'bookings.id',
  'bookings.reference',
  'bookings.starts_at',
  'bookings.ends_at',
  'bookings.car_snapshot',
  'users.name',
  'users.email',
  'users.phone_code',
  'users.phone_number',
] as const;

export interface TripRow extends Pick<BookingRow, 'car_snapshot'> {
  readonly id: string;
  readonly reference: string;
  readonly starts_at: Date;
  readonly ends_at: Date;
  readonly name: string;
  readonly email: string;
  readonly phone_code: string | null;
  readonly phone_number: string | null;
}

type Trip = Pick<Handover, 'bookingId' | 'reference' | 'car' | 'renter'>;

/** The car as it was booked; how to reach the renter only for whoever may know it. */
export function tripShape(row: TripRow, seesRenters: boolean): Trip {
  const phone = row.phone_number && `${row.phone_code ?? ''}${row.phone_number}`;
  return {
    bookingId: row.id,
    reference: row.reference,
    car: carName(row),
    renter: {
      name: row.name,
      phone: seesRenters ? phone : null,
      email: seesRenters ? row.email : null,
    },
  };
}

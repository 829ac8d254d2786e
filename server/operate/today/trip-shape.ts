import type { Handover } from '../../../contract/operate/today.ts';

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

export interface TripRow {
  readonly id: string;
  readonly reference: string;
  readonly starts_at: Date;
  readonly ends_at: Date;
  readonly car_snapshot: unknown;
  readonly name: string;
  readonly email: string;
  readonly phone_code: string | null;
  readonly phone_number: string | null;
}

type Trip = Pick<Handover, 'bookingId' | 'reference' | 'car' | 'renter'>;

/** The car as it was booked; how to reach the renter only for whoever may know it. */
export function tripShape(row: TripRow, seesRenters: boolean): Trip {
  const { brand, model } = row.car_snapshot as { readonly brand: string; readonly model: string };
  const phone = row.phone_number && `${row.phone_code ?? ''}${row.phone_number}`;
  return {
    bookingId: row.id,
    reference: row.reference,
    car: `${brand} ${model}`,
    renter: {
      name: row.name,
      phone: seesRenters ? phone : null,
      email: seesRenters ? row.email : null,
    },
  };
}

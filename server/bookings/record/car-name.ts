import type { BookingRow } from './booking-row.ts';

/** The make and model that a booking is for. */
export const carName = ({ car_snapshot: { brand, model } }: Pick<BookingRow, 'car_snapshot'>) =>
  `${brand} ${model}`;

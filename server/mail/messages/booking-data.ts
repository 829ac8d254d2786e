import type { LetterTrip } from './letter.ts';

/** What every message about a booking knows, printed in the city's time and currency already. */
export interface BookingData extends LetterTrip {
  readonly firstName: string;
  /** The booking's own page. */
  readonly url: string;
}

export function tripOf(data: BookingData): LetterTrip {
  const { reference, car, deliveryAt, deliveryAddress, returnAt, returnAddress, total } = data;
  return { reference, car, deliveryAt, deliveryAddress, returnAt, returnAddress, total };
}

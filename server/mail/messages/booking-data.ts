import type { EmailTrip } from './email.ts';

/** What every message about a booking knows, printed in the city's time and currency already. */
export interface BookingData extends EmailTrip {
  readonly firstName: string;
  /** Where the city is; whoever was written to before this was known reads British. */
  readonly countryCode?: string;
  /** The booking's own page. */
  readonly url: string;
}

export function tripOf(data: BookingData): EmailTrip {
  const { reference, car, deliveryAt, deliveryAddress, returnAt, returnAddress } = data;
  const { total, credit, supportPhone } = data;
  return {
    reference,
    car,
    deliveryAt,
    deliveryAddress,
    returnAt,
    returnAddress,
    total,
    credit,
    supportPhone,
  };
}

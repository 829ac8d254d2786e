import type { Stop } from '../../../contract/bookings.ts';
import type { BookingRow } from './booking-row.ts';

export const stopOf = (booking: BookingRow, end: 'delivery' | 'return'): Stop => ({
  latitude: booking[`${end}_latitude`],
  longitude: booking[`${end}_longitude`],
  name: booking[`${end}_name`],
});

/** Both doors as the table of bookings keeps them. */
export function stopColumns(stops: { readonly delivery: Stop; readonly return: Stop }) {
  return {
    delivery_latitude: stops.delivery.latitude,
    delivery_longitude: stops.delivery.longitude,
    delivery_name: stops.delivery.name,
    return_latitude: stops.return.latitude,
    return_longitude: stops.return.longitude,
    return_name: stops.return.name,
  };
}

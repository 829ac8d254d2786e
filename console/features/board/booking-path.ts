/** The page of a booking. */
export const bookingPath = (cityId: string, bookingId: string) =>
  `/${cityId}/bookings/${bookingId}`;

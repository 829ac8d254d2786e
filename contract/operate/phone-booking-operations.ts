/** For a renter on the phone: a car, a price, a link to pay. */
export const phoneBookingOperations = {
  listPhoneBookings: {
    method: 'GET',
    path: '/api/operate/phone-bookings',
    access: 'bookings.change',
  },
  findPhoneCars: {
    method: 'GET',
    path: '/api/operate/phone-bookings/cars',
    access: 'bookings.change',
  },
  pricePhoneBooking: {
    method: 'POST',
    path: '/api/operate/phone-bookings/price',
    access: 'bookings.change',
    previews: true,
  },
  createPhoneBooking: {
    method: 'POST',
    path: '/api/operate/phone-bookings',
    access: 'bookings.change',
  },
  resendPhoneBooking: {
    method: 'POST',
    path: '/api/operate/phone-bookings/{id}/emails',
    access: 'bookings.change',
  },
  takeBackPhoneBooking: {
    method: 'DELETE',
    path: '/api/operate/phone-bookings/{id}',
    access: 'bookings.change',
  },
} as const;

/** What the desk does with bookings. */
export const bookingOperations = {
  listOtherCars: {
    method: 'GET',
    path: '/api/operate/bookings/{id}/other-cars',
    access: 'bookings.read',
  },
  giveAnotherCar: {
    method: 'POST',
    path: '/api/operate/bookings/{id}/car',
    access: 'bookings.change',
  },
} as const;

/** What is done for renters whose car cannot be had. */
export const repairOperations = {
  listRepairs: {
    method: 'GET',
    path: '/api/operate/fleet/cars/{id}/repairs',
    access: 'bookings.read',
  },
  repairBooking: {
    method: 'POST',
    path: '/api/operate/bookings/{id}/repairs',
    access: 'bookings.change',
  },
  previewOffer: {
    method: 'POST',
    path: '/api/operate/bookings/{id}/offers/preview',
    access: 'bookings.change',
    previews: true,
  },
  offerCars: {
    method: 'POST',
    path: '/api/operate/bookings/{id}/offers',
    access: 'bookings.change',
  },
} as const;

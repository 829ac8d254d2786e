/** What the desk does with bookings. What acts is at an address that ends with the verb of the command line. */
export const bookingOperations = {
  listDeskBookings: { method: 'GET', path: '/api/operate/bookings', access: 'bookings.read' },
  getDeskBooking: { method: 'GET', path: '/api/operate/bookings/{id}', access: 'bookings.read' },
  getEvidence: {
    method: 'GET',
    path: '/api/operate/bookings/{id}/evidence.pdf',
    access: 'bookings.read',
    media: 'application/pdf',
  },
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
  previewChange: {
    method: 'POST',
    path: '/api/operate/bookings/{id}/change/preview',
    access: 'bookings.change',
    previews: true,
  },
  changeForRenter: {
    method: 'POST',
    path: '/api/operate/bookings/{id}/change',
    access: 'bookings.change',
  },
  previewCancel: {
    method: 'POST',
    path: '/api/operate/bookings/{id}/cancel/preview',
    access: 'bookings.change',
    previews: true,
  },
  cancelForRenter: {
    method: 'POST',
    path: '/api/operate/bookings/{id}/cancel',
    access: 'bookings.change',
  },
  previewRefund: {
    method: 'POST',
    path: '/api/operate/bookings/{id}/refund/preview',
    access: 'refund',
    previews: true,
  },
  refundForRenter: {
    method: 'POST',
    path: '/api/operate/bookings/{id}/refund',
    access: 'refund',
  },
  settleForRenter: {
    method: 'POST',
    path: '/api/operate/bookings/{id}/settle',
    access: 'refund',
  },
  reviewReturn: {
    method: 'POST',
    path: '/api/operate/bookings/{id}/review',
    access: 'bookings.change',
  },
  processReturn: {
    method: 'POST',
    path: '/api/operate/bookings/{id}/process',
    access: 'bookings.change',
  },
  noteBooking: {
    method: 'POST',
    path: '/api/operate/bookings/{id}/note',
    access: 'bookings.read',
  },
  previewMessage: {
    method: 'POST',
    path: '/api/operate/bookings/{id}/message/preview',
    access: 'bookings.change',
    previews: true,
  },
  messageRenter: {
    method: 'POST',
    path: '/api/operate/bookings/{id}/message',
    access: 'bookings.change',
  },
} as const;

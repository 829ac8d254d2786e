/** What was sealed at the door, for its renter; and whether a file is part of a seal, for anybody. */
export const handoverOperations = {
  getBookingHandovers: { method: 'GET', path: '/api/bookings/{id}/handovers', access: 'owner' },
  addMark: { method: 'POST', path: '/api/bookings/{id}/handovers/marks', access: 'owner' },
  sendOwnPhotograph: {
    method: 'POST',
    path: '/api/bookings/{id}/photographs/{digest}',
    access: 'owner',
    stores: 'a-picture',
  },
  getSealedPhotograph: {
    method: 'GET',
    path: '/api/bookings/{id}/photographs/{digest}',
    access: 'owner',
    media: 'image/*',
  },
  getHandoverProtocol: {
    method: 'GET',
    path: '/api/bookings/{id}/handovers/{kind}/protocol.pdf',
    access: 'owner',
    media: 'application/pdf',
  },
  getSeal: { method: 'GET', path: '/api/seals/{code}', access: 'visitor' },
  checkSealedFile: { method: 'GET', path: '/api/sealed-files/{digest}', access: 'visitor' },
} as const;

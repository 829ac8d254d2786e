/** What was sealed of a booking, and what waits for somebody to decide. */
export const evidenceOperations = {
  getDeskHandovers: {
    method: 'GET',
    path: '/api/operate/bookings/{id}/handovers',
    access: 'bookings.read',
  },
  getDeskPhotograph: {
    method: 'GET',
    path: '/api/operate/bookings/{id}/photographs/{digest}',
    access: 'bookings.read',
    media: 'image/*',
  },
  getDeskProtocol: {
    method: 'GET',
    path: '/api/operate/bookings/{id}/handovers/{kind}/protocol.pdf',
    access: 'bookings.read',
    media: 'application/pdf',
  },
  decideAttempt: {
    method: 'POST',
    path: '/api/operate/bookings/{id}/handovers/{kind}/decisions',
    access: 'bookings.change',
  },
} as const;

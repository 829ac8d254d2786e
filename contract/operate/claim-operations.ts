/** What staff do about charges after a trip. What acts on a booking ends with the verb of the command line. */
export const claimOperations = {
  listClaims: { method: 'GET', path: '/api/operate/claims', access: 'bookings.read' },
  previewPapers: {
    method: 'POST',
    path: '/api/operate/claims/papers/preview',
    access: 'claims.make',
    previews: true,
  },
  importPapers: { method: 'POST', path: '/api/operate/claims/papers', access: 'claims.make' },
  getDeskClaim: {
    method: 'GET',
    path: '/api/operate/bookings/{id}/claims/{claimId}',
    access: 'bookings.read',
  },
  getTripEvidence: {
    method: 'GET',
    path: '/api/operate/bookings/{id}/trip-evidence',
    access: 'bookings.read',
  },
  previewClaim: {
    method: 'POST',
    path: '/api/operate/bookings/{id}/claim/preview',
    access: 'claims.make',
    previews: true,
  },
  makeClaim: {
    method: 'POST',
    path: '/api/operate/bookings/{id}/claim',
    access: 'claims.make',
  },
  decideClaim: {
    method: 'POST',
    path: '/api/operate/bookings/{id}/claims/{claimId}/decide',
    access: 'claims.decide',
  },
  withdrawClaim: {
    method: 'POST',
    path: '/api/operate/bookings/{id}/claims/{claimId}/withdraw',
    access: 'claims.make',
  },
} as const;

/** What a driver's phone asks for before the day, and sends while it has a network. */
export const driveOperations = {
  getDriverDay: { method: 'GET', path: '/api/operate/drive/day', access: 'jobs.own' },
  sendHandoverEvents: {
    method: 'POST',
    path: '/api/operate/drive/handovers/{bookingId}/{kind}/events',
    access: 'jobs.own',
  },
  getEvidenceUpload: {
    method: 'GET',
    path: '/api/operate/drive/evidence/{digest}',
    access: 'jobs.own',
  },
  sendEvidencePiece: {
    method: 'POST',
    path: '/api/operate/drive/evidence/{digest}',
    access: 'jobs.own',
    stores: 'a-picture',
  },
  getDriverPhotograph: {
    method: 'GET',
    path: '/api/operate/drive/photographs/{digest}',
    access: 'jobs.own',
    media: 'image/*',
  },
} as const;

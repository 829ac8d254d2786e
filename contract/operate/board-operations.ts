/** The board: every car of a city and what takes its time. */
export const boardOperations = {
  getBoard: { method: 'GET', path: '/api/operate/board', access: 'bookings.read' },
  findOnBoard: { method: 'GET', path: '/api/operate/board/found', access: 'bookings.read' },
  getBoardBooking: {
    method: 'GET',
    path: '/api/operate/board/bookings/{id}',
    access: 'bookings.read',
  },
  previewMove: {
    method: 'POST',
    path: '/api/operate/board/bookings/{id}/move/preview',
    access: 'bookings.read',
    previews: true,
  },
  moveBooking: {
    method: 'POST',
    path: '/api/operate/board/bookings/{id}/move',
    access: 'bookings.change',
  },
} as const;

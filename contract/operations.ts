import { handoverOperations } from './handover-operations.ts';

/**
 * Every operation of the API: its address and who may call it. Kept free of schemas so that the
 * browser can call the API without loading a validation library.
 *
 * - visitor: anybody, signed in or not
 * - renter: whoever is signed in, about themselves
 * - owner: whoever is signed in and owns the thing named in the path; to all others it does not exist
 */
export type Access = 'visitor' | 'renter' | 'owner';

export interface Operation<A extends string = Access> {
  readonly method: 'GET' | 'POST' | 'PATCH' | 'DELETE';
  readonly path: `/api/${string}`;
  readonly access: A;
  /** What it answers with, where that is not one JSON document. */
  readonly media?:
    | 'text/event-stream'
    | 'text/calendar'
    | 'text/csv'
    | 'application/pdf'
    | 'image/webp'
    | 'image/*';
  /**
   * It writes nothing but files named by their content, so it needs neither transaction nor key: once more is
   * the same again. Its body is a picture, or says what to make of one.
   */
  readonly stores?: 'a-picture' | 'parts-of-a-picture';
  /** It writes nothing: what would be done is too long to be asked for in an address. */
  readonly previews?: true;
}

export const operations = {
  getConfig: { method: 'GET', path: '/api/config', access: 'visitor' },
  listCities: { method: 'GET', path: '/api/cities', access: 'visitor' },
  listCityAreas: { method: 'GET', path: '/api/cities/{id}/areas', access: 'visitor' },
  listExtras: { method: 'GET', path: '/api/extras', access: 'visitor' },
  listInsurances: { method: 'GET', path: '/api/insurances', access: 'visitor' },
  listPlaces: { method: 'GET', path: '/api/places', access: 'visitor' },
  nearestPlace: { method: 'GET', path: '/api/places/reverse', access: 'visitor' },
  searchCars: { method: 'GET', path: '/api/assets', access: 'visitor' },
  listCityCars: { method: 'GET', path: '/api/cities/{id}/cars', access: 'visitor' },
  listFilterChoices: { method: 'GET', path: '/api/cities/{id}/filters', access: 'visitor' },
  getCar: { method: 'GET', path: '/api/assets/{id}', access: 'visitor' },
  listReviews: { method: 'GET', path: '/api/assets/{id}/reviews', access: 'visitor' },
  listOccupiedDates: { method: 'GET', path: '/api/assets/{id}/occupied-dates', access: 'visitor' },
  createQuote: { method: 'POST', path: '/api/quotes', access: 'visitor' },
  getQuote: { method: 'GET', path: '/api/quotes/{id}', access: 'visitor' },
  getMe: { method: 'GET', path: '/api/me', access: 'renter' },
  changeMe: { method: 'PATCH', path: '/api/me', access: 'renter' },
  deleteMe: { method: 'DELETE', path: '/api/me', access: 'renter' },
  getCompany: { method: 'GET', path: '/api/me/company', access: 'renter' },
  listStatements: { method: 'GET', path: '/api/me/company/statements', access: 'renter' },
  getStatement: {
    method: 'GET',
    path: '/api/me/company/statements/{id}',
    access: 'owner',
    media: 'application/pdf',
  },
  payStatement: {
    method: 'POST',
    path: '/api/me/company/statements/{id}/payments',
    access: 'owner',
  },
  listPromoCodes: { method: 'GET', path: '/api/me/promo-codes', access: 'renter' },
  getCredit: { method: 'GET', path: '/api/me/credit', access: 'renter' },
  exportMe: { method: 'GET', path: '/api/me/export', access: 'renter' },
  listSessions: { method: 'GET', path: '/api/me/sessions', access: 'renter' },
  endOtherSessions: { method: 'DELETE', path: '/api/me/sessions', access: 'renter' },
  endSession: { method: 'DELETE', path: '/api/me/sessions/{id}', access: 'owner' },
  listFactors: { method: 'GET', path: '/api/me/factors', access: 'renter' },
  getDraft: { method: 'GET', path: '/api/me/draft', access: 'renter' },
  keepDraft: { method: 'POST', path: '/api/me/draft', access: 'renter' },
  getDocuments: { method: 'GET', path: '/api/me/documents', access: 'renter' },
  startDocuments: { method: 'POST', path: '/api/me/documents', access: 'renter' },
  removeDocuments: { method: 'DELETE', path: '/api/me/documents', access: 'renter' },
  validateDocuments: {
    method: 'POST',
    path: '/api/me/documents/{id}/validations',
    access: 'owner',
  },
  listDrives: { method: 'GET', path: '/api/me/drives', access: 'renter' },
  acceptDrive: { method: 'POST', path: '/api/me/drives/{id}/acceptance', access: 'owner' },
  leaveDrive: { method: 'DELETE', path: '/api/me/drives/{id}', access: 'owner' },
  listPaymentMethods: { method: 'GET', path: '/api/me/payment-methods', access: 'renter' },
  addPaymentMethod: { method: 'POST', path: '/api/me/payment-methods', access: 'renter' },
  removePaymentMethod: {
    method: 'DELETE',
    path: '/api/me/payment-methods/{id}',
    access: 'owner',
  },
  getRequest: { method: 'GET', path: '/api/requests/{id}', access: 'owner' },
  watchRequest: {
    method: 'GET',
    path: '/api/requests/{id}/events',
    access: 'owner',
    media: 'text/event-stream',
  },
  continueRequest: { method: 'POST', path: '/api/requests/{id}/continue', access: 'owner' },
  createHold: { method: 'POST', path: '/api/holds', access: 'renter' },
  releaseHold: { method: 'DELETE', path: '/api/holds/{id}', access: 'owner' },
  createBooking: { method: 'POST', path: '/api/bookings', access: 'renter' },
  listBookings: { method: 'GET', path: '/api/bookings', access: 'renter' },
  getBooking: { method: 'GET', path: '/api/bookings/{id}', access: 'owner' },
  watchBooking: {
    method: 'GET',
    path: '/api/bookings/{id}/events',
    access: 'owner',
    media: 'text/event-stream',
  },
  getBookingCalendar: {
    method: 'GET',
    path: '/api/bookings/{id}/calendar.ics',
    access: 'owner',
    media: 'text/calendar',
  },
  getBookingReceipt: {
    method: 'GET',
    path: '/api/bookings/{id}/receipt.pdf',
    access: 'owner',
    media: 'application/pdf',
  },
  getInvoice: {
    method: 'GET',
    path: '/api/invoices/{id}',
    access: 'owner',
    media: 'application/pdf',
  },
  getCancellation: { method: 'GET', path: '/api/bookings/{id}/cancellation', access: 'owner' },
  priceModification: {
    method: 'POST',
    path: '/api/bookings/{id}/modifications/price',
    access: 'owner',
  },
  createModification: {
    method: 'POST',
    path: '/api/bookings/{id}/modifications',
    access: 'owner',
  },
  changeBookingCard: { method: 'POST', path: '/api/bookings/{id}/card', access: 'owner' },
  changeDriverNote: { method: 'POST', path: '/api/bookings/{id}/driver-note', access: 'owner' },
  resendDriverInvitation: {
    method: 'POST',
    path: '/api/bookings/{id}/driver-invitations',
    access: 'owner',
  },
  getCarOffer: { method: 'GET', path: '/api/bookings/{id}/offer', access: 'owner' },
  answerCarOffer: { method: 'POST', path: '/api/bookings/{id}/offer', access: 'owner' },
  approveDeposit: { method: 'POST', path: '/api/bookings/{id}/deposit', access: 'owner' },
  createBookingAction: { method: 'POST', path: '/api/bookings/{id}/actions', access: 'owner' },
  createReview: { method: 'POST', path: '/api/bookings/{id}/review', access: 'owner' },
  ...handoverOperations,
} as const satisfies Record<string, Operation>;

export type OperationName = keyof typeof operations;

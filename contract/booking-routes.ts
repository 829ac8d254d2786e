import { z } from 'zod';
import {
  Booking,
  BookingAction,
  BookingCardRequest,
  BookingList,
  BookingRequest,
  CancellationTimeline,
  Hold,
  HoldRequest,
  ModificationPrice,
  ModificationRequest,
} from './bookings.ts';
import { operations } from './operations.ts';
import { RequestRecord } from './requests.ts';
import { ReviewRequest } from './reviews.ts';
import { byId, type Route, tripRefusals } from './route.ts';

const renterRefusals = [
  'email_not_verified',
  'licence_not_verified',
  'identity_not_verified',
  'birthdate_unknown',
  'driver_under_age',
] as const;

const changeRefusals = [
  'not_found',
  'booking_not_changeable',
  'too_late_to_change',
  'change_in_progress',
  'car_unavailable',
  'out_of_service_area',
  'nothing_changes',
  'company_limit_reached',
  ...tripRefusals,
] as const;

export const bookingRoutes = {
  createHold: {
    ...operations.createHold,
    summary: 'Keeps a car for you for 10 minutes; a new hold replaces your last one',
    body: HoldRequest,
    answer: { status: 201, schema: Hold },
    refusals: ['not_found', 'car_unavailable', ...renterRefusals, ...tripRefusals],
  },
  releaseHold: {
    ...operations.releaseHold,
    summary: 'Gives a held car back',
    params: byId,
    answer: { status: 200, schema: z.object({}) },
    refusals: ['not_found'],
  },
  createBooking: {
    ...operations.createBooking,
    summary: 'Books what a quote says; watch the request until the booking is paid',
    body: BookingRequest,
    answer: { status: 202, schema: RequestRecord },
    refusals: [
      'not_found',
      'quote_expired',
      'price_changed',
      'car_unavailable',
      'out_of_service_area',
      'card_missing',
      'card_expired',
      'company_missing',
      'company_limit_reached',
      'payments_off',
      ...renterRefusals,
      ...tripRefusals,
    ],
  },
  listBookings: {
    ...operations.listBookings,
    summary: 'Your bookings, newest first',
    answer: { status: 200, schema: BookingList },
    refusals: [],
  },
  getBooking: {
    ...operations.getBooking,
    summary: 'A booking of your own',
    params: byId,
    answer: { status: 200, schema: Booking },
    refusals: ['not_found'],
  },
  watchBooking: {
    ...operations.watchBooking,
    summary: 'A booking of your own, told again at every change of its status',
    params: byId,
    answer: { status: 200, schema: Booking },
    refusals: ['not_found', 'too_many_requests'],
  },
  getBookingCalendar: {
    ...operations.getBookingCalendar,
    summary: 'Delivery and return as a calendar file',
    params: byId,
    answer: { status: 200, schema: z.string() },
    refusals: ['not_found'],
  },
  getBookingReceipt: {
    ...operations.getBookingReceipt,
    summary: 'The invoices and credit notes of a booking in one PDF',
    params: byId,
    answer: { status: 200, schema: z.string() },
    refusals: ['not_found'],
  },
  getInvoice: {
    ...operations.getInvoice,
    summary: 'One invoice or credit note as a PDF',
    params: byId,
    answer: { status: 200, schema: z.string() },
    refusals: ['not_found'],
  },
  getCancellation: {
    ...operations.getCancellation,
    summary: 'What a cancellation gives back now and later',
    params: byId,
    answer: { status: 200, schema: CancellationTimeline },
    refusals: ['not_found'],
  },
  priceModification: {
    ...operations.priceModification,
    summary: 'What a change would cost; nothing is changed',
    params: byId,
    body: ModificationRequest,
    answer: { status: 200, schema: ModificationPrice },
    refusals: changeRefusals,
  },
  createModification: {
    ...operations.createModification,
    summary: 'Changes dates or places; watch the request',
    params: byId,
    body: ModificationRequest,
    answer: { status: 202, schema: RequestRecord },
    refusals: ['price_changed', ...changeRefusals],
  },
  changeBookingCard: {
    ...operations.changeBookingCard,
    summary: 'Takes another of your cards for what is due from now on',
    params: byId,
    body: BookingCardRequest,
    answer: { status: 200, schema: Booking },
    refusals: [
      'not_found',
      'booking_not_changeable',
      'too_late_to_change',
      'change_in_progress',
      'card_missing',
      'card_expired',
      'company_missing',
      'payments_off',
    ],
  },
  approveDeposit: {
    ...operations.approveDeposit,
    summary:
      'Asks for the hold of the deposit while you are there to approve it; watch the request',
    params: byId,
    answer: { status: 202, schema: RequestRecord },
    refusals: ['not_found', 'nothing_to_approve'],
  },
  createBookingAction: {
    ...operations.createBookingAction,
    summary: 'Cancels; watch the request',
    params: byId,
    body: BookingAction,
    answer: { status: 202, schema: RequestRecord },
    refusals: [
      'not_found',
      'booking_not_cancellable',
      'trip_already_started',
      'change_in_progress',
    ],
  },
  createReview: {
    ...operations.createReview,
    summary: 'Reviews a completed booking, once',
    params: byId,
    body: ReviewRequest,
    answer: { status: 201, schema: z.object({}) },
    refusals: ['not_found', 'review_not_possible'],
  },
} as const satisfies Record<string, Route>;

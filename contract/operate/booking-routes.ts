import { z } from 'zod';
import { byId, tripRefusals } from '../route.ts';
import { bookingOperations } from './booking-operations.ts';
import { AnotherCar, GivenCar, OtherCars } from './bookings.ts';
import {
  CancelHow,
  CancelPreview,
  CancelRequest,
  ChangeAsked,
  ChangePreview,
  ChangeRequest,
  DeskBooking,
  DeskBookings,
  DeskBookingsQuery,
  DoneToBooking,
  MessagePreview,
  MessageRequest,
  NoteRequest,
  RefundAsked,
  RefundPreview,
  RefundRequest,
  SettleRequest,
} from './desk-bookings.ts';
import { WithReason } from './desk-text.ts';
import type { OperateRoute } from './route.ts';

const ofABooking = ['not_found', 'not_permitted'] as const;
const ofAChange = [
  ...ofABooking,
  ...tripRefusals,
  'booking_not_changeable',
  'too_late_to_change',
  'change_in_progress',
  'nothing_changes',
  'out_of_service_area',
  'car_unavailable',
  'company_limit_reached',
] as const;
const ofACancellation = [
  ...ofABooking,
  'booking_not_cancellable',
  'trip_already_started',
  'change_in_progress',
] as const;
const done = { status: 200, schema: DoneToBooking } as const;

export const bookingRoutes = {
  listOtherCars: {
    ...bookingOperations.listOtherCars,
    summary:
      'Free cars of the same class or better that this booking can be given, the likest first',
    params: byId,
    answer: { status: 200, schema: OtherCars },
    refusals: ofABooking,
  },
  giveAnotherCar: {
    ...bookingOperations.giveAnotherCar,
    summary: 'Gives the booking another car at its price, and tells the renter',
    params: byId,
    body: AnotherCar,
    answer: { status: 200, schema: GivenCar },
    refusals: [
      ...ofABooking,
      'booking_not_changeable',
      'change_in_progress',
      'lesser_car',
      'car_unavailable',
    ],
  },
  listDeskBookings: {
    ...bookingOperations.listDeskBookings,
    summary: 'Bookings of a city, by group or by what they are known by, a page of them',
    query: DeskBookingsQuery,
    answer: { status: 200, schema: DeskBookings },
    refusals: ofABooking,
  },
  getDeskBooking: {
    ...bookingOperations.getDeskBooking,
    summary: 'A booking with its people, money, emails, history and notes',
    params: byId,
    answer: { status: 200, schema: DeskBooking },
    refusals: ofABooking,
  },
  getEvidence: {
    ...bookingOperations.getEvidence,
    summary:
      'The file that answers a dispute: booking, consent, what happened, payments and emails',
    params: byId,
    answer: { status: 200, schema: z.string() },
    refusals: ofABooking,
  },
  previewChange: {
    ...bookingOperations.previewChange,
    summary: 'What a change of times or addresses would come to; changes nothing',
    params: byId,
    body: ChangeAsked,
    answer: { status: 200, schema: ChangePreview },
    refusals: ofAChange,
  },
  changeForRenter: {
    ...bookingOperations.changeForRenter,
    summary: 'Changes times or addresses, and charges or refunds the difference',
    params: byId,
    body: ChangeRequest,
    answer: done,
    refusals: [...ofAChange, 'price_changed'],
  },
  previewCancel: {
    ...bookingOperations.previewCancel,
    summary: 'What a cancellation would give back now; changes nothing',
    params: byId,
    body: CancelHow,
    answer: { status: 200, schema: CancelPreview },
    refusals: ofACancellation,
  },
  cancelForRenter: {
    ...bookingOperations.cancelForRenter,
    summary: 'Cancels by the rules, or with everything back, and tells the renter',
    params: byId,
    body: CancelRequest,
    answer: done,
    refusals: [...ofACancellation, 'refund_above_limit', 'price_changed'],
  },
  previewRefund: {
    ...bookingOperations.previewRefund,
    summary: 'What a refund beyond the rules would come to, and whether you may give it',
    params: byId,
    body: RefundAsked,
    answer: { status: 200, schema: RefundPreview },
    refusals: [...ofABooking, 'other_currency'],
  },
  refundForRenter: {
    ...bookingOperations.refundForRenter,
    summary: 'Gives back a part of what was paid, beyond the rules, and tells the renter',
    params: byId,
    body: RefundRequest,
    answer: done,
    refusals: [
      ...ofABooking,
      'other_currency',
      'more_than_paid',
      'refund_above_limit',
      'change_in_progress',
    ],
  },
  settleForRenter: {
    ...bookingOperations.settleForRenter,
    summary: 'Makes up for what the card did not take back: as credit, or paid out in another way',
    params: byId,
    body: SettleRequest,
    answer: done,
    refusals: [...ofABooking, 'nothing_lost'],
  },
  reviewReturn: {
    ...bookingOperations.reviewReturn,
    summary: 'Keeps the deposit of a returned car held until somebody has looked at it',
    params: byId,
    body: WithReason,
    answer: done,
    refusals: [...ofABooking, 'booking_not_changeable'],
  },
  processReturn: {
    ...bookingOperations.processReturn,
    summary: 'Settles a returned car and releases the deposit',
    params: byId,
    answer: done,
    refusals: [...ofABooking, 'booking_not_changeable'],
  },
  noteBooking: {
    ...bookingOperations.noteBooking,
    summary: 'Adds a note for colleagues',
    params: byId,
    body: NoteRequest,
    answer: done,
    refusals: ofABooking,
  },
  previewMessage: {
    ...bookingOperations.previewMessage,
    summary: 'A message to the renter as it would be sent; sends nothing',
    params: byId,
    body: MessageRequest,
    answer: { status: 200, schema: MessagePreview },
    refusals: ofABooking,
  },
  messageRenter: {
    ...bookingOperations.messageRenter,
    summary: 'Emails the renter about the booking',
    params: byId,
    body: MessageRequest,
    answer: done,
    refusals: ofABooking,
  },
} as const satisfies Record<keyof typeof bookingOperations, OperateRoute>;

import { byId } from '../route.ts';
import { repairOperations } from './repair-operations.ts';
import {
  CarRepairs,
  OfferMade,
  OfferPreview,
  OfferPreviewRequest,
  OfferRequest,
  RepairedBooking,
  RepairRequest,
  RepairsOf,
} from './repairs.ts';
import type { OperateRoute } from './route.ts';

const anotherCarRefusals = [
  'not_found',
  'not_permitted',
  'booking_not_changeable',
  'change_in_progress',
  'lesser_car',
  'car_unavailable',
  'offer_open',
] as const;

export const repairRoutes = {
  listRepairs: {
    ...repairOperations.listRepairs,
    summary:
      'Bookings that a late, broken or blocked car endangers, each with its best repair first',
    params: byId,
    query: RepairsOf,
    answer: { status: 200, schema: CarRepairs },
    refusals: ['not_found', 'not_permitted'],
  },
  repairBooking: {
    ...repairOperations.repairBooking,
    summary: 'Carries out one repair, and tells the renter',
    params: byId,
    body: RepairRequest,
    answer: { status: 200, schema: RepairedBooking },
    refusals: [
      ...anotherCarRefusals,
      'booking_not_cancellable',
      'refund_above_limit',
      'price_changed',
    ],
  },
  previewOffer: {
    ...repairOperations.previewOffer,
    summary: 'The email that would ask the renter, and until when they could answer; sends nothing',
    params: byId,
    body: OfferPreviewRequest,
    answer: { status: 200, schema: OfferPreview },
    refusals: anotherCarRefusals,
  },
  offerCars: {
    ...repairOperations.offerCars,
    summary: 'Asks the renter which of up to three cars they want; the first is reserved',
    params: byId,
    body: OfferRequest,
    answer: { status: 200, schema: OfferMade },
    refusals: anotherCarRefusals,
  },
} as const satisfies Record<string, OperateRoute>;

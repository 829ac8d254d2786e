import { z } from 'zod';
import { ofBookingHandover, ofBookingPhotograph } from '../handovers.ts';
import { byId } from '../route.ts';
import { AttemptVerdict, DeskHandovers } from './evidence.ts';
import { evidenceOperations } from './evidence-operations.ts';
import type { OperateRoute } from './route.ts';

const ofABooking = ['not_found', 'not_permitted'] as const;

export const evidenceRoutes = {
  getDeskHandovers: {
    ...evidenceOperations.getDeskHandovers,
    summary: 'What was sealed of a booking, and what phones did that could not be',
    params: byId,
    answer: { status: 200, schema: DeskHandovers },
    refusals: ofABooking,
  },
  getDeskPhotograph: {
    ...evidenceOperations.getDeskPhotograph,
    summary: 'A photograph or signature of a booking, byte by byte as it was taken',
    params: ofBookingPhotograph,
    answer: { status: 200, schema: z.string() },
    refusals: ofABooking,
  },
  getDeskProtocol: {
    ...evidenceOperations.getDeskProtocol,
    summary: 'A sealed handover on paper',
    params: ofBookingHandover,
    answer: { status: 200, schema: z.string() },
    refusals: ofABooking,
  },
  decideAttempt: {
    ...evidenceOperations.decideAttempt,
    summary: 'Takes what a phone did as the handover, or sets it aside; nothing is thrown away',
    params: ofBookingHandover,
    body: AttemptVerdict,
    answer: { status: 200, schema: DeskHandovers },
    refusals: [
      ...ofABooking,
      'attempt_decided',
      'attempt_not_acceptable',
      'car_has_bookings',
      'car_unavailable',
    ],
  },
} as const satisfies Record<string, OperateRoute>;

import { z } from 'zod';
import {
  DriverDay,
  EvidencePiece,
  EvidenceUpload,
  HandoverEvents,
  HandoverStanding,
  ofHandover,
  Sha256,
} from './drive.ts';
import { driveOperations } from './drive-operations.ts';
import type { OperateRoute } from './route.ts';

const byDigest = z.strictObject({ digest: Sha256 });

export const driveRoutes = {
  getDriverDay: {
    ...driveOperations.getDriverDay,
    summary: 'Everything a driver needs today and tomorrow, to have it without a network',
    answer: { status: 200, schema: DriverDay },
    refusals: [],
  },
  sendHandoverEvents: {
    ...driveOperations.sendHandoverEvents,
    summary: 'Stores what a phone did at a handover, each act once and in its order',
    params: ofHandover,
    body: HandoverEvents,
    answer: { status: 200, schema: HandoverStanding },
    refusals: ['not_found', 'not_permitted', 'event_out_of_order', 'event_differs'],
  },
  getEvidenceUpload: {
    ...driveOperations.getEvidenceUpload,
    summary: 'How much of a photograph or signature has arrived',
    params: byDigest,
    answer: { status: 200, schema: EvidenceUpload },
    refusals: ['not_found'],
  },
  sendEvidencePiece: {
    ...driveOperations.sendEvidencePiece,
    summary: 'The next piece of a photograph or signature, at most 1 MB',
    params: byDigest,
    query: EvidencePiece,
    body: z.instanceof(Uint8Array),
    answer: { status: 200, schema: EvidenceUpload },
    refusals: ['not_found', 'piece_out_of_place', 'digest_differs', 'photo_unreadable'],
  },
  getDriverPhotograph: {
    ...driveOperations.getDriverPhotograph,
    summary: 'A sealed photograph of a car that you deliver or collect, as it was taken',
    params: byDigest,
    answer: { status: 200, schema: z.string().describe('The picture') },
    refusals: ['not_found'],
  },
} as const satisfies Record<string, OperateRoute>;

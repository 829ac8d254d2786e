import { z } from 'zod';
import { handoverOperations } from './handover-operations.ts';
import {
  BookingHandovers,
  FileCheck,
  NewMark,
  OwnPhotograph,
  ofBookingHandover,
  ofBookingPhotograph,
  PublicSeal,
  SealCode,
  SealedFile,
} from './handovers.ts';
import { Sha256 } from './operate/drive.ts';
import { byId, type Route } from './route.ts';

export const handoverRoutes = {
  getBookingHandovers: {
    ...handoverOperations.getBookingHandovers,
    summary: 'What was sealed when your car was brought and collected',
    params: byId,
    answer: { status: 200, schema: BookingHandovers },
    refusals: ['not_found'],
  },
  addMark: {
    ...handoverOperations.addMark,
    summary: 'Adds a mark that both sides missed, within an hour after the delivery',
    params: byId,
    body: NewMark,
    answer: { status: 201, schema: BookingHandovers },
    refusals: ['not_found', 'too_late_for_marks', 'too_many_marks', 'photo_refused'],
  },
  sendOwnPhotograph: {
    ...handoverOperations.sendOwnPhotograph,
    summary: 'A photograph of your own, to name with a mark or an objection; at most 20 MB',
    params: ofBookingPhotograph,
    body: z.instanceof(Uint8Array),
    answer: { status: 200, schema: OwnPhotograph },
    refusals: ['not_found', 'photo_not_wanted', 'photo_refused', 'too_many_photos'],
  },
  getSealedPhotograph: {
    ...handoverOperations.getSealedPhotograph,
    summary: 'A sealed photograph or signature, byte by byte as it was taken',
    params: ofBookingPhotograph,
    answer: { status: 200, schema: z.string() },
    refusals: ['not_found'],
  },
  getHandoverProtocol: {
    ...handoverOperations.getHandoverProtocol,
    summary: 'A sealed handover on paper',
    params: ofBookingHandover,
    answer: { status: 200, schema: z.string() },
    refusals: ['not_found'],
  },
  getSeal: {
    ...handoverOperations.getSeal,
    summary: 'What a seal is of, without names, addresses or plates',
    params: z.strictObject({ code: SealCode }),
    answer: { status: 200, schema: PublicSeal },
    refusals: ['not_found'],
  },
  checkSealedFile: {
    ...handoverOperations.checkSealedFile,
    summary: 'Whether a file is part of a seal, by its digest alone',
    params: z.strictObject({ digest: Sha256 }),
    query: FileCheck,
    answer: { status: 200, schema: SealedFile },
    refusals: [],
  },
} as const satisfies Record<string, Route>;

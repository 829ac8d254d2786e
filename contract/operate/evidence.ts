import { z } from 'zod';
import { handoverSteps } from '../../domain/handovers/handover.ts';
import { attemptDecisions, handoverNeeds } from '../../domain/handovers/judge-seal.ts';
import { jobKinds } from '../../domain/jobs/job.ts';
import { BookingHandovers, SealedPhotograph, Signature } from '../handovers.ts';
import { Mark, Readings } from './drive.ts';
import { Reason } from './fleet.ts';

const At = z.iso.datetime();

/** What a phone did and what could not be sealed by itself. */
const WaitingAttempt = z.object({
  kind: z.enum(jobKinds),
  phoneId: z.uuid(),
  by: z.string().nullable().describe('Who sent the last of it'),
  firstAt: At.describe('By the phone’s clock'),
  lastAt: At.describe('By the phone’s clock'),
  receivedAt: At.describe('The last of it, by ours'),
  clockOffSeconds: z.int(),
  need: z.enum(handoverNeeds),
  mayAccept: z.boolean().describe('Whether it becomes the seal if somebody accepts it'),
  missing: z.array(z.enum(handoverSteps)),
  car: z.string().nullable().describe('The car the phone named'),
  photographs: z.array(SealedPhotograph),
  marks: z.array(Mark),
  readings: Readings.nullable(),
  signature: Signature.nullable(),
});

export const DeskHandovers = BookingHandovers.extend({
  waiting: z.array(WaitingAttempt).describe('What needs a decision'),
});

export const AttemptVerdict = z.strictObject({
  phoneId: z.uuid(),
  decision: z.enum(attemptDecisions),
  reason: Reason.shape.reason.unwrap().describe('For colleagues, in the audit log'),
});

export type DeskHandovers = z.infer<typeof DeskHandovers>;
export type WaitingAttempt = z.infer<typeof WaitingAttempt>;

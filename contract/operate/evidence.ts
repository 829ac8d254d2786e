import { z } from 'zod';
import { troubleKinds } from '../../domain/handovers/event.ts';
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

/** What a browser deleted from a driver's phone before we had all of it. */
const PhoneLoss = z.object({
  kind: z.enum(jobKinds),
  by: z.string().nullable().describe('Whose phone'),
  noticedAt: At.describe('When the phone said so, by our clock'),
  acts: z.int().describe('What it had done there'),
  stored: z.int().describe('How much of it we have'),
  missingFiles: z.int().describe('Photographs and signatures named by it that never arrived'),
  code: z
    .string()
    .nullable()
    .describe('Of its seal, which was shown at the car; null: it had none'),
});

/** What a driver has told the office and still waits with. */
const DriverTrouble = z.object({
  kind: z.enum(jobKinds),
  by: z.string().nullable().describe('Who told us'),
  trouble: z.enum(troubleKinds),
  words: z.string(),
  heardAt: At,
});

/** What was photographed where nothing was sealed: a closed door, a dark dashboard, damage. */
const UnsealedPhotographs = z.object({
  kind: z.enum(jobKinds),
  phoneId: z.uuid(),
  by: z.string().nullable().describe('Who sent the last of it'),
  receivedAt: At,
  photographs: z.array(SealedPhotograph),
});

export const DeskHandovers = BookingHandovers.extend({
  troubles: z.array(DriverTrouble).describe('Who waits for help'),
  waiting: z.array(WaitingAttempt).describe('What needs a decision'),
  losses: z.array(PhoneLoss).describe('What has to be done again, or is gone'),
  unsealed: z.array(UnsealedPhotographs),
});

export const AttemptVerdict = z.strictObject({
  phoneId: z.uuid(),
  decision: z.enum(attemptDecisions),
  reason: Reason.shape.reason.unwrap().describe('For colleagues, in the audit log'),
});

export type DeskHandovers = z.infer<typeof DeskHandovers>;
export type DriverTrouble = z.infer<typeof DriverTrouble>;
export type PhoneLoss = z.infer<typeof PhoneLoss>;
export type UnsealedPhotographs = z.infer<typeof UnsealedPhotographs>;
export type WaitingAttempt = z.infer<typeof WaitingAttempt>;

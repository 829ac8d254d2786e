import { z } from 'zod';
import { photoSubjects, unsignedReasons } from '../domain/handovers/event.ts';
import { jobKinds } from '../domain/jobs/job.ts';
import { Mark, Readings, Seal, Sha256 } from './operate/drive.ts';

const At = z.iso.datetime();
const PhoneTime = At.describe('By the phone’s clock');

export const SealedPhotograph = z.object({
  subject: z.enum(photoSubjects),
  of: z.string().nullable().describe('Which view, or the id of the mark; otherwise null'),
  digest: Sha256,
  bytes: z.int(),
  at: PhoneTime,
});

export const Signature = z.union([
  z.object({ name: z.string(), digest: Sha256, at: PhoneTime }),
  z.object({ unsigned: z.enum(unsignedReasons), words: z.string(), at: PhoneTime }),
]);

/** One end of a booking as it was sealed. */
export const SealedHandover = z.object({
  kind: z.enum(jobKinds),
  seal: Seal,
  sealedAt: PhoneTime,
  receivedAt: At.describe('When all of it was with us'),
  clockOffSeconds: z.int().describe('The phone’s clock less ours'),
  car: z.object({ name: z.string(), plate: z.string().nullable() }),
  by: z.string().describe('First name of whoever brought or collected the car'),
  arrivedAt: PhoneTime.nullable(),
  photographs: z.array(SealedPhotograph),
  marks: z.array(Mark),
  readings: Readings.nullable(),
  signature: Signature.nullable(),
});

const AddedMark = Mark.extend({
  photo: Sha256.nullable().describe('The renter’s own photograph of it'),
  addedAt: At,
  code: z.string(),
  digest: Sha256.describe('Over the mark, its time, the seal and what was added before it'),
});

export const BookingHandovers = z.object({
  delivery: SealedHandover.nullable(),
  collection: SealedHandover.nullable(),
  added: z.array(AddedMark).describe('By the renter after the delivery, in their order'),
  addUntil: At.nullable().describe('Until then the renter can add marks; null: not any more'),
});

export const NewMark = Mark.omit({ id: true }).extend({
  words: z.string().trim().min(1).max(500),
  photo: Sha256.nullable().default(null).describe('One that you have sent for this booking'),
});

/** Kept as it was sent. */
export const OwnPhotograph = z.object({ digest: Sha256 });

export const ofBookingPhotograph = z.strictObject({ id: z.uuid(), digest: Sha256 });
export const ofBookingHandover = z.strictObject({ id: z.uuid(), kind: z.enum(jobKinds) });

/** People read a code out, or copy it with what stands around it. */
export const SealCode = z
  .string()
  .trim()
  .toUpperCase()
  .regex(/^[A-Z2-9]{4}-?[A-Z2-9]{4}-?[A-Z2-9]{4}$/, 'must be a seal code: three groups of four');

/** What anybody who has the code is told: no name, no address, no number plate. */
export const PublicSeal = z.object({
  code: z.string(),
  digest: Sha256.describe('The whole fingerprint, to be compared with the one in the email'),
  kind: z.enum(jobKinds),
  city: z.string(),
  timeZone: z.string(),
  sealedAt: PhoneTime,
  photographs: z.int(),
  marks: z.int(),
  hasReadings: z.boolean(),
  isSigned: z.boolean(),
  addition: z
    .object({ code: z.string(), digest: Sha256, addedAt: At })
    .nullable()
    .describe('The renter’s own mark that was asked for; null: the seal itself was'),
});

export const SealedFile = z.object({
  result: z
    .enum(['matches', 'paired', 'none'])
    .describe(
      '`paired`: of the other end of the same trip; `none`: of no seal, or of another trip',
    ),
  seal: PublicSeal.nullable().describe('The one it belongs to'),
  photograph: SealedPhotograph.pick({ subject: true, of: true })
    .nullable()
    .describe('Null: the signature, or no part of a seal'),
});

export const FileCheck = z.strictObject({ code: SealCode.optional() });

export type SealedHandover = z.infer<typeof SealedHandover>;
export type SealedPhotograph = z.infer<typeof SealedPhotograph>;
export type BookingHandovers = z.infer<typeof BookingHandovers>;
export type AddedMark = z.infer<typeof AddedMark>;
export type PublicSeal = z.infer<typeof PublicSeal>;
export type SealedFile = z.infer<typeof SealedFile>;

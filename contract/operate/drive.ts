import { z } from 'zod';
import { MOST_KM } from '../../domain/distance-unit.ts';
import {
  markKinds,
  markSides,
  photoSubjects,
  troubleKinds,
  unsignedReasons,
} from '../../domain/handovers/event.ts';
import { handoverNeeds } from '../../domain/handovers/judge-seal.ts';
import { handoverViews } from '../../domain/handovers/view.ts';
import { jobKinds } from '../../domain/jobs/job.ts';
import { handoverPolicy } from '../../domain/policy-constants.ts';
import { CityId } from '../cities.ts';
import { Point } from '../coordinates.ts';
import { UtcMoment } from '../moment.ts';

export const Sha256 = z
  .string()
  .regex(/^[0-9a-f]{64}$/, 'must be a SHA-256 digest as 64 small hexadecimal digits');

/** Stored letter by letter as the phone sends them: the seal is over them. */
const Words = z.string().max(500);
const Share = z.number().min(0).max(1);

export const Mark = z.strictObject({
  id: z.uuid(),
  kind: z.enum(markKinds),
  side: z.enum(markSides),
  across: Share,
  down: Share,
  words: Words,
});

const KnownMarks = z.array(Mark).max(handoverPolicy.knownMarksMost).readonly();

export const Readings = z.strictObject({
  odometerKm: z.int().min(0).max(MOST_KM),
  fuelEighths: z.int().min(0).max(8).nullable(),
  chargePercent: z.int().min(0).max(100).nullable(),
  keys: z.int().min(0).max(9),
});

const photographTaken = {
  kind: z.literal('photograph-taken'),
  digest: Sha256,
  bytes: z.int().min(1).max(20_000_000),
};

const HandoverAct = z.union([
  z.strictObject({
    kind: z.literal('began'),
    carId: z.uuid(),
    knownMarks: KnownMarks,
  }),
  z.strictObject({
    kind: z.literal('fetched').describe('The driver stands at the car and has compared its plate'),
    carId: z.uuid(),
    knownMarks: KnownMarks,
  }),
  z.strictObject({ kind: z.literal('set-out') }),
  z.strictObject({
    kind: z.literal('running-late'),
    expectedAt: UtcMoment.describe('By our clock, as far as the phone knows it'),
  }),
  z.strictObject({ kind: z.literal('arrived') }),
  z.strictObject({
    kind: z.literal('identity-checked'),
    isSamePerson: z.boolean(),
    words: Words,
  }),
  z.strictObject({
    ...photographTaken,
    subject: z.literal('view'),
    of: z.enum(handoverViews),
  }),
  z.strictObject({ ...photographTaken, subject: z.literal('mark'), of: z.uuid() }),
  z.strictObject({
    ...photographTaken,
    subject: z.enum(photoSubjects).exclude(['view', 'mark']),
    of: z.null(),
  }),
  z.strictObject({ kind: z.literal('mark-noted'), mark: Mark }),
  z.strictObject({ kind: z.literal('mark-removed'), markId: z.uuid() }),
  z.strictObject({ kind: z.literal('readings-noted'), readings: Readings }),
  z.strictObject({
    kind: z.literal('signed'),
    name: z.string().min(1).max(100),
    digest: Sha256.describe('Of the signature, a PNG picture'),
  }),
  z.strictObject({
    kind: z.literal('left-unsigned'),
    reason: z.enum(unsignedReasons),
    words: Words,
  }),
  z.strictObject({ kind: z.literal('sealed'), digest: Sha256 }),
  z.strictObject({ kind: z.literal('trouble-met'), trouble: z.enum(troubleKinds), words: Words }),
  z.strictObject({
    kind: z.literal('phone-emptied'),
    phoneId: z.uuid().describe('What the phone was called before its browser deleted everything'),
    acts: z.int().min(1).max(10_000).describe('What it had done at this handover'),
    sealed: Sha256.nullable().describe('Its seal, where it had come that far'),
  }),
]);

export const HandoverEvent = z.strictObject({
  id: z.uuid().describe('Made on the phone'),
  number: z.int().min(1).describe('Counts what this phone did at this handover, without a gap'),
  at: UtcMoment.describe('By the phone’s clock'),
  act: HandoverAct,
});

export const ofHandover = z.strictObject({ bookingId: z.uuid(), kind: z.enum(jobKinds) });

export const HandoverEvents = z.strictObject({
  phoneId: z.uuid(),
  sentAt: UtcMoment.describe('By the phone’s clock: says how wrong it is'),
  events: z.array(HandoverEvent).min(1).max(100),
});

export const Seal = z.object({
  code: z.string(),
  digest: Sha256,
  link: Sha256.describe('Over this seal and the link before it of the same car'),
});

/** What the server knows of a handover that a phone sends. */
export const HandoverStanding = z.object({
  taken: z.int().min(0).describe('Up to this number everything of this phone is stored'),
  wanted: z.array(Sha256).describe('Photographs and signatures that are still to come'),
  seal: Seal.nullable().describe('Null until the server has all of it and finds the same digest'),
  conflict: z
    .object({ by: z.string().describe('Who else'), at: z.iso.datetime() })
    .nullable()
    .describe('Another phone did this handover, too: somebody at the desk decides'),
  need: z
    .enum(handoverNeeds)
    .nullable()
    .describe('Why there is no seal by itself: somebody at the desk decides'),
  clockOffSeconds: z.int().describe('The phone’s clock less the server’s, as of the last delivery'),
});

export const EvidenceUpload = z.object({
  received: z.int().min(0).describe('Bytes from the beginning'),
  isWhole: z.boolean(),
});

export const largestPieceBytes = 1024 * 1024;

export const EvidencePiece = z.strictObject({
  offset: z.coerce.number().int().min(0),
  size: z.coerce.number().int().min(1).max(20_000_000).describe('Of the whole file'),
});

const DriverJob = z.object({
  bookingId: z.uuid(),
  kind: z.enum(jobKinds),
  cityId: CityId,
  countryCode: z.string(),
  timeZone: z.string(),
  supportPhone: z.string().nullable().describe('Of the city’s office'),
  at: z.iso.datetime(),
  from: z.iso.datetime().describe('Beginning of the window that the renter was told'),
  to: z.iso.datetime(),
  reference: z.string(),
  renter: z.string().describe('First name'),
  birthYear: z.int().nullable(),
  place: z.object({ name: z.string(), ...Point.shape }),
  note: z.string().nullable().describe('Of the renter, for whoever comes'),
  drivers: z
    .array(z.object({ id: z.uuid(), name: z.string(), mayDrive: z.boolean() }))
    .describe('Additional drivers who accepted; who may not drive is told so at the door'),
  phone: z.string().nullable().describe('From 12 hours before until 2 hours after; else null'),
  car: z.object({
    id: z.uuid(),
    name: z.string(),
    plate: z.string().nullable(),
    picture: z.string().describe('Address of its first picture'),
    hasTank: z.boolean(),
    hasBattery: z.boolean(),
    odometerKm: z.int().nullable().describe('As last known'),
    standsAt: z.string().nullable().describe('As somebody last said'),
    base: Point.describe('Where it stands between trips'),
  }),
  awaitsDeposit: z.boolean().describe('Its deposit is not held yet: not to be handed over'),
  extras: z.array(z.string()).describe('What goes along, in words'),
  knownMarks: z.array(Mark).describe('As of the car’s last seal'),
  delivery: z
    .object({
      readings: Readings.nullable(),
      photographs: z.array(z.object({ view: z.enum(handoverViews), url: z.string() })),
    })
    .nullable()
    .describe('For a collection, what was sealed at the delivery: to compare'),
  isDone: z.boolean(),
  standing: HandoverStanding.pick({ seal: true, conflict: true }),
});

export const DriverDay = z.object({
  driver: z.object({ id: z.uuid(), name: z.string() }),
  now: z.iso.datetime().describe('By the server’s clock'),
  jobs: z.array(DriverJob).describe('Of today and tomorrow, in the order of their time'),
});

export type DriverDay = z.infer<typeof DriverDay>;
export type DriverJob = z.infer<typeof DriverJob>;
export type HandoverStanding = z.infer<typeof HandoverStanding>;
export type EvidenceUpload = z.infer<typeof EvidenceUpload>;
export type SentHandoverEvent = z.infer<typeof HandoverEvent>;

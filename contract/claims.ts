import { z } from 'zod';
import { claimStatuses } from '../domain/charges/claim.ts';
import { chargeKinds, cleaningCauses } from '../domain/charges/kinds.ts';
import { markKinds, markSides } from '../domain/handovers/event.ts';
import { handoverViews } from '../domain/handovers/view.ts';
import { Money } from './money.ts';
import { Sha256 } from './operate/drive.ts';

const At = z.iso.datetime();
const Digest = z.string().regex(/^[0-9a-f]{64}$/);

export const Pair = z.object({
  view: z.enum(handoverViews),
  before: Digest.describe('The photograph at delivery, by its digest'),
  after: Digest.describe('The one at the return'),
});

export const ClaimMark = z.object({
  id: z.string(),
  kind: z.enum(markKinds),
  side: z.enum(markSides),
  words: z.string(),
});

const Readings = z.object({
  odometerKm: z.int(),
  fuelEighths: z.int().nullable(),
  chargePercent: z.int().nullable(),
  keys: z.int(),
});

const Evidence = z.object({
  pairs: z.array(Pair),
  photographs: z
    .array(z.object({ view: z.enum(handoverViews), digest: Digest }))
    .describe('Of the return alone'),
  marks: z.array(ClaimMark).describe('Sealed at the return and not at delivery'),
  closeUps: z
    .array(z.object({ mark: z.string(), digest: Digest }))
    .default([])
    .describe('Of these marks'),
  readings: z.object({ before: Readings, after: Readings }).nullable(),
  receipt: Digest.nullable().default(null).describe('Of filling up, where that is claimed'),
  late: z
    .object({ minutes: z.int(), days: z.int(), hours: z.int(), perHour: Money })
    .nullable()
    .describe('Begun hours beyond whole days'),
  cleanedOf: z.enum(cleaningCauses).nullable(),
  paper: z.object({ number: z.string(), at: At }).nullable(),
  seals: z.object({ delivery: z.string().nullable(), collection: z.string().nullable() }),
});

/** On the page of a booking. */
export const ClaimLine = z.object({
  id: z.uuid(),
  kind: z.enum(chargeKinds),
  status: z.enum(claimStatuses),
  amount: Money,
  answerBy: At,
});

export const Claim = z.object({
  ...ClaimLine.shape,
  words: z.string().describe('What and why'),
  evidence: Evidence,
  madeAt: At,
  answeredAt: At.nullable(),
  objection: z.string().nullable().describe('In your own words'),
  objectionPhoto: Sha256.nullable().describe('Your own photograph that goes with it'),
  objectBy: At.nullable().describe('Until when you can object; null: not any more'),
  decideBy: At.nullable().describe('Of an objection: if nobody has decided by then, you win'),
  decision: z
    .object({ at: At, words: z.string(), due: Money })
    .nullable()
    .describe('What somebody who did not claim decided about your objection'),
  withdrawal: z.object({ at: At, words: z.string() }).nullable(),
  due: Money.describe('What is to be paid as it stands; nothing while it is undecided'),
  taken: Money.describe('Taken and not given back'),
  settledAt: At.nullable(),
  split: z
    .object({
      deposit: Money.nullable().describe('What is held; null: nothing is'),
      fromDeposit: Money,
      fromCard: Money,
      letGo: Money.describe('What of the deposit is released when this is taken'),
    })
    .describe('Where it comes from: as it was taken, or would be by now'),
  toPay: z
    .object({ amount: Money, wantsApproval: z.boolean() })
    .nullable()
    .describe('What your card did not pay; you can pay it here'),
  isByCompany: z.boolean(),
});

export const ClaimAnswer = z.discriminatedUnion('answer', [
  z.strictObject({ answer: z.literal('agree') }),
  z.strictObject({
    answer: z.literal('object'),
    words: z.string().trim().min(1).max(2_000),
    photo: Sha256.nullable().default(null).describe('One that you have sent for this booking'),
  }),
]);

export const ofClaim = z.strictObject({ id: z.uuid(), claimId: z.uuid() });

export type Claim = z.infer<typeof Claim>;
export type ClaimLine = z.infer<typeof ClaimLine>;
export type ClaimAnswer = z.input<typeof ClaimAnswer>;

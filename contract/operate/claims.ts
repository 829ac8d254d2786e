import { z } from 'zod';
import { claimGroups } from '../../domain/charges/claim-groups.ts';
import { chargeKinds, cleaningCauses } from '../../domain/charges/kinds.ts';
import { fewestLetters } from '../../domain/fewest-letters.ts';
import { handoverViews } from '../../domain/handovers/view.ts';
import { CityId } from '../cities.ts';
import { Claim, ClaimLine, ClaimMark, Pair } from '../claims.ts';
import { UtcMoment } from '../moment.ts';
import { Money } from '../money.ts';
import { Because } from './desk-text.ts';

const At = z.iso.datetime();
const WholeCents = Money.refine(
  ({ amount }) => amount > 0 && amount % 100 === 0,
  'must be whole cents above zero',
);
/** For the renter to read. */
const Words = z.string().trim().min(fewestLetters.claim).max(2_000);

export const ClaimsQuery = z.strictObject({
  city: CityId,
  group: z.enum(claimGroups).optional().describe('Without one, all of them'),
  page: z.coerce.number().int().min(1).max(10_000).default(1),
  size: z.coerce.number().int().min(1).max(100).default(25),
});

const Person = z.object({
  id: z.string(),
  name: z.string().nullable().describe('Null: a command on the server, or the clock'),
});

const DeskClaimLine = z.object({
  ...ClaimLine.shape,
  group: z.enum(claimGroups),
  bookingId: z.uuid(),
  reference: z.string(),
  renter: z.string(),
  car: z.string(),
  plate: z.string().nullable(),
  madeAt: At,
  madeBy: Person,
  decideBy: At.nullable().describe('Of an objection: then it is decided for the renter'),
});

export const DeskClaims = z.object({
  items: z.array(DeskClaimLine),
  page: z.int(),
  pages: z.int(),
  total: z.int(),
  groups: z.array(z.object({ group: z.enum(claimGroups), count: z.int() })),
});

export const DeskClaim = z.object({
  claim: Claim.describe('As its renter sees it'),
  bookingId: z.uuid(),
  reference: z.string(),
  renter: z.object({ id: z.uuid(), name: z.string() }),
  car: z.string(),
  madeBy: Person,
  decidedBy: Person.nullable(),
  decideBy: At.nullable(),
  isOwn: z.boolean().describe('You made it: somebody else decides'),
  mayDecide: z.boolean(),
  mayWithdraw: z.boolean(),
  now: At,
});

export const TripEvidence = z.object({
  seals: z.object({ delivery: z.string().nullable(), collection: z.string().nullable() }),
  pairs: z.array(Pair),
  marks: z.array(ClaimMark).describe('Sealed at the return and not at delivery'),
  isEmptier: z.boolean().describe('Less in the tank or battery than at delivery'),
  late: z
    .object({ minutes: z.int(), days: z.int(), hours: z.int(), perHour: Money, amount: Money })
    .nullable(),
  cleaning: z.array(z.object({ of: z.enum(cleaningCauses), amount: Money })),
  mayClaim: z.boolean().describe('The trip is over, and you may'),
});

export const ClaimAsked = z.strictObject({
  kind: z.enum(chargeKinds),
  amount: WholeCents.optional().describe('Not of what the terms have a price for'),
  views: z.array(z.enum(handoverViews)).max(handoverViews.length).default([]),
  marks: z.array(z.string().max(80)).max(50).default([]),
  cleanedOf: z.enum(cleaningCauses).optional(),
  paper: z
    .strictObject({ number: z.string().trim().min(1).max(80), at: UtcMoment })
    .optional()
    .describe('Of a toll or fine'),
});

export const ClaimDraft = z.strictObject({
  ...ClaimAsked.shape,
  words: Words.describe('What and why, for the renter'),
});

export const ClaimPreview = z.object({
  amount: Money,
  deposit: Money.nullable().describe('What is held; null: nothing is'),
  fromDeposit: Money,
  fromCard: Money,
  letGo: Money,
  answerBy: At,
});

export const DecisionRequest = z.discriminatedUnion('decision', [
  z.strictObject({ decision: z.literal('uphold'), words: Words }),
  z.strictObject({ decision: z.literal('reduce'), to: WholeCents, words: Words }),
  z.strictObject({ decision: z.literal('reject'), words: Words }),
]);

export const WithdrawalRequest = z.strictObject({ words: Because });

export const MadeClaim = z.object({ bookingId: z.uuid(), claimId: z.uuid() });

export type DeskClaims = z.infer<typeof DeskClaims>;
export type DeskClaimLine = z.infer<typeof DeskClaimLine>;
export type DeskClaim = z.infer<typeof DeskClaim>;
export type TripEvidence = z.infer<typeof TripEvidence>;
export type ClaimAsked = z.input<typeof ClaimAsked>;
export type ClaimDraft = z.input<typeof ClaimDraft>;
export type ClaimPreview = z.infer<typeof ClaimPreview>;
export type DecisionRequest = z.input<typeof DecisionRequest>;

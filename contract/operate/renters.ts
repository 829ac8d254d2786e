import { z } from 'zod';
import { fewestLetters } from '../../domain/fewest-letters.ts';
import { rejectionReasons } from '../../domain/policies/identity-verdict.ts';
import { CityId } from '../cities.ts';
import { Documents } from '../documents.ts';
import { Money } from '../money.ts';
import { Credit } from '../profile.ts';
import { DeskBookingLine } from './desk-bookings.ts';
import { Because, DeskNote, NoteText } from './desk-text.ts';

const At = z.iso.datetime();

export const RentersQuery = z.strictObject({
  text: z
    .string()
    .trim()
    .min(fewestLetters.renter)
    .max(80)
    .describe('A part of the name, email or telephone number'),
});

const FoundRenter = z.object({
  id: z.uuid(),
  name: z.string(),
  email: z.string(),
  phone: z.string().nullable(),
});

export const FoundRenters = z.object({ items: z.array(FoundRenter).describe('Ten at most') });

const IdentityCheck = z.object({
  id: z.uuid(),
  status: z.enum(['pending', 'processing', 'success', 'failure']),
  isInReview: z.boolean().describe('The provider wants a person to decide'),
  rejection: z.enum(rejectionReasons).nullable(),
  at: At,
});

export const DeskRenter = z.object({
  id: z.uuid(),
  name: z.string(),
  email: z.string(),
  emailVerified: z.boolean(),
  phone: z.string().nullable(),
  address: z.string().nullable(),
  birthdate: z.iso.date().nullable(),
  company: z.string().nullable(),
  joinedAt: At,
  isDisabled: z.boolean(),
  isGone: z.boolean().describe('They have deleted their account: nothing can be done with it'),
  sessions: z.int().describe('Devices they are logged in on'),
  factors: z.array(z.enum(['app', 'passkey'])).describe('Their second factors'),
  documents: Documents,
  checks: z.array(IdentityCheck).describe('The newest first'),
  cards: z.array(
    z.object({
      id: z.uuid(),
      brand: z.string(),
      last4: z.string(),
      expMonth: z.int(),
      expYear: z.int(),
      funding: z.enum(['credit', 'debit', 'unknown']),
    }),
  ),
  credit: Credit,
  creditLeft: z
    .array(z.object({ currency: Money.shape.currency, left: Money.nullable() }))
    .describe('How much credit you may add, by currency; null: no limit'),
  bookings: z.array(DeskBookingLine).describe('Of the cities you see, the newest first'),
  bookingCities: z.array(CityId).describe('The city of each of them'),
  notes: z.array(DeskNote),
});

export const RenterNote = z.strictObject({ text: NoteText });

export const CreditRequest = z.strictObject({
  amount: Money.refine(
    ({ amount }) => amount !== 0 && amount % 100 === 0,
    'must be whole cents, and not nothing',
  ).describe('Above zero it is added, below it is taken'),
  reason: Because,
});

export const IdentityDecision = z.strictObject({
  decision: z.enum(['approve', 'decline']),
  reason: Because,
});

export const DoneToRenter = z.object({ renterId: z.uuid() });

export const IdentityQuery = z.strictObject({ city: CityId });

const WaitingCheck = z.object({
  requestId: z.uuid(),
  renter: FoundRenter,
  since: At,
  isBeingDecided: z.boolean().describe('Somebody has decided; the provider is being told'),
  provider: z
    .object({
      status: z.string(),
      flaws: z.array(
        z.object({
          document: z.enum(['identity', 'licence']),
          kind: z.enum([
            'under_age',
            'expired',
            'wrong_document',
            'unreadable',
            'different_people',
          ]),
          expiredOn: z.string().nullable(),
        }),
      ),
      birthdate: z.string().nullable(),
      address: z.string().nullable(),
    })
    .nullable()
    .describe('What the provider says now; null: it could not be asked'),
  nextTrip: z
    .object({ bookingId: z.uuid(), reference: z.string(), startsAt: At, car: z.string() })
    .nullable()
    .describe('Their next delivery in this city'),
});

export const WaitingChecks = z.object({
  items: z.array(WaitingCheck).describe('The next delivery first'),
  now: At,
});

export type DeskRenter = z.infer<typeof DeskRenter>;
export type FoundRenters = z.infer<typeof FoundRenters>;
export type WaitingChecks = z.infer<typeof WaitingChecks>;
export type WaitingCheck = z.infer<typeof WaitingCheck>;

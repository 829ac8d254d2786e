import { z } from 'zod';
import { nameProblem, profileName } from '../domain/profile-name.ts';
import { dayWays } from '../domain/texts/day-way.ts';
import { Money } from './money.ts';
import { TypedPassword } from './password.ts';

/** Digits as dialled inside the country; the country's code is known from the country. */
const Phone = z.strictObject({
  country: z.string().regex(/^[A-Z]{2}$/, 'is a country of two letters, such as US'),
  number: z.string().regex(/^\d{4,15}$/, 'has 4 to 15 digits and nothing else'),
});

/** What a renter may change about themselves. The e-mail is not among it. */
export const ProfileChange = z
  .strictObject({
    name: z
      .string()
      .max(120)
      .refine((name) => nameProblem(name) === undefined, 'needs at least 5 characters')
      .transform(profileName),
    phone: Phone,
    address: z.string().trim().min(1, 'is required').max(300),
    taxNumber: z
      .string()
      .trim()
      .max(40)
      .transform((text) => text || null)
      .nullable(),
    dayWay: z.enum(dayWays).describe('A text needs a phone number'),
  })
  .partial()
  .refine((change) => Object.keys(change).length > 0, 'names nothing to change');

export const Company = z.object({
  id: z.uuid(),
  name: z.string(),
  address: z.string(),
  vat: z.string(),
  balances: z
    .array(z.object({ open: Money, limit: Money }))
    .describe('By currency: what the company owes, and how much that may become'),
  isAdministrator: z.boolean().describe('You see and pay its statements'),
});

const PromoCode = z.object({
  code: z.string(),
  label: z.string(),
  discount: z.union([
    z.object({ kind: z.literal('percent'), percentage: z.int() }),
    z.object({ kind: z.literal('fixed'), amount: Money }),
  ]),
  cityName: z.string().nullable().describe('Null: good in every city'),
  validUntil: z.iso.datetime(),
  usedAt: z.iso.datetime().nullable(),
});

export const PromoCodeList = z.object({
  current: z.array(PromoCode).describe('Can be used on the next booking'),
  used: z.array(PromoCode),
});

export const Credit = z.object({
  balances: z.array(Money).describe('One for each currency that was ever given'),
  entries: z.array(
    z.object({
      id: z.uuid(),
      amount: Money.describe('Positive: given; negative: used'),
      reason: z.string(),
      bookingReference: z.string().nullable(),
      createdAt: z.iso.datetime(),
    }),
  ),
});

const Row = z.record(z.string(), z.unknown());

/** Everything we hold about a person, for them to take along. Pictures of documents are not held. */
export const PersonalData = z.object({
  exportedAt: z.iso.datetime(),
  profile: Row,
  company: Row.nullable(),
  documents: z.array(Row),
  cards: z.array(Row),
  drafts: z.array(Row),
  bookings: z.array(Row),
  drives: z.array(Row),
  payments: z.array(Row),
  claims: z.array(Row),
  invoices: z.array(Row),
  credit: z.array(Row),
  promoCodes: z.array(Row),
  reviews: z.array(Row),
  requests: z.array(Row),
  sessions: z.array(Row),
  factors: z.array(Row),
  securityEvents: z.array(Row),
  messages: z.array(Row),
  texts: z.array(Row),
});

export const AccountDeletion = z.strictObject({ password: TypedPassword });

export type Company = z.infer<typeof Company>;
export type PromoCode = z.infer<typeof PromoCode>;
export type PromoCodeList = z.infer<typeof PromoCodeList>;
export type Credit = z.infer<typeof Credit>;
export type PersonalData = z.infer<typeof PersonalData>;
export type ProfileChange = z.output<typeof ProfileChange>;

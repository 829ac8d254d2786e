import { z } from 'zod';
import { accountPolicy, sessionPolicy } from '../domain/policy-constants.ts';
import { dayWays } from '../domain/texts/day-way.ts';
import { hasKnownDomain } from './known-domain.ts';
import { NewPassword, TypedPassword } from './password.ts';

/** Lower-cased before anything else, so that one person has one account. */
export const PersonName = z.string().trim().min(accountPolicy.registrationNameMinLength).max(120);

export const Email = z
  .string()
  .trim()
  .toLowerCase()
  .pipe(z.email().max(254).refine(hasKnownDomain, 'Unknown top-level domain'));

export const SignIn = z.strictObject({ email: Email, password: TypedPassword });

export const SignUp = z.strictObject({
  name: PersonName,
  email: Email,
  password: NewPassword,
});

export const PasswordRecovery = z.strictObject({ email: Email });

/** As it stands in the link of a message. */
const LinkToken = z.string().min(1).max(128);

export const EmailConfirmation = z.strictObject({ token: LinkToken });

export const ResetLink = z.strictObject({ token: LinkToken });

export const PasswordReset = z.strictObject({ token: LinkToken, password: NewPassword });

export const PasswordChange = z.strictObject({
  currentPassword: TypedPassword,
  newPassword: NewPassword,
});

/** The signed-in renter, to themselves. */
export const Me = z.object({
  id: z.uuid(),
  name: z.string(),
  email: z.string(),
  emailVerified: z.boolean(),
  phone: z
    .object({
      code: z.string(),
      country: z.string(),
      number: z.string(),
      shown: z.string().describe('As people write it: +351 912 345 678'),
    })
    .nullable(),
  birthdate: z.iso.date().nullable(),
  address: z.string().nullable(),
  taxNumber: z.string().nullable(),
  companyId: z.uuid().nullable(),
  licenceVerified: z.boolean(),
  identityVerified: z.boolean(),
  dayWay: z.enum(dayWays).describe('How they hear of the day of a handover'),
  hasStoppedTexts: z
    .boolean()
    .describe('They replied STOP from their number: emails go out instead'),
  documentsInProgress: z.boolean().describe('A check of the documents is open'),
});

const Session = z.object({
  id: z.uuid(),
  device: z.object({ browser: z.string().nullable(), system: z.string().nullable() }),
  address: z
    .string()
    .nullable()
    .describe('Where it was signed in from: only the first part of the address is stored'),
  signedInAt: z.iso.datetime(),
  lastUsedAt: z.iso
    .datetime()
    .describe(`Written down every ${sessionPolicy.useStoredAfterMinutes} minutes`),
  isCurrent: z.boolean().describe('The one that asks'),
});

export const SessionList = z.object({ items: z.array(Session) });

export type Me = z.infer<typeof Me>;
export type Session = z.infer<typeof Session>;
export type SessionList = z.infer<typeof SessionList>;

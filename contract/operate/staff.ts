import { z } from 'zod';
import { type Grant as DomainGrant, permissions, roles } from '../../domain/permissions.ts';
import { accountPolicy, staffPolicy } from '../../domain/policy-constants.ts';
import { Email } from '../accounts.ts';
import { Currency } from '../money.ts';
import { NewPassword } from '../password.ts';

const RoleName = z.enum(roles);
const PermissionName = z.enum(permissions);

const Grant = z.object({
  role: RoleName,
  cityId: z.string().nullable().describe('Null: in all cities, as an owner'),
});

const GrantInput = z
  .strictObject({ role: RoleName, cityId: z.string().max(60).nullable() })
  .refine(({ role, cityId }) => (role === 'owner') === (cityId === null), {
    message: 'an owner’s is for all cities (null), every other role for one',
  })
  .transform((grant) => grant as DomainGrant);

const GrantsInput = z.array(GrantInput).min(1).max(40);
const Name = z.string().trim().min(accountPolicy.registrationNameMinLength).max(120);
const Reason = z.string().trim().min(1).max(500);

export const StaffInvitation = z.strictObject({ name: Name, email: Email, grants: GrantsInput });
export const RolesChange = z.strictObject({ grants: GrantsInput, reason: Reason.optional() });
export const StaffRemoval = z.strictObject({ reason: Reason.optional() });

/** As it stands in the link of the message. */
const InvitationToken = z.string().min(1).max(128);
export const InvitationLink = z.strictObject({ token: InvitationToken });
export const Joining = z.strictObject({
  token: InvitationToken,
  name: Name,
  password: NewPassword,
});

/** Whom a link invites. */
export const Invited = z.object({ name: z.string(), email: z.string() });
export const Joined = z.object({
  isSignedIn: z.boolean().describe('False for whoever has a second factor already: they sign in'),
});

const ReachedCity = z.object({
  id: z.string(),
  name: z.string(),
  countryCode: z.string(),
  timeZone: z.string(),
  currency: Currency,
  offered: z.boolean().describe('Whether it is open to renters'),
  permissions: z.array(PermissionName).describe('What you may do there'),
});

/** Whoever of staff is signed in, to themselves. */
export const Self = z.object({
  id: z.uuid(),
  name: z.string(),
  email: z.string(),
  grants: z.array(Grant),
  cities: z.array(ReachedCity).describe('Those where you may do something, by name'),
  sessionEndsAt: z.iso
    .datetime()
    .describe(`${staffPolicy.sessionHours} hours after signing in, however much it is used`),
  needsSecondFactor: z.boolean().describe('Nothing else is let through before one is added'),
  now: z.iso.datetime().describe('The server’s clock'),
});

export const StaffMember = z.object({
  id: z.uuid(),
  name: z.string(),
  email: z.string(),
  grants: z.array(Grant),
  state: z.enum(['invited', 'joined']),
  invitedAt: z.iso.datetime(),
  lastSeenAt: z.iso.datetime().nullable(),
  factors: z
    .array(z.enum(['app', 'passkey']))
    .describe('What they sign in with, beside the password'),
  mayBeChanged: z.boolean().describe('Whether you may change their roles, sessions and stay'),
});

export const StaffList = z.object({ items: z.array(StaffMember) });

export type Self = z.infer<typeof Self>;
export type StaffMember = z.infer<typeof StaffMember>;

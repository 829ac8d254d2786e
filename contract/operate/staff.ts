import { z } from 'zod';
import { type Permission, permissions, type Role, roles } from '../../domain/permissions.ts';
import { Currency } from '../money.ts';

const RoleName = z.enum(roles as [Role, ...Role[]]);
const PermissionName = z.enum(permissions as unknown as [Permission, ...Permission[]]);

const Grant = z.object({
  role: RoleName,
  cityId: z.string().nullable().describe('Null: in all cities, as an owner'),
});

const ReachedCity = z.object({
  id: z.string(),
  name: z.string(),
  countryCode: z.string(),
  timeZone: z.string(),
  currency: Currency,
  permissions: z.array(PermissionName).describe('What you may do there'),
});

/** Whoever of staff is signed in, to themselves. */
export const Self = z.object({
  id: z.uuid(),
  name: z.string(),
  email: z.string(),
  grants: z.array(Grant),
  cities: z.array(ReachedCity).describe('Those where you may do something, by name'),
  sessionEndsAt: z.iso.datetime(),
});

export type Self = z.infer<typeof Self>;

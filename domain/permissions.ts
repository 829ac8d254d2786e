import { allowed, refused, type Verdict } from './verdict.ts';

/** What somebody of staff may do, each named by what it allows. Operations of the console name one each. */
export const permissions = [
  'staff.read',
  'staff.invite',
  'staff.edit',
  'audit.read',
  'fleet.read',
  'fleet.edit',
  'fleet.state',
  'fleet.block',
  'catalogue.read',
  'catalogue.edit',
  'settings.edit',
  'bookings.read',
  'bookings.change',
  'bookings.override',
  'renters.read',
  'renters.edit',
  'refund',
  'claims.make',
  'claims.decide',
  'books.read',
  'companies.edit',
  'jobs.plan',
  'jobs.own',
] as const;

export type Permission = (typeof permissions)[number];

const seesTheCity = ['fleet.read', 'catalogue.read', 'bookings.read'] as const;
const runsTheDay = [
  ...seesTheCity,
  'fleet.state',
  'fleet.block',
  'bookings.change',
  'renters.read',
  'jobs.plan',
] as const;

export const roles = [
  'owner',
  'manager',
  'dispatcher',
  'desk',
  'claims',
  'accounts',
  'fleet-hand',
  'driver',
] as const;

export type Role = (typeof roles)[number];

/** The one table: a role is a set of permissions. */
export const permissionsOf: Readonly<Record<Role, readonly Permission[]>> = {
  owner: permissions,
  manager: permissions.filter((one) => one !== 'settings.edit'),
  dispatcher: [...runsTheDay, 'staff.read'],
  desk: [...runsTheDay, 'bookings.override', 'renters.edit', 'refund', 'claims.make'],
  claims: [...seesTheCity, 'renters.read', 'refund', 'claims.make', 'claims.decide'],
  accounts: [...seesTheCity, 'renters.read', 'refund', 'books.read', 'companies.edit'],
  'fleet-hand': ['fleet.read', 'fleet.edit', 'fleet.state', 'fleet.block', 'catalogue.read'],
  driver: ['jobs.own'],
};

/** The most that one refund may give back, in whole units of the city's currency. */
const refundLimits: Readonly<Record<Role, number>> = {
  owner: Number.POSITIVE_INFINITY,
  manager: Number.POSITIVE_INFINITY,
  accounts: Number.POSITIVE_INFINITY,
  claims: 500,
  desk: 100,
  dispatcher: 0,
  'fleet-hand': 0,
  driver: 0,
};

/** A role that somebody holds in a city; an owner's holds in all of them. */
export type Grant =
  | { readonly role: 'owner'; readonly cityId: null }
  | { readonly role: Exclude<Role, 'owner'>; readonly cityId: string };

const holdsIn = (grant: Grant, cityId: string) => grant.cityId === null || grant.cityId === cityId;
const allows = ({ role }: Grant, permission: Permission) =>
  permissionsOf[role].includes(permission);

export function mayDo(grants: readonly Grant[], permission: Permission, cityId: string): boolean {
  return grants.some((grant) => holdsIn(grant, cityId) && allows(grant, permission));
}

/** In at least one city; whoever is let in by this asks `mayDo` about the city of the thing itself. */
export function mayDoSomewhere(grants: readonly Grant[], permission: Permission): boolean {
  return grants.some((grant) => allows(grant, permission));
}

/** Where somebody may do it: in all cities there are and will be, or in these. */
export function citiesWhere(
  grants: readonly Grant[],
  permission: Permission,
): 'all' | readonly string[] {
  const fitting = grants.filter((grant) => allows(grant, permission));
  if (fitting.some(({ cityId }) => cityId === null)) return 'all';
  return [...new Set(fitting.flatMap(({ cityId }) => cityId ?? []))];
}

/** In whole units of the city's currency; 0 for whoever may give nothing back. */
export function refundLimit(grants: readonly Grant[], cityId: string): number {
  const limits = grants
    .filter((grant) => holdsIn(grant, cityId))
    .map(({ role }) => refundLimits[role]);
  return Math.max(0, ...limits);
}

export const isOwner = (grants: readonly Grant[]): boolean =>
  grants.some(({ role }) => role === 'owner');

const isSame = (one: Grant, other: Grant) => one.role === other.role && one.cityId === other.cityId;
const without = (grants: readonly Grant[], others: readonly Grant[]) =>
  grants.filter((grant) => !others.some((other) => isSame(grant, other)));

type OverStaff = Extract<Permission, 'staff.invite' | 'staff.edit'>;

/** Whether somebody may decide there about staff, and holds all that the grant gives. */
function mayDecide(grants: readonly Grant[], { role, cityId }: Grant, what: OverStaff): boolean {
  if (cityId === null) return isOwner(grants);
  const needed: readonly Permission[] = [what, ...permissionsOf[role]];
  return needed.every((permission) => mayDo(grants, permission, cityId));
}

/** Whether somebody may decide about a person as a whole: about each role they hold. */
export const mayDecideAbout = (
  actor: readonly Grant[],
  subject: readonly Grant[],
  what: OverStaff,
): boolean => subject.every((grant) => mayDecide(actor, grant, what));

export interface RightsChange {
  /** Null: whoever works on the server itself, who holds everything anyway. */
  readonly actor: { readonly id: string; readonly grants: readonly Grant[] } | null;
  readonly by: OverStaff;
  readonly subject: { readonly id: string; readonly grants: readonly Grant[] };
  /** None: they are removed. */
  readonly next: readonly Grant[];
  /** Everybody who can sign in as an owner today. */
  readonly ownerIds: readonly string[];
}

export type RightsRefusal = 'own_rights' | 'more_than_own' | 'last_owner';

/** Nobody changes their own rights, nor gives or takes what they do not hold; an owner is always left. */
export function judgeRights({
  actor,
  by,
  subject,
  next,
  ownerIds,
}: RightsChange): Verdict<RightsRefusal> {
  if (actor?.id === subject.id) return refused('own_rights');
  const changed = [...without(next, subject.grants), ...without(subject.grants, next)];
  if (actor && !mayDecideAbout(actor.grants, changed, by)) return refused('more_than_own');
  const isLeft = isOwner(next) || ownerIds.some((id) => id !== subject.id);
  if (ownerIds.includes(subject.id) && !isLeft) return refused('last_owner');
  return allowed;
}

import type { OperateAccess } from '../../../contract/operate/operations.ts';
import {
  citiesWhere,
  mayDo,
  mayDoSomewhere,
  type Permission,
} from '../../../domain/permissions.ts';
import { Refusal } from '../../errors.ts';
import type { StaffCaller } from './staff-caller.ts';

const notPermitted = (permission: Permission, where = '') =>
  new Refusal('not_permitted', `This needs the permission ${permission}${where}.`);

/** The gate of every operation: before the thing itself is known, whether they may do it in any city at all. */
export function requireAccess(
  { grants, needsSecondFactor }: StaffCaller,
  { access }: { readonly access: OperateAccess },
): void {
  if (access === 'visitor' || access === 'signed-in') return;
  if (needsSecondFactor) throw new Refusal('second_factor_missing', 'Add a second factor first.');
  if (access === 'any-role') return;
  if (!mayDoSomewhere(grants, access)) throw notPermitted(access);
}

/** In all cities there are and will be: for what belongs to none. */
export function requirePermissionEverywhere({ grants }: StaffCaller, permission: Permission): void {
  if (citiesWhere(grants, permission) !== 'all') throw notPermitted(permission, ' in all cities');
}

/** In the city of the thing that is asked about. */
export function requirePermission(
  { grants }: StaffCaller,
  permission: Permission,
  cityId: string,
): void {
  if (!mayDo(grants, permission, cityId)) throw notPermitted(permission, ` in ${cityId}`);
}

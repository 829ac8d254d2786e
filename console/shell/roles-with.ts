import { type Permission, permissionsOf, type Role, roles } from '../../domain/permissions.ts';

/** Who could do it. */
export const rolesWith = (permission: Permission): readonly Role[] =>
  roles.filter((role) => (permissionsOf[role] as readonly Permission[]).includes(permission));

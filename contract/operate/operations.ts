import type { Permission } from '../../domain/permissions.ts';
import type { Operation } from '../operations.ts';
import { boardOperations } from './board-operations.ts';
import { bookingOperations } from './booking-operations.ts';
import { catalogueOperations } from './catalogue-operations.ts';
import { citiesOperations } from './cities-operations.ts';
import { claimOperations } from './claim-operations.ts';
import { driveOperations } from './drive-operations.ts';
import { evidenceOperations } from './evidence-operations.ts';
import { fleetOperations } from './fleet-operations.ts';
import { jobOperations } from './job-operations.ts';
import { phoneBookingOperations } from './phone-booking-operations.ts';
import { renterOperations } from './renter-operations.ts';
import { repairOperations } from './repair-operations.ts';

/**
 * Every operation of the console: its address and who may call it. Kept free of schemas, as the renters' are.
 *
 * - visitor: anybody
 * - signed-in: whoever of staff is signed in, about themselves; also before they have the second factor they need
 * - any-role: whoever has a role; the verb asks whether it is one in the city
 * - a permission: whoever holds it in a city; the verb asks about the city of the thing itself
 */
export type OperateAccess = 'visitor' | 'signed-in' | 'any-role' | Permission;

interface OperateOperation extends Operation<OperateAccess> {
  readonly path: `/api/operate/${string}`;
}

export const operateOperations = {
  getSelf: { method: 'GET', path: '/api/operate/me', access: 'signed-in' },
  listOwnSessions: { method: 'GET', path: '/api/operate/me/sessions', access: 'signed-in' },
  endOwnSession: {
    method: 'DELETE',
    path: '/api/operate/me/sessions/{id}',
    access: 'signed-in',
  },
  listOwnFactors: { method: 'GET', path: '/api/operate/me/factors', access: 'signed-in' },
  listStaff: { method: 'GET', path: '/api/operate/staff', access: 'staff.read' },
  inviteStaff: { method: 'POST', path: '/api/operate/staff', access: 'staff.invite' },
  resendStaffInvitation: {
    method: 'POST',
    path: '/api/operate/staff/{id}/invitations',
    access: 'staff.invite',
  },
  changeStaffRoles: { method: 'POST', path: '/api/operate/staff/{id}/roles', access: 'staff.edit' },
  removeStaff: { method: 'DELETE', path: '/api/operate/staff/{id}', access: 'staff.edit' },
  clearStaffFactors: {
    method: 'POST',
    path: '/api/operate/staff/{id}/clear-factors',
    access: 'staff.edit',
  },
  listStaffSessions: {
    method: 'GET',
    path: '/api/operate/staff/{id}/sessions',
    access: 'staff.edit',
  },
  endStaffSession: {
    method: 'DELETE',
    path: '/api/operate/staff/{id}/sessions/{sessionId}',
    access: 'staff.edit',
  },
  listAudit: { method: 'GET', path: '/api/operate/audit', access: 'audit.read' },
  listAuditActors: { method: 'GET', path: '/api/operate/audit/actors', access: 'audit.read' },
  ...fleetOperations,
  ...catalogueOperations,
  ...citiesOperations,
  ...bookingOperations,
  ...claimOperations,
  ...phoneBookingOperations,
  ...boardOperations,
  ...repairOperations,
  ...renterOperations,
  ...jobOperations,
  ...driveOperations,
  ...evidenceOperations,
  askDoctor: { method: 'GET', path: '/api/operate/doctor', access: 'settings.edit' },
  watchCity: {
    method: 'GET',
    path: '/api/operate/today/events',
    access: 'any-role',
    media: 'text/event-stream',
  },
  getToday: { method: 'GET', path: '/api/operate/today', access: 'any-role' },
} as const satisfies Record<string, OperateOperation>;

export type OperateOperationName = keyof typeof operateOperations;

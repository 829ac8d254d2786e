import { z } from 'zod';
import { SessionList } from '../accounts.ts';
import { byId } from '../route.ts';
import { AuditActors, AuditPage, AuditQuery } from './audit.ts';
import { operateOperations } from './operations.ts';
import type { OperateRoute } from './route.ts';
import { RolesChange, StaffInvitation, StaffList, StaffMember, StaffRemoval } from './staff.ts';

const done = { status: 200, schema: z.object({}) } as const;
const member = { status: 200, schema: StaffMember } as const;

export const staffRoutes = {
  listStaff: {
    ...operateOperations.listStaff,
    summary: 'Who works in your cities, and who is invited, by name',
    answer: { status: 200, schema: StaffList },
    refusals: [],
  },
  inviteStaff: {
    ...operateOperations.inviteStaff,
    summary: 'Invites somebody by mail, with roles that you hold yourself',
    body: StaffInvitation,
    answer: { status: 201, schema: StaffMember },
    refusals: ['email_taken', 'more_than_own', 'not_found'],
  },
  resendStaffInvitation: {
    ...operateOperations.resendStaffInvitation,
    summary: 'Sends a link to set a password once more, to whoever has lost theirs, too',
    params: byId,
    answer: done,
    refusals: ['not_found', 'more_than_own'],
  },
  changeStaffRoles: {
    ...operateOperations.changeStaffRoles,
    summary: 'Gives and takes roles; nobody their own, and none that they do not hold',
    params: byId,
    body: RolesChange,
    answer: member,
    refusals: ['not_found', 'own_rights', 'more_than_own', 'last_owner'],
  },
  removeStaff: {
    ...operateOperations.removeStaff,
    summary: 'Removes somebody: their sessions end at once; what they did stays in the log',
    params: byId,
    body: StaffRemoval,
    answer: done,
    refusals: ['not_found', 'own_rights', 'more_than_own', 'last_owner'],
  },
  clearStaffFactors: {
    ...operateOperations.clearStaffFactors,
    summary:
      'Removes the second step of somebody who lost it, and ends their sessions; nobody their own',
    params: byId,
    body: StaffRemoval,
    answer: done,
    refusals: ['not_found', 'own_rights', 'more_than_own'],
  },
  listStaffSessions: {
    ...operateOperations.listStaffSessions,
    summary: 'Where somebody is signed in',
    params: byId,
    answer: { status: 200, schema: SessionList },
    refusals: ['not_found', 'more_than_own'],
  },
  endStaffSession: {
    ...operateOperations.endStaffSession,
    summary: 'Ends one of their sessions',
    params: z.strictObject({ id: z.uuid(), sessionId: z.uuid() }),
    answer: done,
    refusals: ['not_found', 'more_than_own'],
  },
  listAudit: {
    ...operateOperations.listAudit,
    summary: 'What staff did, newest first; of all cities for an owner, of your own for others',
    query: AuditQuery,
    answer: { status: 200, schema: AuditPage },
    refusals: [],
  },
  listAuditActors: {
    ...operateOperations.listAuditActors,
    summary: 'Whose entries you may read, by name, with those who have left',
    answer: { status: 200, schema: AuditActors },
    refusals: [],
  },
} as const satisfies Record<string, OperateRoute>;

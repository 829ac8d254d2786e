import { randomUUID } from 'node:crypto';
import type { AuditAction } from '../../../domain/audit-action.ts';
import { listFactors } from '../../accounts/factors/list-factors.ts';
import type { Queries } from '../../db/connect.ts';
import type { Deps } from '../../deps.ts';
import { listAudit } from '../audit/list-audit.ts';
import { listAuditActors } from '../audit/list-audit-actors.ts';
import { recordAudit } from '../audit/record-audit.ts';
import type { OperateHandlers } from '../http/handlers.ts';
import type { StaffCaller } from '../http/staff-caller.ts';
import { changeRoles, removePerson, requireDecision } from './change-rights.ts';
import { clearStaffFactors } from './clear-staff-factors.ts';
import { getSelf } from './get-self.ts';
import { queueInvitation } from './invitation-emails.ts';
import { inviteStaff } from './invite-staff.ts';
import { listStaff, requireMember } from './list-staff.ts';
import { endSessionOf, listSessionsOf } from './sessions-of.ts';
import { staffRealm } from './staff-realm.ts';

type StaffHandlers = Pick<
  OperateHandlers,
  | 'getSelf'
  | 'listOwnSessions'
  | 'endOwnSession'
  | 'listOwnFactors'
  | 'listStaff'
  | 'inviteStaff'
  | 'resendStaffInvitation'
  | 'changeStaffRoles'
  | 'removeStaff'
  | 'clearStaffFactors'
  | 'listStaffSessions'
  | 'endStaffSession'
  | 'listAudit'
  | 'listAuditActors'
>;

export function staffRoutes(deps: Deps): StaffHandlers {
  const { database, clock } = deps;
  const db = database.kysely;
  const actOf = ({ userId }: StaffCaller, reason?: string) => ({
    actor: { staffId: userId },
    reason,
    now: clock.now(),
  });
  const record = (tx: Queries, caller: StaffCaller, action: AuditAction, staffId: string) =>
    recordAudit(tx, {
      actor: caller.userId,
      action,
      subject: `staff ${staffId}`,
      now: clock.now(),
    });

  return {
    getSelf: ({ caller }) => getSelf(db, caller, clock.now()),
    listOwnSessions: ({ caller }) => listSessionsOf(db, caller.userId, caller),
    async endOwnSession({ tx, caller, params }) {
      await endSessionOf(tx, caller.userId, params.id);
      await record(tx, caller, 'staff end-session', caller.userId);
      return {};
    },
    listOwnFactors: ({ caller }) => listFactors(db, staffRealm, caller.userId),
    listStaff: async ({ caller }) => ({ items: await listStaff(db, caller) }),
    async inviteStaff({ tx, caller, body }) {
      const id = await inviteStaff(tx, deps, body, actOf(caller));
      return requireMember(tx, caller, id);
    },
    async resendStaffInvitation({ tx, caller, params }) {
      const { email } = await requireDecision(tx, params.id, caller.userId, 'staff.invite');
      await queueInvitation(tx, deps, { email, eventKey: `staff-invitation:${randomUUID()}` });
      await record(tx, caller, 'staff invite-again', params.id);
      return {};
    },
    async changeStaffRoles({ tx, caller, params, body }) {
      await changeRoles(tx, params.id, body.grants, actOf(caller, body.reason));
      return requireMember(tx, caller, params.id);
    },
    async removeStaff({ tx, caller, params, body }) {
      await removePerson(tx, params.id, actOf(caller, body.reason));
      return {};
    },
    async clearStaffFactors({ tx, caller, params, body }) {
      await clearStaffFactors(tx, deps, params.id, actOf(caller, body.reason));
      return {};
    },
    async listStaffSessions({ caller, params }) {
      await requireDecision(db, params.id, caller.userId, 'staff.edit');
      return listSessionsOf(db, params.id, caller);
    },
    async endStaffSession({ tx, caller, params }) {
      await requireDecision(tx, params.id, caller.userId, 'staff.edit');
      await endSessionOf(tx, params.id, params.sessionId);
      await record(tx, caller, 'staff end-session', params.id);
      return {};
    },
    listAudit: ({ caller, query }) => listAudit(db, caller, query),
    listAuditActors: async ({ caller }) => ({ items: await listAuditActors(db, caller) }),
  };
}

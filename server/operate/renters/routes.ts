import { randomUUID } from 'node:crypto';
import type { renterOperations } from '../../../contract/operate/renter-operations.ts';
import { oneAtATime } from '../../bookings/record/one-at-a-time.ts';
import type { Deps } from '../../deps.ts';
import type { OperateHandlers } from '../http/handlers.ts';
import { requirePermission } from '../http/require-permission.ts';
import { adjustCredit, requireWithinCreditLimit } from './adjust-credit.ts';
import { decideIdentity } from './decide-identity.ts';
import { identityQueue } from './identity-queue.ts';
import { findRenters, readRenter } from './read-renter.ts';
import {
  clearRenterFactors,
  disableRenter,
  enableRenter,
  endRenterSessions,
  noteRenter,
} from './renter-verbs.ts';
import { requireRenter } from './require-renter.ts';

/** Renters are of no city: the gate has asked whether somebody may do it in any. */
export function renterRoutes(deps: Deps): Pick<OperateHandlers, keyof typeof renterOperations> {
  const db = deps.database.kysely;
  const { clock } = deps;
  return {
    findRenters: ({ query }) => findRenters(db, query.text),
    getRenter: ({ caller, params }) => readRenter(db, caller, params.id, clock.now()),
    async disableRenter({ tx, caller, params, body }) {
      const { id } = await requireRenter(tx, params.id);
      await disableRenter(tx, deps, id, { actor: caller.userId, reason: body.reason });
      return { renterId: id };
    },
    async enableRenter({ tx, caller, params, body }) {
      const { id } = await requireRenter(tx, params.id);
      await enableRenter(tx, deps, id, { actor: caller.userId, reason: body.reason });
      return { renterId: id };
    },
    async endRenterSessions({ tx, caller, params }) {
      const { id } = await requireRenter(tx, params.id);
      await endRenterSessions(tx, deps, id, { actor: caller.userId });
      return { renterId: id };
    },
    async clearRenterFactors({ tx, caller, params, body }) {
      const { id } = await requireRenter(tx, params.id);
      await clearRenterFactors(tx, deps, id, { actor: caller.userId, reason: body.reason });
      return { renterId: id };
    },
    async adjustCredit({ tx, caller, params, body: { amount, reason } }) {
      const { id } = await requireRenter(tx, params.id);
      await oneAtATime(tx, id); // what another press gives counts
      await requireWithinCreditLimit(tx, caller.grants, { userId: id, amount }, clock.now());
      const adjustment = { amount, reason, occasion: randomUUID() };
      await adjustCredit(tx, deps, id, adjustment, { actor: caller.userId });
      return { renterId: id };
    },
    async noteRenter({ tx, caller, params, body }) {
      const { id } = await requireRenter(tx, params.id);
      await noteRenter(tx, deps, id, body.text, { actor: caller.userId });
      return { renterId: id };
    },
    async decideIdentity({ tx, caller, params, body: { decision, reason } }) {
      const { id } = await requireRenter(tx, params.id);
      await decideIdentity(tx, deps, id, decision, { actor: caller.userId, reason });
      return { renterId: id };
    },
    async listIdentityChecks({ caller, query }) {
      requirePermission(caller, 'renters.read', query.city);
      return identityQueue(db, deps, query.city);
    },
  };
}

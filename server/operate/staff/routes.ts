import type { Deps } from '../../deps.ts';
import { recordAudit } from '../audit/record-audit.ts';
import type { OperateHandlers } from '../http/handlers.ts';
import { getSelf } from './get-self.ts';
import { endSessionOf, listSessionsOf } from './sessions-of.ts';

type SelfHandlers = Pick<OperateHandlers, 'getSelf' | 'listOwnSessions' | 'endOwnSession'>;

export function selfRoutes({ database, clock }: Deps): SelfHandlers {
  return {
    getSelf: ({ caller }) => getSelf(database.kysely, caller),
    listOwnSessions: ({ caller }) => listSessionsOf(database.kysely, caller.userId, caller),
    async endOwnSession({ tx, caller, params }) {
      await endSessionOf(tx, caller.userId, params.id);
      await recordAudit(tx, {
        actor: caller.userId,
        action: 'staff end-session',
        subject: `staff ${caller.userId}`,
        now: clock.now(),
      });
      return {};
    },
  };
}

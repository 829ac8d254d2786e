import type { Deps } from '../deps.ts';
import type { Handlers } from '../http/handlers.ts';
import { endOneSession, endOtherSessions } from './end-own-sessions.ts';
import { listFactors } from './factors/list-factors.ts';
import { getMe } from './get-me.ts';
import { listSessions } from './list-sessions.ts';
import { renters } from './realm.ts';

type AccountHandlers = Pick<
  Handlers,
  'getMe' | 'listFactors' | 'listSessions' | 'endSession' | 'endOtherSessions'
>;

export function accountRoutes({ database, clock }: Deps): AccountHandlers {
  return {
    getMe: ({ caller }) => getMe(database.kysely, caller.userId),
    listFactors: ({ caller }) => listFactors(database.kysely, renters, caller.userId),
    listSessions: ({ caller }) => listSessions(database.kysely, caller),
    endSession: ({ tx, caller, params }) => endOneSession(tx, caller, params.id, clock.now()),
    endOtherSessions: ({ tx, caller }) => endOtherSessions(tx, caller, clock.now()),
  };
}

import type { Deps } from '../deps.ts';
import type { Handlers } from '../http/handlers.ts';
import { changeMe } from './change-me.ts';
import { deleteMe } from './delete-me.ts';
import { exportMe } from './export-me.ts';
import { getCompany } from './get-company.ts';
import { getCredit } from './get-credit.ts';
import { getDraft } from './get-draft.ts';
import { keepDraft } from './keep-draft.ts';
import { listPromoCodes } from './list-promo-codes.ts';

type ProfileHandlers = Pick<
  Handlers,
  | 'changeMe'
  | 'deleteMe'
  | 'getCompany'
  | 'listPromoCodes'
  | 'getCredit'
  | 'exportMe'
  | 'getDraft'
  | 'keepDraft'
>;

export function profileRoutes({ database, clock, jobs, settings }: Deps): ProfileHandlers {
  const db = database.kysely;
  return {
    changeMe: ({ tx, caller, body }) => changeMe(tx, jobs, caller.userId, body, clock.now()),
    async deleteMe({ tx, caller }) {
      await deleteMe(tx, jobs, { userId: caller.userId, now: clock.now() });
      return {};
    },
    getCompany: ({ caller }) => getCompany(db, settings, caller.userId),
    listPromoCodes: ({ caller }) => listPromoCodes(db, caller.userId, clock.now()),
    getCredit: ({ caller }) => getCredit(db, caller.userId),
    getDraft: ({ caller }) => getDraft(db, caller.userId, clock.now()),
    async keepDraft({ tx, caller, body }) {
      await keepDraft(tx, caller.userId, body, clock.now());
      return {};
    },
    exportMe: ({ caller }) => exportMe(db, caller.userId, clock.now()),
  };
}

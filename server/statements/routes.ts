import type { Deps } from '../deps.ts';
import type { Handlers } from '../http/handlers.ts';
import { listStatements } from './list-statements.ts';
import { requireOwnStatement } from './own-company.ts';
import { payStatement } from './pay-statement.ts';
import { statementFile, statementFileName } from './statement-file.ts';

type StatementHandlers = Pick<Handlers, 'listStatements' | 'getStatement' | 'payStatement'>;

export function statementRoutes(deps: Deps): StatementHandlers {
  const db = deps.database.kysely;
  return {
    listStatements: async ({ caller }) => ({
      items: await listStatements(db, caller.userId, deps.clock.now()),
    }),
    async getStatement({ params, caller }) {
      const statement = await requireOwnStatement(db, params.id, caller.userId);
      return new Response(await statementFile(deps, statement), {
        headers: {
          'Content-Type': 'application/pdf',
          'Content-Disposition': `attachment; filename="${statementFileName(statement)}"`,
          'Cache-Control': 'no-store',
        },
      });
    },
    payStatement: ({ tx, params, caller, body }) =>
      payStatement(tx, deps, caller.userId, params.id, body),
  };
}

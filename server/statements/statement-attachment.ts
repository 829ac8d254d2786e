import type { Deps } from '../deps.ts';
import type { StatementData } from '../mail/messages/company-statement.ts';
import type { Attachment } from '../providers/mail/port.ts';
import { statementFile, statementFileName } from './statement-file.ts';
import { asStatement } from './statement-row.ts';

/** What an email about a statement carries. */
export function statementAttachment(deps: Deps) {
  return async ({ statementId }: StatementData): Promise<Attachment[]> => {
    const row = await deps.database.kysely
      .selectFrom('statements')
      .selectAll()
      .where('id', '=', statementId)
      .executeTakeFirstOrThrow();
    const statement = asStatement(row);
    return [
      {
        filename: statementFileName(statement),
        contentType: 'application/pdf',
        content: await statementFile(deps, statement),
      },
    ];
  };
}

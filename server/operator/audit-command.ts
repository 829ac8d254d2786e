import { verifyAudit, type Wrong } from '../operate/audit/verify-audit.ts';
import { type OperatorWork, type Report, said, usage } from './command.ts';

export const auditUsage = 'audit -- verify | show [SUBJECT]';

const MOST = 1_000;

/** Who did what; and whether the log still says what was written into it. */
export async function auditCommand(
  { database }: OperatorWork,
  [verb = '', ...subject]: readonly string[],
): Promise<Report> {
  if (verb === 'verify' && subject.length === 0) {
    const { entries, head, wrong } = await verifyAudit(database.kysely);
    const end = entries > 0 ? `, the last with digest ${head}` : '';
    const verdict = wrong.length === 0 ? 'All are as they were written.' : 'Something was changed.';
    return {
      lines: [`${entries} entries${end}.`, ...wrong.map(inWords), verdict],
      isWrong: wrong.length > 0,
    };
  }
  if (verb !== 'show') throw usage(auditUsage);
  const log = database.kysely.selectFrom('audit_log').selectAll();
  const asked = subject.length > 0 ? log.where('subject', '=', subject.join(' ')) : log;
  const rows = await asked.orderBy('number', 'desc').limit(MOST).execute();
  const lines = rows
    .reverse()
    .map(({ number, at, actor, action, subject, before, after, reason }) =>
      [number, at.toISOString(), actor, action, subject, before, after, reason]
        .map((value) => value ?? '-')
        .join('  '),
    );
  return said(...lines, `${rows.length} entries.`);
}

function inWords(wrong: Wrong): string {
  if (wrong.kind === 'altered') return `Entry ${wrong.number} is not as it was written.`;
  const { from, to } = wrong;
  return from === to ? `Entry ${from} is missing.` : `Entries ${from} to ${to} are missing.`;
}

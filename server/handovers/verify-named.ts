import { type RawBuilder, sql } from 'kysely';
import { sealCode } from '../../domain/handovers/seal.ts';
import type { Queries } from '../db/connect.ts';

export type WrongNamed = {
  readonly of: 'named';
  readonly what: 'seal' | 'mark';
  readonly code: string;
};

/**
 * Seals and marks that are gone with the end of their chain, so that no gap is left. What was written about them
 * elsewhere on the day still names them: a booking's history, and the audit log with a chain of its own.
 */
export async function verifyNamed(db: Queries): Promise<WrongNamed[]> {
  const seals = await codesIn(
    db,
    sql<Code>`
    SELECT after::json ->> 'code' AS code FROM audit_log WHERE action = 'handover seal'
    UNION SELECT detail FROM booking_history WHERE kind = 'sealed'
    EXCEPT SELECT code FROM seals ORDER BY code`,
  );
  const named = await codesIn(
    db,
    sql<Code>`
    SELECT detail AS code FROM booking_history WHERE kind = 'mark-added' ORDER BY code`,
  );
  const marks = await db.selectFrom('renter_marks').select('digest').execute();
  const known = new Set(marks.map(({ digest }) => sealCode(digest)));
  return [
    ...seals.map((code) => ({ of: 'named', what: 'seal', code }) as const),
    ...named
      .filter((code) => !known.has(code))
      .map((code) => ({ of: 'named', what: 'mark', code }) as const),
  ];
}

interface Code {
  readonly code: string;
}

async function codesIn(db: Queries, query: RawBuilder<Code>): Promise<string[]> {
  const { rows } = await query.execute(db);
  return rows.map(({ code }) => code);
}

import type { ErrorCode } from '../../../contract/errors.ts';
import type { Queries } from '../../db/connect.ts';
import { Refusal } from '../../errors.ts';

interface Versioned {
  /** As the log names it: `car 0c5f…`. */
  readonly subject: string;
  readonly version: number;
}

/**
 * Refuses an edit of what somebody else has edited since it was looked at. The answer says what they changed,
 * as it is now: whoever is refused loses nothing and decides field by field.
 */
export async function requireSameVersion(
  tx: Queries,
  { subject, version }: Versioned,
  lookedAt: number,
  code: ErrorCode = 'changed_meanwhile',
): Promise<void> {
  if (version === lookedAt) return;
  const entries = await tx
    .selectFrom('audit_log')
    .select('after')
    .where('subject', '=', subject)
    .orderBy('number')
    .execute();
  const later = entries
    .map(({ after }) => JSON.parse(after ?? '{}') as { readonly version?: number })
    .filter((edit) => (edit.version ?? 0) > lookedAt);
  throw new Refusal(code, 'Somebody else has changed this meanwhile.', [], {
    changed: Object.assign({}, ...later, { version }),
  });
}

import type { AuditAction } from '../../../domain/audit-action.ts';
import type { Queries } from '../../db/connect.ts';
import { auditDigest } from './audit-digest.ts';

/** Whoever works on the server itself: the commands know no names. */
export const COMMAND_LINE = 'command line';

/** The command line and the clock do things, too. */
export const isStaffId = (actor: string) => /^[0-9a-f-]{36}$/.test(actor);

export interface Deed {
  /** The id of a person of staff, or `COMMAND_LINE`. */
  readonly actor: string;
  readonly action: AuditAction;
  /** On what, by its kind and its own name or id: `booking HX4T9K`. Never a renter's name or email. */
  readonly subject: string;
  readonly before?: object;
  readonly after?: object;
  readonly reason?: string | undefined;
  readonly now: Temporal.Instant;
}

/**
 * Writes one entry of the audit log, in the transaction that does what it is about, and last in it: from here
 * on every other writer waits for this transaction to end.
 */
export const recordAudit = (tx: Queries, deed: Deed): Promise<void> => recordAudits(tx, [deed]);

const ENTRIES_AT_ONCE = 1_000;

/** An entry for each, in this order. */
export async function recordAudits(tx: Queries, deeds: readonly Deed[]): Promise<void> {
  const citiesOf = await citiesWhereTheyWork(tx, deeds);
  let head = await tx.selectFrom('audit_head').selectAll().forUpdate().executeTakeFirstOrThrow();
  const entries = deeds.map((deed) => {
    const { actor, action, subject, before, after, reason, now } = deed;
    const entry = {
      number: head.number + 1,
      at: new Date(now.epochMilliseconds),
      actor,
      action,
      subject,
      before: before ? JSON.stringify(before) : null,
      after: after ? JSON.stringify(after) : null,
      reason: reason ?? null,
      cities: citiesOf(actor),
      previous: head.digest,
    };
    const digest = auditDigest(entry);
    head = { ...head, number: entry.number, digest };
    return { ...entry, digest };
  });
  for (let first = 0; first < entries.length; first += ENTRIES_AT_ONCE) {
    const some = entries.slice(first, first + ENTRIES_AT_ONCE);
    await tx.insertInto('audit_log').values(some).execute();
  }
  await tx.updateTable('audit_head').set({ number: head.number, digest: head.digest }).execute();
}

/** An owner's are none: what they do is read by owners. */
async function citiesWhereTheyWork(tx: Queries, deeds: readonly Deed[]) {
  const ids = [...new Set(deeds.map(({ actor }) => actor))].filter(isStaffId);
  const held =
    ids.length === 0
      ? []
      : await tx
          .selectFrom('staff_roles')
          .select(['staff_id', 'city_id'])
          .distinct()
          .where('staff_id', 'in', ids)
          .where('city_id', 'is not', null)
          .orderBy('city_id')
          .execute();
  return (actor: string) =>
    held.flatMap(({ staff_id, city_id }) => (staff_id === actor && city_id ? [city_id] : []));
}

import { createHash } from 'node:crypto';

/** One entry as it is stored; `before` and `after` as the text of their JSON. */
export interface AuditEntry {
  readonly number: number;
  readonly at: Date;
  readonly actor: string;
  readonly action: string;
  readonly subject: string;
  readonly before: string | null;
  readonly after: string | null;
  readonly reason: string | null;
  /** Where its actor worked then; null for entries from before this was written down. */
  readonly cities: readonly string[] | null;
  /** The digest of the entry before it; nothing before the first. */
  readonly previous: string;
}

/** Over everything the entry says, in an order that never changes. */
export function auditDigest(entry: AuditEntry): string {
  const { number, at, actor, action, subject, before, after, reason, cities, previous } = entry;
  const said = [number, at.toISOString(), actor, action, subject, before, after, reason, previous];
  const all = cities ? [...said, cities] : said;
  return createHash('sha256').update(JSON.stringify(all)).digest('hex');
}

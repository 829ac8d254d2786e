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
  /** The digest of the entry before it; nothing before the first. */
  readonly previous: string;
}

/** Over everything the entry says, in an order that never changes. */
export function auditDigest(entry: AuditEntry): string {
  const { number, at, actor, action, subject, before, after, reason, previous } = entry;
  const said = [number, at.toISOString(), actor, action, subject, before, after, reason, previous];
  return createHash('sha256').update(JSON.stringify(said)).digest('hex');
}

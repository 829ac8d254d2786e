import { isIP } from 'node:net';
import type { SecurityEventKind } from '../../domain/security-event.ts';
import type { Queries } from '../db/connect.ts';
import { toDate } from '../db/instant.ts';
import { originOfRequest } from '../http/origin-of-request.ts';

/** Longer ones are made up. */
const LONGEST_DEVICE = 300;

export interface SecurityEvent {
  readonly kind: SecurityEventKind;
  /**
   * Whose account it happened to, a renter's or one of staff's, or who of staff did it; null where none is meant
   * or none is known.
   */
  readonly userId: string | null;
  /** What exactly, by ids and codes: never a name, an email, a password or a token. */
  readonly detail?: string;
  readonly now: Temporal.Instant;
}

/**
 * Writes one event into the security log. Address, device and request id are those of the request that is
 * being answered; what a worker or a command does has none.
 *
 * What was done is recorded in the transaction that did it (`tx`), so that both are there or neither. What
 * was refused is recorded outside of it (`database.kysely`): the refusal undoes the transaction.
 */
export async function recordSecurityEvent(
  db: Queries,
  { kind, userId, detail, now }: SecurityEvent,
): Promise<void> {
  const origin = originOfRequest();
  await db
    .insertInto('security_events')
    .values({
      at: toDate(now),
      kind,
      user_id: userId,
      detail: detail ?? null,
      address: origin ? plainAddress(origin.address) : null,
      device: origin?.device?.slice(0, LONGEST_DEVICE) ?? null,
      request_id: origin?.requestId ?? null,
    })
    .execute();
}

/** As the database can hold it: without brackets and zone. What a proxy made up is none. */
function plainAddress(address: string): string | null {
  const bare = address.replace(/^\[|\]$|%.*$/g, '').replace(/^::ffff:(?=\d+\.)/i, '');
  return isIP(bare) === 0 ? null : bare;
}

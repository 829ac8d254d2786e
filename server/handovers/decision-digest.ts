import type { Selectable } from 'kysely';
import type { Sha256 } from '../../domain/handovers/event.ts';
import { timeText } from '../../domain/handovers/event-text.ts';
import { sha256 } from '../bookings/record/sha256.ts';
import { toInstant } from '../db/instant.ts';
import type { Tables } from '../db/schema.ts';

type Decision = Omit<Selectable<Tables['handover_decisions']>, 'position' | 'digest'>;

/** Over everything that a decision says and over the one before it of the same booking. */
export function decisionDigest(decided: Decision, previous: Sha256 | null): Sha256 {
  const { booking_id, kind, phone_id, decision, decided_by, decided_at, reason } = decided;
  const at = timeText(toInstant(decided_at));
  const said = [booking_id, kind, phone_id, decision, decided_by, at, reason];
  return sha256(['handover-decision 1', previous ?? '', ...said].join('\n'));
}

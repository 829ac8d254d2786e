import type { Sha256 } from '../../../domain/handovers/event.ts';
import { timeText } from '../../../domain/handovers/event-text.ts';
import { toInstant } from '../../db/instant.ts';
import type { ClaimRow } from './claims.ts';
import { sha256 } from './sha256.ts';

type MadeClaim = Pick<
  ClaimRow,
  | 'id'
  | 'booking_id'
  | 'kind'
  | 'amount'
  | 'currency'
  | 'words'
  | 'made_by'
  | 'made_at'
  | 'answer_by'
>;

/**
 * Over everything that was claimed and over the claim before it of the same booking. The evidence is in the database's
 * own words for it, which are one line; the claim's come last, since they may be many.
 */
export function claimDigest(made: MadeClaim, evidence: string, previous: Sha256 | null): Sha256 {
  const { id, booking_id, kind, amount, currency, words, made_by, made_at, answer_by } = made;
  const times = [made_at, answer_by].map((at) => timeText(toInstant(at)));
  const said = [booking_id, id, kind, amount, currency, made_by, ...times, evidence, words];
  return sha256(['handover-claim 1', previous ?? '', ...said].join('\n'));
}

import type { Sha256 } from '../../domain/handovers/event.ts';
import { timeText } from '../../domain/handovers/event-text.ts';
import { sha256 } from '../bookings/record/sha256.ts';
import { toInstant } from '../db/instant.ts';
import type { SealRow } from './seal-of.ts';

type Recorded = Omit<SealRow, 'record' | 'previous_link' | 'link'>;

/** Over everything else that a seal says, and over the event that sealed it with all before it. */
export function sealRecord(seal: Recorded, sealingEvent: Sha256): Sha256 {
  const said = [
    seal.booking_id,
    seal.kind,
    seal.car_id,
    seal.position,
    seal.phone_id,
    seal.staff_id,
    seal.code,
    timeText(toInstant(seal.sealed_at)),
    timeText(toInstant(seal.received_at)),
    sealingEvent,
  ];
  return sha256(JSON.stringify(said));
}

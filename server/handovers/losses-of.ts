import type { HandoverKey } from '../../domain/handovers/event.ts';
import { type Loss, lossesAt } from '../../domain/handovers/loss.ts';
import { missingFiles } from '../bookings/record/missing-files.ts';
import type { Queries } from '../db/connect.ts';
import { filesNamed } from './files.ts';
import { phonesOf } from './phones-of.ts';
import { sealOf } from './seal-of.ts';

export interface ToldLoss extends Loss {
  /** Whose phone it was. */
  readonly staffId: string;
  readonly noticedAt: Temporal.Instant;
}

/** What drivers' phones have lost of one end of a booking. */
export async function lossesOf(db: Queries, key: HandoverKey): Promise<ToldLoss[]> {
  const phones = await phonesOf(db, key);
  if (phones.every(({ handover }) => handover.emptied === null)) return [];
  const seal = await sealOf(db, key);
  const stored = [];
  for (const { phoneId, handover, events } of phones) {
    const missing = await missingFiles(db, filesNamed(events));
    const isSealed = seal?.phone_id === phoneId;
    stored.push({
      phoneId,
      handover,
      acts: events.length,
      missingFiles: missing.length,
      isSealed,
    });
  }
  return lossesAt(stored).flatMap((loss) => {
    const said = phones
      .find(({ phoneId }) => phoneId === loss.phoneId)
      ?.events.find(({ act }) => act.kind === 'phone-emptied');
    return said ? [{ ...loss, staffId: said.staffId, noticedAt: said.receivedAt }] : [];
  });
}

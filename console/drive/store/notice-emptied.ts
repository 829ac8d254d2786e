import type { HandoverAct } from '../../../domain/handovers/event.ts';
import { emptyOutbox, recordAct } from '../../../domain/handovers/outbox.ts';
import { type Database, failsOnce, keyOf, newPhone } from './database.ts';
import { type MarkedHandover, type Marker, readMarker } from './marker.ts';

/**
 * Before anything else is read: gives this phone its id, and where the marker knows another one, what was under way is
 * begun with the word that it is lost. That goes to the office like every act, and stands on the screen until it is seen.
 */
export async function noticeEmptied(database: Database, cookies: string): Promise<void> {
  const marker = readMarker(cookies);
  const at = new Date().toISOString();
  const transaction = failsOnce(database.transaction(['phone', 'outboxes'], 'readwrite'));
  const phones = transaction.objectStore('phone');
  const known = await phones.get('phone');
  const phone = known ?? newPhone();
  if (!known) await phones.put(phone);
  if (marker && marker.phoneId !== phone.id) {
    const outboxes = transaction.objectStore('outboxes');
    for (const had of marker.handovers) {
      const key = keyOf(had);
      if ((await outboxes.get(key)) === undefined) {
        await outboxes.put({ ...lost(marker, had, at), key });
      }
    }
  }
  await transaction.done;
}

function lost({ phoneId }: Marker, had: MarkedHandover, at: string) {
  const { bookingId, kind, driverId, renter, acts, sealed } = had;
  const act: HandoverAct = { kind: 'phone-emptied', phoneId, acts, sealed };
  const begun = recordAct(emptyOutbox, { id: crypto.randomUUID(), at, act });
  return { ...begun, bookingId, kind, driverId, renter, beganAt: at, isLossUnseen: true };
}

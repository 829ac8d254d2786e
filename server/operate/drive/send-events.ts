import type { z } from 'zod';
import type { HandoverEvents, HandoverStanding } from '../../../contract/operate/drive.ts';
import type { HandoverKey } from '../../../domain/handovers/event.ts';
import { showAtOnce } from '../../bookings/record/show-at-once.ts';
import type { DayWork } from '../../bookings/record/text-renter.ts';
import { notifyMoment } from '../../handovers/notify-moment.ts';
import { sealWhenWhole } from '../../handovers/seal-when-whole.ts';
import { standingOf } from '../../handovers/standing-of.ts';
import { takeEvents } from '../../handovers/take-events.ts';
import type { Acting } from '../acting.ts';
import { recordAudit } from '../audit/record-audit.ts';
import { ownHandover } from './own-handover.ts';

/** Takes what a phone has done since it was last heard of; what it had sent before is taken again with the same answer. */
export async function sendEvents(
  { tx, caller, now }: Acting,
  work: DayWork,
  key: HandoverKey,
  { phoneId, sentAt, events }: z.output<typeof HandoverEvents>,
): Promise<HandoverStanding> {
  const booking = await ownHandover(tx, caller, key);
  const sent = {
    phoneId,
    sentAt: Temporal.Instant.from(sentAt),
    events: events.map((event) => ({ ...event, phoneId, at: Temporal.Instant.from(event.at) })),
  };
  const taken = await takeEvents(tx, key, sent, { staffId: caller.userId, now });
  const [first] = taken;
  if (first) {
    // Whoever waits at the door sees who is on the way.
    await showAtOnce(tx, booking, now);
    await notifyMoment(tx, work, { ...key, booking, taken });
  }
  // Also when nothing is new: whatever it waited for may have been settled since.
  await sealWhenWhole(tx, work, key);
  if (first) {
    await recordAudit(tx, {
      actor: caller.userId,
      action: 'handover record',
      subject: `booking ${booking.reference}`,
      after: {
        kind: key.kind,
        phoneId,
        from: first.number,
        acts: taken.map(({ act }) => act.kind),
      },
      now,
    });
  }
  return standingOf(tx, booking, { kind: key.kind, phoneId });
}

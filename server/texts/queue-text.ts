import { inGsm } from '../../domain/texts/segments.ts';
import type { Queries } from '../db/connect.ts';
import { toDate } from '../db/instant.ts';
import type { Jobs } from '../jobs/jobs.ts';

interface NewText {
  /** Names what happened: one text per event, however often handled. */
  readonly eventKey: string;
  readonly userId: string;
  readonly bookingId: string | null;
  /** As +351912345678. */
  readonly recipient: string;
  readonly body: string;
  /** What is needed to send an email where the text cannot be sent; null where one is sent anyway. */
  readonly instead: object | null;
  readonly usefulUntil: Temporal.Instant;
  readonly now: Temporal.Instant;
}

/** Writes a text down and queues its sending in the transaction of what it is about. */
export async function queueText(
  tx: Queries,
  jobs: Pick<Jobs, 'enqueue'>,
  text: NewText,
): Promise<void> {
  const written = await tx
    .insertInto('outgoing_texts')
    .values({
      event_key: text.eventKey,
      user_id: text.userId,
      booking_id: text.bookingId,
      recipient: text.recipient,
      body: inGsm(text.body),
      instead: text.instead && JSON.stringify(text.instead),
      status: 'pending',
      created_at: toDate(text.now),
      useful_until: toDate(text.usefulUntil),
    })
    .onConflict((conflict) => conflict.column('event_key').doNothing())
    .returning('id')
    .executeTakeFirst();
  if (written) await jobs.enqueue(tx, 'texts', { textId: written.id });
}

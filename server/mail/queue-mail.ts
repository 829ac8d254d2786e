import { sql } from 'kysely';
import type { Queries } from '../db/connect.ts';
import { toDate } from '../db/instant.ts';
import type { Jobs } from '../jobs/jobs.ts';
import type { MailData, Template } from './messages/templates.ts';

interface MailEvent<T extends Template> {
  /** Names what happened, e.g. `booked:<booking id>`: one message per event, however often handled. */
  readonly eventKey: string;
  readonly userId: string | null;
  /** Where it is about a booking. */
  readonly bookingId?: string;
  readonly recipient: string;
  readonly template: T;
  readonly data: MailData<T>;
  readonly now: Temporal.Instant;
}

/** Writes a message down and queues its sending in the transaction of what it is about. */
export async function queueMail<T extends Template>(
  tx: Queries,
  jobs: Pick<Jobs, 'enqueue'>,
  event: MailEvent<T>,
): Promise<void> {
  const written = await tx
    .insertInto('outgoing_mail')
    .values({
      event_key: event.eventKey,
      user_id: event.userId,
      booking_id: event.bookingId ?? null,
      recipient: event.recipient,
      template: event.template,
      data: JSON.stringify(event.data),
      status: 'pending',
      created_at: toDate(event.now),
    })
    .onConflict((conflict) => conflict.column('event_key').doNothing())
    .returning(sql<string>`id`.as('id'))
    .executeTakeFirst();
  if (written) await jobs.enqueue(tx, 'mail', { mailId: written.id });
}

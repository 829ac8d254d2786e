import type { ColumnType } from 'kysely';
import type { Queries } from '../../../db/connect.ts';
import { toInstant } from '../../../db/instant.ts';

interface StoredAttachment {
  readonly filename: string;
  readonly contentType: string;
  readonly base64: string;
}

type SimulatorTables = {
  'simulator.sent_mail': {
    id: string;
    recipient: string;
    subject: string;
    html: string;
    text: string;
    attachments: ColumnType<StoredAttachment[], string, string>;
    sent_at: Date;
  };
};

export interface SentMail {
  readonly id: string;
  readonly recipient: string;
  readonly subject: string;
  readonly html: string;
  readonly text: string;
  readonly attachments: readonly StoredAttachment[];
  readonly sentAt: Temporal.Instant;
}

const MOST_LISTED = 100;

export const sentMailOf = (db: Queries) => db.withTables<SimulatorTables>();

/** What would have been sent, newest first. */
export async function listSentMail(
  db: Queries,
  to: { readonly recipient?: string | undefined } = {},
): Promise<SentMail[]> {
  let query = sentMailOf(db).selectFrom('simulator.sent_mail').selectAll();
  if (to.recipient !== undefined) query = query.where('recipient', '=', to.recipient);
  const rows = await query.orderBy('sent_at', 'desc').limit(MOST_LISTED).execute();
  return rows.map(({ sent_at, ...mail }) => ({ ...mail, sentAt: toInstant(sent_at) }));
}

/** A mailbox of the simulation is emptied: what was written to somebody who is gone goes with them. */
export async function forgetSentMail(tx: Queries, recipient: string): Promise<void> {
  await sentMailOf(tx)
    .deleteFrom('simulator.sent_mail')
    .where('recipient', '=', recipient)
    .execute();
}

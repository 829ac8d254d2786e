import type { Clock } from '../../../clock.ts';
import type { Queries } from '../../../db/connect.ts';
import { toDate } from '../../../db/instant.ts';
import { type MailProvider, MailRefused } from '../port.ts';
import { sentMailOf } from './sent-mail.ts';

/** Mailboxes that do not exist, so that a refusal can be seen without a mail server. */
const UNKNOWN_MAILBOX = /^bounce(\+[^@]*)?@/i;
const NO_SUCH_MAILBOX = 550;

/** Sends nothing: keeps every message where it can be looked at. */
export function createSimulatedMail(db: Queries, clock: Clock): MailProvider {
  return {
    async send({ id, to, subject, html, text, attachments }) {
      if (UNKNOWN_MAILBOX.test(to)) throw new MailRefused(NO_SUCH_MAILBOX);
      const stored = attachments.map(({ filename, contentType, content }) => ({
        filename,
        contentType,
        base64: Buffer.from(content).toString('base64'),
      }));
      await sentMailOf(db)
        .insertInto('simulator.sent_mail')
        .values({
          id,
          recipient: to,
          subject,
          html,
          text,
          attachments: JSON.stringify(stored),
          sent_at: toDate(clock.now()),
        })
        .onConflict((conflict) => conflict.column('id').doNothing())
        .execute();
    },
    async close() {},
  };
}

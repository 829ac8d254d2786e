import { reminderEmails } from '../bookings/life/reminder-emails.ts';
import { phoneBookingEmails } from '../bookings/phone/phone-booking-emails.ts';
import { mailWorker } from '../mail/mail-worker.ts';
import type { AttachmentsOf } from '../mail/send-mail.ts';
import { allLinkEmails } from '../operate/staff/link-emails.ts';
import type { MailProvider } from '../providers/mail/port.ts';
import { listSentMail } from '../providers/mail/simulator/sent-mail.ts';
import { createSimulatedMail } from '../providers/mail/simulator/simulated-mail.ts';
import type { TestApp } from './test-app.ts';

/** Sends what is waiting, as a worker would, and reads what arrived. */
export function openPostOffice(
  { deps }: Pick<TestApp, 'deps'>,
  options: { readonly mail?: MailProvider; readonly attachmentsOf?: AttachmentsOf } = {},
) {
  const { clock, log, siteUrl } = deps;
  const db = deps.database.kysely;
  const worker = mailWorker({
    db,
    clock,
    log,
    siteUrl,
    mail: options.mail ?? createSimulatedMail(db, clock),
    attachmentsOf: options.attachmentsOf ?? {},
    completionOf: {
      ...allLinkEmails(deps),
      ...reminderEmails({ db, clock }),
      ...phoneBookingEmails({ db, clock, siteUrl }),
    },
  });

  async function deliver(): Promise<void> {
    const waiting = await db
      .selectFrom('outgoing_mail')
      .select('id')
      .where('status', '=', 'pending')
      .orderBy('created_at')
      .execute();
    for (const { id } of waiting) await worker.run({ mailId: id });
  }

  return {
    worker,
    deliver,
    /** Everything sent to somebody, newest first. */
    async mailTo(recipient: string) {
      await deliver();
      return listSentMail(db, { recipient });
    },
    /** The token of the link in the newest message to somebody. */
    async tokenFor(recipient: string): Promise<string> {
      await deliver();
      const [newest] = await listSentMail(db, { recipient });
      const token = /[?&]token=([\w-]+)/.exec(newest?.text ?? '')?.[1];
      if (!token) throw new Error(`${recipient} was sent no link`);
      return token;
    },
  };
}

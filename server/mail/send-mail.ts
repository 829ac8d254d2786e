import type { Clock } from '../clock.ts';
import type { Queries } from '../db/connect.ts';
import { toDate } from '../db/instant.ts';
import type { Log } from '../log.ts';
import { type Attachment, type MailProvider, MailRefused } from '../providers/mail/port.ts';
import {
  isTemplate,
  type LinkTemplate,
  type MailData,
  type Template,
  type TemplateData,
} from './messages/templates.ts';

/** What some messages carry, made when they are sent. */
export type AttachmentsOf = {
  readonly [T in Template]?: (data: TemplateData<T>) => Promise<readonly Attachment[]>;
};

/** What cannot be known before a message is sent; null: there is nobody to write to, or nothing to say. */
export type CompletionOf = {
  readonly [T in LinkTemplate | 'delivery-tomorrow']: Completion<T>;
};

export interface SendMailDeps {
  readonly db: Queries;
  readonly clock: Clock;
  readonly log: Log;
  readonly mail: MailProvider;
  /** Where the logo in a message comes from. */
  readonly siteUrl: string;
  readonly attachmentsOf: AttachmentsOf;
  readonly completionOf: CompletionOf;
}

/**
 * Sends a message that was written down. A failure is thrown, and the queue tries again; a refusal
 * ends it. Between the server's "taken" and our note of it a node can die: then the message goes out
 * twice, under one Message-ID.
 */
export async function sendMail(deps: SendMailDeps, mailId: string): Promise<void> {
  const mail = await deps.db
    .updateTable('outgoing_mail')
    .set((eb) => ({ attempts: eb('attempts', '+', 1) }))
    .where('id', '=', mailId)
    .where('status', '=', 'pending')
    .returningAll()
    .executeTakeFirst();
  if (!mail) return;
  if (!isTemplate(mail.template)) throw new Error(`nobody knows the message ${mail.template}`);
  try {
    const message = await compose(deps, mail.template, mail);
    if (!message) return await forget(deps.db, mailId);
    await deps.mail.send({ id: mailId, to: mail.recipient, ...message });
  } catch (error) {
    if (!(error instanceof MailRefused)) throw error;
    deps.log.warn({ mailId, template: mail.template, status: error.status }, 'a mail was refused');
    return giveUpMail(deps.db, mailId);
  }
  await deps.db
    .updateTable('outgoing_mail')
    .set({ status: 'sent', sent_at: toDate(deps.clock.now()) })
    .where('id', '=', mailId)
    .execute();
}

async function compose<T extends Template>(
  deps: SendMailDeps,
  template: T,
  mail: { readonly recipient: string; readonly data: unknown },
) {
  const complete = (deps.completionOf as Partial<Record<Template, Completion<T>>>)[template];
  const data = complete
    ? await complete(mail.recipient, mail.data as MailData<T>)
    : (mail.data as TemplateData<T>);
  if (!data) return null;
  // The library that draws mail takes a second to load: nobody waits for it who sends none.
  const { renderEmail } = await import('./render-email.ts');
  const { emailOf } = await import('./messages/templates.ts');
  const attachments = await deps.attachmentsOf[template]?.(data);
  return {
    ...(await renderEmail(emailOf(template, data), deps.siteUrl)),
    attachments: attachments ?? [],
  };
}

type Completion<T extends Template> = (
  recipient: string,
  data: MailData<T>,
) => Promise<TemplateData<T> | null>;

async function forget(db: Queries, mailId: string): Promise<void> {
  await db.deleteFrom('outgoing_mail').where('id', '=', mailId).execute();
}

export async function giveUpMail(db: Queries, mailId: string): Promise<void> {
  await db
    .updateTable('outgoing_mail')
    .set({ status: 'failed' })
    .where('id', '=', mailId)
    .where('status', '=', 'pending')
    .execute();
}

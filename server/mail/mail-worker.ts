import type { Clock } from '../clock.ts';
import type { Queries } from '../db/connect.ts';
import type { Log } from '../log.ts';
import type { MailProvider } from '../providers/mail/port.ts';
import { type AttachmentsOf, type CompletionOf, giveUpMail, sendMail } from './send-mail.ts';

interface MailWorkerDeps {
  readonly db: Queries;
  readonly clock: Clock;
  readonly log: Log;
  readonly mail: MailProvider;
  readonly attachmentsOf: AttachmentsOf;
  readonly completionOf: CompletionOf;
}

/** Carries out the queue `mail`. */
export function mailWorker(deps: MailWorkerDeps) {
  return {
    run: ({ mailId }: { readonly mailId: string }) => sendMail(deps, mailId),
    giveUp: ({ mailId }: { readonly mailId: string }) => giveUpMail(deps.db, mailId),
  };
}

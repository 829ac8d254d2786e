import { giveUpMail, type SendMailDeps, sendMail } from './send-mail.ts';

/** Carries out the queue `mail`. */
export function mailWorker(deps: SendMailDeps) {
  return {
    run: ({ mailId }: { readonly mailId: string }) => sendMail(deps, mailId),
    giveUp: ({ mailId }: { readonly mailId: string }) => giveUpMail(deps.db, mailId),
  };
}

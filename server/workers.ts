import {
  bookingJobs,
  bookingKinds,
  neverGivenUp,
  paymentHandlers,
} from './bookings/booking-workers.ts';
import { bookingAttachments } from './bookings/files/booking-attachments.ts';
import { reminderEmails } from './bookings/life/reminder-emails.ts';
import { sweepBookings } from './bookings/life/sweep.ts';
import { checkDisputes } from './bookings/money/check-disputes.ts';
import { phoneBookingEmails } from './bookings/phone/phone-booking-emails.ts';
import { emailInstead } from './bookings/record/notify-of-day.ts';
import type { Deps } from './deps.ts';
import { documentKinds } from './documents/document-kinds.ts';
import { settleOpenInquiries } from './documents/settle-open-inquiries.ts';
import { settleReportedInquiry } from './documents/settle-reported-inquiry.ts';
import { evidenceAttachment } from './handovers/evidence-attachment.ts';
import { notifyLate } from './handovers/notify-late.ts';
import { protocolAttachment } from './handovers/notify-sealed.ts';
import { eachInTurn } from './jobs/each-in-turn.ts';
import type { Workers } from './jobs/jobs.ts';
import { tidy } from './jobs/tidy.ts';
import { mailWorker } from './mail/mail-worker.ts';
import { allLinkEmails } from './operate/staff/link-emails.ts';
import { owedToTheForgotten } from './profile/owed-to-the-forgotten.ts';
import type { MailProvider } from './providers/mail/port.ts';
import { accountOfWebhook } from './providers/payments/webhook-name.ts';
import { carryOutRequest, type RequestKinds } from './requests/carry-out-request.ts';
import { giveUpRequest } from './requests/give-up-request.ts';
import { playHandovers } from './sim/driver/play-handovers.ts';
import { readCompanyRefund } from './statements/read-company-refunds-again.ts';
import { statementAttachment } from './statements/statement-attachment.ts';
import {
  continueStatementPayment,
  statementKinds,
  statementSweeps,
} from './statements/statement-workers.ts';
import { takeUpAnyDispute } from './statements/take-up-company-dispute.ts';
import { hearText } from './texts/hear-text.ts';
import { textWorker } from './texts/text-worker.ts';
import { continueCardSetup } from './wallet/continue-card-setup.ts';
import { detachRemovedCards } from './wallet/detach-card.ts';
import { endAbandonedSetups } from './wallet/end-abandoned-setups.ts';
import { walletKinds } from './wallet/wallet-kinds.ts';
import { handleEvent, type WebhookHandlers } from './webhooks/handle-event.ts';

/** Everything a worker node does: requests, bookings, mail, webhooks, and tidying. */
export function workersOf(deps: Deps, mail: MailProvider): Workers {
  const { database, clock, log, config, identity, siteUrl, jobs } = deps;
  const work = { db: database.kysely, clock, log };
  const identityWork = { ...work, checks: identity.checks };
  const kinds: RequestKinds = {
    ...walletKinds(deps),
    ...bookingKinds(deps),
    ...statementKinds(deps),
    ...documentKinds(identityWork, config),
  };
  const ofBookings = paymentHandlers(deps);
  const from = (address: string) => accountOfWebhook(deps.paymentProvider, address);
  const texting = { ...work, texts: deps.texts.provider, emailInstead: emailInstead(deps) };
  const hearing = { ...texting, jobs, phone: config.contact.phone };
  const handlers: WebhookHandlers = {
    'card-setup': (ref, address) => continueCardSetup(deps, from(address), ref),
    ...ofBookings,
    payment: async (ref, address) => {
      await ofBookings.payment(ref, address);
      await continueStatementPayment(deps, from(address), ref);
    },
    refund: async (ref, address) => {
      await ofBookings.refund(ref, address);
      await readCompanyRefund(deps, from(address), ref);
    },
    dispute: (ref, address) => takeUpAnyDispute(deps, from(address), ref),
    inquiry: (ref) => settleReportedInquiry(identityWork, ref),
    text: (ref) => hearText(hearing, ref),
    'text-stop': (ref) => hearText(hearing, ref, 'stop'),
    'text-start': (ref) => hearText(hearing, ref, 'start'),
  };
  const attachmentsOf = {
    ...bookingAttachments(deps),
    'handover-sealed': protocolAttachment(deps),
    'dispute-opened': evidenceAttachment(deps),
    'company-dispute': statementAttachment(deps),
    'company-statement': statementAttachment(deps),
    'statement-reminder': statementAttachment(deps),
  };
  const stubborn = new Set([...neverGivenUp, ...owedToTheForgotten]);
  const sweeps = [
    () => sweepBookings(deps),
    () => playHandovers(deps),
    () => notifyLate(deps),
    () => endAbandonedSetups(database.kysely, clock.now()),
    () => settleOpenInquiries(identityWork),
    () => detachRemovedCards(deps),
    ...statementSweeps(deps),
  ];
  return {
    requests: {
      run: ({ requestId }) => carryOutRequest(work, kinds, requestId),
      giveUp: ({ requestId }) => giveUpRequest(work, stubborn, requestId),
    },
    ...bookingJobs(deps),
    sweep: { run: () => eachInTurn(sweeps, (sweep) => sweep()) },
    webhooks: { run: ({ eventId }) => handleEvent(work, handlers, eventId) },
    mail: mailWorker({
      ...work,
      mail,
      siteUrl,
      attachmentsOf,
      completionOf: {
        ...allLinkEmails(deps),
        ...reminderEmails(work),
        ...phoneBookingEmails({ ...work, siteUrl }),
      },
    }),
    texts: textWorker(texting),
    tidy: async () => {
      await tidy(database.kysely, clock.now());
      await identity.simulator?.tidy();
      await checkDisputes(deps, (account, ref) => takeUpAnyDispute(deps, account, ref));
    },
  };
}

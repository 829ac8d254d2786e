import { z } from 'zod';
import { recordSecurityEvent } from '../security/record-security-event.ts';
import { accountCommand, accountUsage } from './account-command.ts';
import { auditCommand, auditUsage } from './audit-command.ts';
import { bookingCommand } from './booking-command.ts';
import { bookingUsage } from './booking-options.ts';
import { booksCommand, booksUsage } from './books-command.ts';
import { clockCommand, clockUsage } from './clock-command.ts';
import { type Command, type OperatorWork, type Report, usage } from './command.ts';
import { companyCommand } from './company-command.ts';
import { companyUsage } from './company-verbs.ts';
import { eventsCommand, eventsUsage } from './events-command.ts';
import { phoneCommand, phoneUsage } from './phone-command.ts';
import { reconcileCommand } from './reconcile-command.ts';
import { sealsCommand, sealsUsage } from './seals-command.ts';
import { settingsCommand, settingsUsage } from './settings-command.ts';
import { staffCommand, staffUsage } from './staff-command.ts';

const topics: Readonly<
  Record<string, (work: OperatorWork, words: readonly string[]) => Promise<Report>>
> = {
  settings: settingsCommand,
  clock: clockCommand,
  reconcile: reconcileCommand,
  booking: bookingCommand,
  books: booksCommand,
  company: companyCommand,
  account: accountCommand,
  events: eventsCommand,
  audit: auditCommand,
  seals: sealsCommand,
  staff: staffCommand,
  phone: phoneCommand,
};

const Words = z.array(z.string().max(1_000)).min(1).max(50);

/** Carries out a command and answers the lines to print. */
export async function runCommand(work: OperatorWork, command: Command): Promise<Report> {
  const parsed = Words.safeParse(command);
  const [topic = '', ...words] = parsed.success ? parsed.data : [];
  const carryOut = Object.hasOwn(topics, topic) ? topics[topic] : undefined;
  if (carryOut) {
    await recordCommand(work, topic, words);
    return carryOut(work, words);
  }
  const usages = [settingsUsage, clockUsage, 'reconcile', bookingUsage, booksUsage];
  throw usage(
    [
      ...usages,
      companyUsage,
      accountUsage,
      eventsUsage,
      auditUsage,
      sealsUsage,
      staffUsage,
      phoneUsage,
    ].join(', '),
  );
}

/** By its verb and what it is about; the other words may say something about a person. */
async function recordCommand(
  { database, clock }: OperatorWork,
  topic: string,
  [verb = '', subject = '']: readonly string[],
): Promise<void> {
  const named = topic === 'booking' ? [topic, verb, subject] : [topic, verb];
  const detail = named.filter((word) => word && !word.startsWith('-')).join(' ');
  const event = { kind: 'operator-command', userId: null, detail, now: clock.now() } as const;
  await recordSecurityEvent(database.kysely, event);
}

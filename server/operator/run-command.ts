import { z } from 'zod';
import { bookingCommand } from './booking-command.ts';
import { bookingUsage } from './booking-options.ts';
import { booksCommand, booksUsage } from './books-command.ts';
import { clockCommand, clockUsage } from './clock-command.ts';
import { type Command, type OperatorWork, type Report, usage } from './command.ts';
import { companyCommand, companyUsage } from './company-command.ts';
import { reconcileCommand } from './reconcile-command.ts';
import { settingsCommand, settingsUsage } from './settings-command.ts';

const topics: Readonly<
  Record<string, (work: OperatorWork, words: readonly string[]) => Promise<Report>>
> = {
  settings: settingsCommand,
  clock: clockCommand,
  reconcile: reconcileCommand,
  booking: bookingCommand,
  books: booksCommand,
  company: companyCommand,
};

const Words = z.array(z.string().max(1_000)).min(1).max(50);

/** Carries out a command and answers the lines to print. */
export async function runCommand(work: OperatorWork, command: Command): Promise<Report> {
  const parsed = Words.safeParse(command);
  const [topic = '', ...words] = parsed.success ? parsed.data : [];
  const carryOut = Object.hasOwn(topics, topic) ? topics[topic] : undefined;
  if (carryOut) return carryOut(work, words);
  throw usage(
    [settingsUsage, clockUsage, 'reconcile', bookingUsage, booksUsage, companyUsage].join(', '),
  );
}

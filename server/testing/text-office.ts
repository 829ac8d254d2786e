import type { MailProvider } from '../providers/mail/port.ts';
import { listCarriedTexts } from '../providers/texts/simulator/texts-table.ts';
import { workersOf } from '../workers.ts';
import type { TestApp } from './test-app.ts';

const noMail: MailProvider = { send: async () => {}, close: async () => {} };

/** Sends the texts that wait, as a worker would, and acts on what the provider tells of them. */
export function openTextOffice({ deps }: Pick<TestApp, 'deps'>) {
  const db = deps.database.kysely;
  const { simulator } = deps.texts;
  const { texts, webhooks } = workersOf(deps, noMail);
  if (!simulator || !texts || !webhooks) throw new Error('the tests simulate texts');

  async function hear(): Promise<void> {
    await simulator?.settled();
    const events = await db
      .selectFrom('webhook_events')
      .select('id')
      .where('provider', '=', 'twilio')
      .where('handled_at', 'is', null)
      .orderBy('received_at')
      .execute();
    for (const { id } of events) await webhooks?.run({ eventId: id });
  }

  async function deliver(): Promise<void> {
    const waiting = await db
      .selectFrom('outgoing_texts')
      .select('id')
      .where('status', '=', 'pending')
      .orderBy('created_at')
      .execute();
    for (const { id } of waiting) await texts?.run({ textId: id });
    await hear();
  }

  return {
    /** The last attempt failed, too. */
    giveUp: async (textId: string) => texts.giveUp?.({ textId }),
    deliver,
    /** What a phone shows of us, oldest first. */
    async textsTo(number: string): Promise<string[]> {
      await deliver();
      const carried = await listCarriedTexts(db);
      return carried
        .filter(({ recipient }) => recipient === number)
        .map(({ body }) => body)
        .toReversed();
    },
    /** A reply, and everything that comes of it. */
    async reply(from: string, body: string): Promise<void> {
      await simulator.reply(from, body);
      await hear();
      await deliver();
    },
  };
}

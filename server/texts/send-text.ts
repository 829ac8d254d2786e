import type { Clock } from '../clock.ts';
import type { Queries } from '../db/connect.ts';
import { toDate, toInstant } from '../db/instant.ts';
import type { Log } from '../log.ts';
import {
  type FoundText,
  type TextProvider,
  type TextRefusal,
  TextRefused,
} from '../providers/texts/port.ts';
import { isStopped, noteConsent } from './consent.ts';

export interface SendTextDeps {
  readonly db: Queries;
  readonly clock: Clock;
  readonly log: Log;
  /** Null: since the text was written, whoever carried texts is gone. */
  readonly texts: TextProvider | null;
  /** Sends the email that stands for a text, in the transaction that gives the text up. */
  readonly emailInstead: (
    tx: Queries,
    text: { readonly bookingId: string; readonly instead: unknown },
  ) => Promise<void>;
}

/**
 * Sends a text that was written down. A failure is thrown, and the queue tries again; a refusal ends it. Between the
 * provider's "taken" and our note of it a node can die, or an answer be late: so whoever tries again looks first whether
 * the provider has it.
 */
export async function sendText(deps: SendTextDeps, textId: string): Promise<void> {
  const { db, clock, log, texts } = deps;
  const text = await db
    .updateTable('outgoing_texts')
    .set((eb) => ({ attempts: eb('attempts', '+', 1) }))
    .where('id', '=', textId)
    .where('status', '=', 'pending')
    .returningAll()
    .executeTakeFirst();
  if (!text) return;
  const now = clock.now();
  const left = toInstant(text.useful_until).since(now).total('seconds');
  if (left <= 0) return giveUpText(deps, textId, 'too late');
  if (!texts) return giveUpText(deps, textId, 'no provider');
  if (await isStopped(db, text.recipient)) return giveUpText(deps, textId, 'stopped');
  try {
    const message = { to: text.recipient, body: text.body, validSeconds: left };
    const before = text.attempts > 1 ? await takenBefore(texts, text, clock) : null;
    const { ref } = before ?? (await texts.send(message));
    const status = before?.outcome === 'delivered' ? 'delivered' : 'sent';
    await db
      .updateTable('outgoing_texts')
      .set({ status, provider_ref: ref, sent_at: toDate(clock.now()) })
      .where('id', '=', textId)
      .execute();
  } catch (error) {
    if (!(error instanceof TextRefused)) throw error;
    const { refusal } = error;
    log.warn({ textId, ...refusal }, 'a text was refused');
    await loseText(deps, { ...text, refusal });
  }
}

/** A text whose answer was lost, as the provider has it; throws TextRefused where it has given it up since. */
async function takenBefore(
  texts: TextProvider,
  text: { readonly recipient: string; readonly body: string; readonly created_at: Date },
  clock: Clock,
): Promise<FoundText | null> {
  const waited = clock.now().since(toInstant(text.created_at));
  // By the provider's clock, which nobody moves, and which may be a little behind.
  const since = clock.trueNow().subtract(waited).subtract({ minutes: 1 });
  const found = await texts.find({ to: text.recipient, body: text.body }, since);
  if (found && typeof found.outcome === 'object') throw new TextRefused(found.outcome);
  return found;
}

interface LostText {
  readonly id: string;
  readonly recipient: string;
  readonly refusal: TextRefusal;
}

/** A provider that says "stopped" has heard a word that we have not. */
export async function loseText(
  deps: Omit<SendTextDeps, 'texts'>,
  { id, recipient, refusal }: LostText,
): Promise<void> {
  const { why, code } = refusal;
  if (why === 'stopped') {
    await noteConsent(deps.db, { number: recipient, isStopped: true, at: deps.clock.trueNow() });
  }
  await giveUpText(deps, id, code === null ? why : `${why} (${code})`);
}

/** Ends a text that never arrived, and sends the email instead while it is still news. */
export async function giveUpText(
  { db, clock, emailInstead }: Pick<SendTextDeps, 'db' | 'clock' | 'emailInstead'>,
  textId: string,
  failure: string,
): Promise<void> {
  await db.transaction().execute(async (tx) => {
    const text = await tx
      .updateTable('outgoing_texts')
      .set({ status: 'failed', failure })
      .where('id', '=', textId)
      .where('status', 'in', ['pending', 'sent'])
      .returning(['booking_id', 'instead', 'useful_until'])
      .executeTakeFirst();
    if (!text?.instead || !text.booking_id) return;
    if (text.useful_until <= toDate(clock.now())) return;
    await emailInstead(tx, { bookingId: text.booking_id, instead: text.instead });
  });
}

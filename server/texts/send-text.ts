import type { Clock } from '../clock.ts';
import type { Queries } from '../db/connect.ts';
import { toDate, toInstant } from '../db/instant.ts';
import type { Log } from '../log.ts';
import { type TextProvider, type TextRefusal, TextRefused } from '../providers/texts/port.ts';
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
 * provider's "taken" and our note of it a node can die: then the text goes out twice.
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
    const { ref } = await texts.send({
      to: text.recipient,
      body: text.body,
      validSeconds: left,
    });
    await db
      .updateTable('outgoing_texts')
      .set({ status: 'sent', provider_ref: ref, sent_at: toDate(clock.now()) })
      .where('id', '=', textId)
      .execute();
  } catch (error) {
    if (!(error instanceof TextRefused)) throw error;
    const { refusal } = error;
    log.warn({ textId, ...refusal }, 'a text was refused');
    await loseText(deps, { ...text, refusal });
  }
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

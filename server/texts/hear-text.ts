import { type TextWord, textWord } from '../../domain/texts/stop-words.ts';
import { serverWords } from '../../i18n/server-words.ts';
import type { Queries } from '../db/connect.ts';
import type { Jobs } from '../jobs/jobs.ts';
import type { CarriedText } from '../providers/texts/port.ts';
import { noteConsent } from './consent.ts';
import { queueText } from './queue-text.ts';
import { loseText, type SendTextDeps } from './send-text.ts';

interface HearTextDeps extends SendTextDeps {
  readonly jobs: Pick<Jobs, 'enqueue'>;
  /** Whom to call, for whoever asks for help. */
  readonly phone: string;
}

/** Acts on what happened to a text, ours or a reply; `heard` where the provider has understood the word already. */
export async function hearText(
  deps: HearTextDeps,
  ref: string,
  heard?: Exclude<TextWord, 'help'>,
): Promise<void> {
  const text = await deps.texts?.read(ref);
  if (!text) return;
  if (text.direction === 'out') return noteOutcome(deps, ref, text);
  const userId = await whoseNumber(deps.db, text.from);
  if (userId === null) return; // nobody whom we ever wrote to
  const word = heard ?? textWord(text.body);
  if (word === 'help') return answerHelp(deps, { ref, userId, number: text.from });
  if (word === null) return;
  await noteConsent(deps.db, { number: text.from, isStopped: word === 'stop', at: text.at });
}

async function noteOutcome(deps: HearTextDeps, ref: string, carried: CarriedText): Promise<void> {
  const { outcome } = carried;
  if (outcome === 'under-way') return;
  const text = await deps.db
    .selectFrom('outgoing_texts')
    .select(['id', 'recipient'])
    .where('provider_ref', '=', ref)
    .executeTakeFirst();
  if (!text) {
    // The outcome can be here before the answer to the sending: then it is looked at again.
    if (await isBeingSent(deps.db, carried)) throw new Error('the text is still being sent');
    return;
  }
  if (outcome !== 'delivered') return loseText(deps, { ...text, refusal: outcome });
  await deps.db
    .updateTable('outgoing_texts')
    .set({ status: 'delivered' })
    .where('id', '=', text.id)
    .where('status', '=', 'sent')
    .execute();
}

async function isBeingSent(db: Queries, { to, body }: CarriedText): Promise<boolean> {
  const waiting = await db
    .selectFrom('outgoing_texts')
    .select('id')
    .where('recipient', '=', to)
    .where('body', '=', body)
    .where('status', '=', 'pending')
    .executeTakeFirst();
  return waiting !== undefined;
}

async function whoseNumber(db: Queries, number: string): Promise<string | null> {
  const text = await db
    .selectFrom('outgoing_texts')
    .select('user_id')
    .where('recipient', '=', number)
    .orderBy('created_at', 'desc')
    .limit(1)
    .executeTakeFirst();
  return text?.user_id ?? null;
}

const HELP_USEFUL_MINUTES = 30;

async function answerHelp(
  { db, jobs, clock, phone }: HearTextDeps,
  { ref, userId, number }: { ref: string; userId: string; number: string },
): Promise<void> {
  const now = clock.now();
  await db.transaction().execute((tx) =>
    queueText(tx, jobs, {
      eventKey: `help:${ref}`,
      userId,
      bookingId: null,
      recipient: number,
      body: serverWords.t('texts:help', { phone }),
      instead: null,
      usefulUntil: now.add({ minutes: HELP_USEFUL_MINUTES }),
      now,
    }),
  );
}

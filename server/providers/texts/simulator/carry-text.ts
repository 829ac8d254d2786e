import { randomBytes } from 'node:crypto';
import { textWord } from '../../../../domain/texts/stop-words.ts';
import type { Queries } from '../../../db/connect.ts';
import { toDate } from '../../../db/instant.ts';
import { carriedTextsOf, type SimulatedText, simulatedText } from './texts-table.ts';

/** Numbers at which Twilio's test account shows what can go wrong, and one of ours that is never reached. */
const refusedNumbers: Readonly<Record<string, number>> = {
  '+15005550001': 21211,
  '+15005550004': 21610,
  '+15005550009': 21614,
};
const SWITCHED_OFF = { number: '+15005550030', code: 30003 };

type NewText = Pick<SimulatedText, 'direction' | 'sender' | 'recipient' | 'body' | 'status'>;

/** Why Twilio would not take a text to this number; null where it would. */
export async function refusalTo(db: Queries, number: string): Promise<number | null> {
  const magic = refusedNumbers[number];
  if (magic) return magic;
  if (!/^\+[1-9]\d{6,14}$/.test(number)) return 21211;
  return (await isBlocked(db, number)) ? 21610 : null;
}

/** As Twilio does by itself: the last word counts. */
async function isBlocked(db: Queries, number: string): Promise<boolean> {
  const replies = await carriedTextsOf(db)
    .selectFrom('simulator.texts')
    .select('body')
    .where('direction', '=', 'inbound')
    .where('sender', '=', number)
    .orderBy('created_at', 'desc')
    .execute();
  const words = replies.map(({ body }) => textWord(body));
  return words.find((word) => word === 'stop' || word === 'start') === 'stop';
}

export async function carryText(
  db: Queries,
  text: NewText,
  now: Temporal.Instant,
): Promise<SimulatedText> {
  const row = await carriedTextsOf(db)
    .insertInto('simulator.texts')
    .values({
      ...text,
      sid: `SM${randomBytes(16).toString('hex')}`,
      error_code: null,
      created_at: toDate(now),
    })
    .returningAll()
    .executeTakeFirstOrThrow();
  return simulatedText(row);
}

/** A moment later the phone has it, or is switched off. */
export async function arrive(db: Queries, { sid, recipient }: SimulatedText): Promise<string> {
  const isOff = recipient === SWITCHED_OFF.number;
  const status = isOff ? 'undelivered' : 'delivered';
  await carriedTextsOf(db)
    .updateTable('simulator.texts')
    .set({ status, error_code: isOff ? SWITCHED_OFF.code : null })
    .where('sid', '=', sid)
    .execute();
  return status;
}

export async function findText(db: Queries, sid: string): Promise<SimulatedText | null> {
  const row = await carriedTextsOf(db)
    .selectFrom('simulator.texts')
    .selectAll()
    .where('sid', '=', sid)
    .executeTakeFirst();
  return row ? simulatedText(row) : null;
}

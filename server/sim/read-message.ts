import type { SentMessage } from '../../contract/sim.ts';
import type { Deps } from '../deps.ts';
import { notFound } from '../errors.ts';
import { sentMailOf } from '../providers/mail/simulator/sent-mail.ts';

export async function readMessage(
  { config, database }: Pick<Deps, 'config' | 'database'>,
  id: string,
): Promise<SentMessage> {
  if (config.mail.provider !== 'simulator') throw notFound('This message');
  const message = await sentMailOf(database.kysely)
    .selectFrom('simulator.sent_mail')
    .selectAll()
    .where('id', '=', id)
    .executeTakeFirst();
  if (!message) throw notFound('This message');
  const { sent_at, ...rest } = message;
  return { ...rest, sentAt: sent_at.toISOString() };
}

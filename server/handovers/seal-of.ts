import type { Selectable } from 'kysely';
import type { HandoverStanding } from '../../contract/operate/drive.ts';
import type { HandoverKey } from '../../domain/handovers/event.ts';
import type { Queries } from '../db/connect.ts';
import type { Tables } from '../db/schema.ts';

export type SealRow = Selectable<Tables['seals']>;

export const sealOf = (
  db: Queries,
  { bookingId, kind }: HandoverKey,
): Promise<SealRow | undefined> =>
  db
    .selectFrom('seals')
    .selectAll()
    .where('booking_id', '=', bookingId)
    .where('kind', '=', kind)
    .executeTakeFirst();

export const sealShape = ({
  code,
  digest,
  link,
}: SealRow): NonNullable<HandoverStanding['seal']> => ({
  code,
  digest,
  link,
});

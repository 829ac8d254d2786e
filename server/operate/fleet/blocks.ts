import { sql } from 'kysely';
import type { Block } from '../../../contract/operate/fleet.ts';
import type { BlockReason } from '../../../domain/fleet/condition.ts';
import type { Queries } from '../../db/connect.ts';
import { toDate, toInstant } from '../../db/instant.ts';
import type { peopleOf } from '../staff/people-of.ts';

const blocks = (db: Queries) =>
  db
    .selectFrom('occupancies')
    .select(({ fn }) => [
      'id',
      'car_id',
      'city_id',
      'block_reason',
      'block_note',
      'block_by',
      fn<Date>('lower', ['during']).as('from'),
      fn<Date>('upper', ['during']).as('to'),
    ])
    .where('kind', '=', 'block');

export type StoredBlock = NonNullable<Awaited<ReturnType<typeof findBlock>>>;

export const findBlock = (db: Queries, id: string) =>
  blocks(db).where('id', '=', id).forUpdate().executeTakeFirst();

/** Those of a car that are not over, the next one first. */
export const blocksOfCar = (db: Queries, carId: string, now: Temporal.Instant) =>
  blocks(db)
    .where('car_id', '=', carId)
    .where(sql<boolean>`upper(during) > ${toDate(now)}`)
    .orderBy('from')
    .execute();

export type People = Awaited<ReturnType<typeof peopleOf>>;

export const blockShape = (row: StoredBlock, people: People): Block => ({
  id: row.id,
  carId: row.car_id,
  // A row of this kind has one: the table's own check.
  reason: row.block_reason as BlockReason,
  note: row.block_note,
  startsAt: toInstant(row.from).toString(),
  endsAt: toInstant(row.to).toString(),
  by: row.block_by === null ? null : people(row.block_by),
});

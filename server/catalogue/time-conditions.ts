import { type RawBuilder, sql } from 'kysely';
import type { TimeRange } from '../../domain/availability.ts';
import { toDate } from '../db/instant.ts';

export const rangeOf = ({ from, to }: TimeRange) => sql`tstzrange(${toDate(from)}, ${toDate(to)})`;

/** A hold keeps a car from everybody but its holder; null for who holds nothing. */
export const isNotHeldBy = (column: RawBuilder<unknown>, holdId: string | null) =>
  holdId === null ? sql`true` : sql`${column} IS DISTINCT FROM ${holdId}::uuid`;

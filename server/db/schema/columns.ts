import type { ColumnType } from 'kysely';

export type Amount = number;
export type Instant = ColumnType<Date, Date | string, Date | string>;
export type Json<T = unknown> = ColumnType<T, string, string>;

import { sql } from 'kysely';

export const PREPARED = '';
export const prepared = sql.raw(PREPARED);

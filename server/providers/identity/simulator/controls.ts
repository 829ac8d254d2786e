import type { Queries } from '../../../db/connect.ts';
import { simulatorTables } from './tables.ts';

/** Inquiries that somebody can decide by hand, those that wait for it first. */
export async function listOpenInquiries(db: Queries) {
  return simulatorTables(db)
    .selectFrom('simulator.inquiries')
    .select(['id', 'reference_id', 'status', 'expected_name', 'created_at', 'submitted_at'])
    .where('status', 'in', ['created', 'pending', 'needs_review'])
    .orderBy('submitted_at', (order) => order.asc().nullsLast())
    .orderBy('created_at')
    .execute();
}

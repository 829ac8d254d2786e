import type { TripEvidence } from '../../../domain/charges/evidence.ts';
import type { Queries } from '../../db/connect.ts';

/** What was sealed at both ends of a trip. */
export async function tripEvidence(_db: Queries, _bookingId: string): Promise<TripEvidence> {
  return { delivery: null, collection: null };
}

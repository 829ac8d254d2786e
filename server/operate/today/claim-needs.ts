import { droppedAt } from '../../../domain/charges/claim.ts';
import { money } from '../../../domain/money.ts';
import { objectionNeed } from '../../../domain/today/needs.ts';
import { asClaim } from '../../bookings/record/claims.ts';
import type { Queries } from '../../db/connect.ts';
import { toInstant } from '../../db/instant.ts';
import type { Found, Viewer } from './need-shape.ts';

/** Objections that somebody has to answer before their claim is dropped. */
export async function claimNeeds(db: Queries, cityId: string, viewer: Viewer): Promise<Found[]> {
  const rows = await db
    .selectFrom('claims')
    .innerJoin('bookings', 'bookings.id', 'claims.booking_id')
    .innerJoin('users', 'users.id', 'bookings.user_id')
    .selectAll('claims')
    .select(['bookings.reference', 'bookings.starts_at', 'bookings.ends_at'])
    .select(['bookings.car_snapshot', 'users.name', 'users.email'])
    .select(['users.phone_code', 'users.phone_number'])
    .where('claims.status', '=', 'objected')
    .where('bookings.city_id', '=', cityId)
    .execute();
  return rows.map((row) => ({
    kind: objectionNeed({ madeBy: row.made_by }, viewer),
    row: { ...row, id: row.booking_id },
    by: droppedAt(asClaim(row)),
    since: toInstant(row.answered_at ?? row.made_at),
    amount: money(row.amount, row.currency),
    claimId: row.id,
  }));
}

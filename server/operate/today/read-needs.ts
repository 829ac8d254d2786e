import type { Need } from '../../../contract/operate/today.ts';
import { isAnswerDue } from '../../../domain/dispute.ts';
import { money } from '../../../domain/money.ts';
import { inOrder, type NeedKind } from '../../../domain/needs.ts';
import type { Queries } from '../../db/connect.ts';
import { toInstant } from '../../db/instant.ts';
import { type TripRow, tripColumns, tripShape } from './trip-shape.ts';

interface Found {
  readonly kind: NeedKind;
  readonly row: TripRow;
  readonly by: Temporal.Instant | null;
  readonly since: Temporal.Instant;
  readonly amount: Need['amount'];
}

/** Bookings of a city that wait for a person. */
export async function readNeeds(
  db: Queries,
  cityId: string,
  seesRenters: boolean,
): Promise<Need[]> {
  const found = [...(await heldUp(db, cityId)), ...(await disputed(db, cityId))];
  return inOrder(found).map(({ kind, row, by, since, amount }) => ({
    ...tripShape(row, seesRenters),
    kind,
    by: by?.toString() ?? null,
    since: since.toString(),
    amount,
    startsAt: row.starts_at.toISOString(),
    endsAt: row.ends_at.toISOString(),
  }));
}

async function heldUp(db: Queries, cityId: string): Promise<Found[]> {
  const rows = await db
    .selectFrom('bookings')
    .innerJoin('users', 'users.id', 'bookings.user_id')
    .select(tripColumns)
    .select(['bookings.status', 'bookings.updated_at'])
    .where('bookings.city_id', '=', cityId)
    .where('bookings.status', 'in', ['security-deposit-retry', 'review'])
    .execute();
  return rows.map((row) => {
    const isDeposit = row.status === 'security-deposit-retry';
    return {
      kind: isDeposit ? 'deposit-refused' : 'review',
      row,
      by: isDeposit ? toInstant(row.starts_at) : null,
      since: toInstant(row.updated_at),
      amount: null,
    };
  });
}

async function disputed(db: Queries, cityId: string): Promise<Found[]> {
  const rows = await db
    .selectFrom('disputes')
    .innerJoin('bookings', 'bookings.id', 'disputes.booking_id')
    .innerJoin('users', 'users.id', 'bookings.user_id')
    .select(tripColumns)
    .select(['disputes.status', 'evidence_due_by', 'opened_at', 'disputes.amount'])
    .select('disputes.currency')
    .where('bookings.city_id', '=', cityId)
    .where('disputes.closed_at', 'is', null)
    .execute();
  return rows
    .filter(({ status }) => isAnswerDue(status))
    .map((row) => ({
      kind: 'dispute',
      row,
      by: row.evidence_due_by && toInstant(row.evidence_due_by),
      since: toInstant(row.opened_at),
      amount: money(row.amount, row.currency),
    }));
}

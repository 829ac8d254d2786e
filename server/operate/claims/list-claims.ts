import type { z } from 'zod';
import type { ClaimsQuery, DeskClaims } from '../../../contract/operate/claims.ts';
import { droppedAt } from '../../../domain/charges/claim.ts';
import { claimGroup, claimGroups } from '../../../domain/charges/claim-groups.ts';
import { money } from '../../../domain/money.ts';
import { carName } from '../../bookings/record/car-name.ts';
import { asClaim } from '../../bookings/record/claims.ts';
import type { Queries } from '../../db/connect.ts';
import { peopleOf } from '../staff/people-of.ts';

/** What waits for us stands first, and in it what ends first. */
export async function listClaims(
  db: Queries,
  { city, group, page, size }: z.output<typeof ClaimsQuery>,
): Promise<DeskClaims> {
  const every = await db
    .selectFrom('claims')
    .innerJoin('bookings', 'bookings.id', 'claims.booking_id')
    .select(['claims.id', 'claims.status', 'claims.settled_at', 'claims.answer_by'])
    .where('bookings.city_id', '=', city)
    .orderBy('claims.answer_by')
    .orderBy('claims.id')
    .execute();
  const grouped = every.map((one) => ({
    ...one,
    group: claimGroup(one.status, one.settled_at !== null),
  }));
  const asked = group ? grouped.filter((one) => one.group === group) : grouped;
  const order = claimGroups.flatMap((name) => {
    const own = asked.filter((one) => one.group === name);
    return name === 'over' ? own.toReversed() : own;
  });
  const ids = order.slice((page - 1) * size, page * size).map(({ id }) => id);
  const rows = await linesOf(db, ids);
  return {
    items: ids.flatMap((id) => rows.find((row) => row.id === id) ?? []),
    page,
    pages: Math.max(1, Math.ceil(order.length / size)),
    total: order.length,
    groups: claimGroups.map((name) => ({
      group: name,
      count: grouped.filter((one) => one.group === name).length,
    })),
  };
}

async function linesOf(db: Queries, ids: readonly string[]): Promise<DeskClaims['items']> {
  if (ids.length === 0) return [];
  const rows = await db
    .selectFrom('claims')
    .innerJoin('bookings', 'bookings.id', 'claims.booking_id')
    .innerJoin('users', 'users.id', 'bookings.user_id')
    .innerJoin('cars', 'cars.id', 'bookings.car_id')
    .selectAll('claims')
    .select(['bookings.reference', 'bookings.car_snapshot', 'users.name as renter', 'cars.plate'])
    .where('claims.id', 'in', ids)
    .execute();
  const nameOf = await peopleOf(
    db,
    rows.map(({ made_by }) => made_by),
  );
  return rows.map((row) => {
    return {
      id: row.id,
      kind: row.kind,
      status: row.status,
      group: claimGroup(row.status, row.settled_at !== null),
      amount: money(row.amount, row.currency),
      answerBy: row.answer_by.toISOString(),
      bookingId: row.booking_id,
      reference: row.reference,
      renter: row.renter,
      car: carName(row),
      plate: row.plate,
      madeAt: row.made_at.toISOString(),
      madeBy: nameOf(row.made_by),
      decideBy: droppedAt(asClaim(row))?.toString() ?? null,
    };
  });
}

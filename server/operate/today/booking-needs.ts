import { isAnswerDue } from '../../../domain/dispute.ts';
import { money, sum } from '../../../domain/money.ts';
import { reviewDueBy } from '../../../domain/policies/deposit-schedule.ts';
import { lostRefunds } from '../../bookings/money/lost-refunds.ts';
import { LAPSED } from '../../bookings/money/payments.ts';
import { offeredCars } from '../../bookings/offers/offered-cars.ts';
import type { Queries } from '../../db/connect.ts';
import { toInstant } from '../../db/instant.ts';
import type { Found } from './need-shape.ts';
import { tripColumns } from './trip-shape.ts';

/** Bookings that wait for a person by themselves: their deposit, review, dispute, refund or open question. */
export async function bookingNeeds(
  db: Queries,
  cityId: string,
  now: Temporal.Instant,
): Promise<Found[]> {
  return [
    ...(await heldUp(db, cityId)),
    ...(await reviewed(db, cityId)),
    ...(await withoutHold(db, cityId)),
    ...(await disputed(db, cityId)),
    ...(await refundsReturned(db, cityId)),
    ...(await unanswered(db, cityId, now)),
  ];
}

const bookingsIn = (db: Queries, cityId: string) =>
  db
    .selectFrom('bookings')
    .innerJoin('users', 'users.id', 'bookings.user_id')
    .where('bookings.city_id', '=', cityId);

async function heldUp(db: Queries, cityId: string): Promise<Found[]> {
  const rows = await bookingsIn(db, cityId)
    .select(tripColumns)
    .select('bookings.updated_at')
    .where('bookings.status', '=', 'security-deposit-retry')
    .execute();
  return rows.map((row) => ({
    kind: 'deposit-refused',
    row,
    by: toInstant(row.starts_at),
    since: toInstant(row.updated_at),
  }));
}

/** The deposit is the renter's: without a claim, a review is to end. What was claimed has hours of its own. */
async function reviewed(db: Queries, cityId: string): Promise<Found[]> {
  const rows = await bookingsIn(db, cityId)
    .select(tripColumns)
    .select(({ exists, selectFrom }) => [
      exists(
        selectFrom('claims').select('claims.id').whereRef('claims.booking_id', '=', 'bookings.id'),
      ).as('isClaimed'),
      selectFrom('booking_history')
        .select(({ fn }) => fn.max('booking_history.at').as('at'))
        .whereRef('booking_history.booking_id', '=', 'bookings.id')
        .where('from_status', '<>', 'review')
        .where('to_status', '=', 'review')
        .as('openedAt'),
    ])
    .where('bookings.status', '=', 'review')
    .execute();
  return rows.map(({ isClaimed, openedAt, ...row }) => {
    const since = toInstant(openedAt ?? row.ends_at);
    return { kind: 'review', row, by: isClaimed ? null : reviewDueBy(since), since };
  });
}

/** Handed over before the deposit could be held, and refused since; what was let go for a later day is held no more. */
async function withoutHold(db: Queries, cityId: string): Promise<Found[]> {
  const rows = await bookingsIn(db, cityId)
    .select(tripColumns)
    .select('bookings.updated_at')
    .where('bookings.status', '=', 'active')
    .where(({ exists, selectFrom }) =>
      exists(
        selectFrom('payments as refused')
          .select('refused.id')
          .whereRef('refused.booking_id', '=', 'bookings.id')
          .where('refused.kind', '=', 'deposit-hold')
          .where('refused.status', '=', 'failed')
          .where(({ not, exists, selectFrom }) =>
            not(
              exists(
                selectFrom('payments as held')
                  .select('held.id')
                  .whereRef('held.booking_id', '=', 'bookings.id')
                  .where('held.kind', '=', 'deposit-hold')
                  .where('held.status', '=', 'succeeded')
                  .where(({ not, exists, selectFrom }) =>
                    not(
                      exists(
                        selectFrom('payments as released')
                          .select('released.id')
                          .whereRef('released.parent_id', '=', 'held.id')
                          .whereRef('released.created_at', '<=', 'refused.created_at')
                          .where('released.kind', '=', 'deposit-release')
                          .where('released.reason', 'is distinct from', LAPSED),
                      ),
                    ),
                  ),
              ),
            ),
          ),
      ),
    )
    .execute();
  return rows.map((row) => ({
    kind: 'deposit-missing',
    row,
    by: null,
    since: toInstant(row.updated_at),
  }));
}

async function disputed(db: Queries, cityId: string): Promise<Found[]> {
  const rows = await bookingsIn(db, cityId)
    .innerJoin('disputes', 'disputes.booking_id', 'bookings.id')
    .select(tripColumns)
    .select(['disputes.status', 'evidence_due_by', 'opened_at', 'disputes.amount'])
    .select('disputes.currency')
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

/** Refunds that a bank sent back for good: the renter is owed them in another way. */
async function refundsReturned(db: Queries, cityId: string): Promise<Found[]> {
  const rows = await bookingsIn(db, cityId)
    .selectAll('bookings')
    .select(['users.name', 'users.email', 'users.phone_code', 'users.phone_number'])
    .where(({ exists, selectFrom }) =>
      exists(
        selectFrom('payments')
          .select('payments.id')
          .whereRef('payments.booking_id', '=', 'bookings.id')
          .where('payments.kind', '=', 'refund')
          .where('payments.status', '=', 'failed'),
      ),
    )
    .execute();
  const found: Found[] = [];
  for (const row of rows) {
    const lost = await lostRefunds(db, row);
    const [first] = lost;
    if (!first) continue;
    const amounts = lost.map(({ amount, currency }) => money(amount, currency));
    const amount = sum(amounts, row.currency);
    found.push({
      kind: 'refund-returned',
      row,
      by: null,
      since: toInstant(first.updated_at),
      amount,
    });
  }
  return found;
}

/** Renters who have been asked which other car they want; it names the one that comes where they do not say. */
async function unanswered(db: Queries, cityId: string, now: Temporal.Instant): Promise<Found[]> {
  const rows = await bookingsIn(db, cityId)
    .innerJoin('car_offers', 'car_offers.booking_id', 'bookings.id')
    .selectAll('bookings')
    .select(['users.name', 'users.email', 'users.phone_code', 'users.phone_number'])
    .select(['car_offers.id as offer_id', 'answer_by', 'made_at'])
    .where('car_offers.answered_at', 'is', null)
    .execute();
  const found: Found[] = [];
  for (const row of rows) {
    const [best] = await offeredCars(db, row, { id: row.offer_id }, now);
    found.push({
      kind: 'offer-open',
      row,
      by: toInstant(row.answer_by),
      since: toInstant(row.made_at),
      offered: best ? `${best.car.brand} ${best.car.model}` : null,
    });
  }
  return found;
}

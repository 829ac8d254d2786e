/** @module-tag embedded */
import { sql } from 'kysely';
import { expect, it } from 'vitest';
import { toDate } from '../../db/instant.ts';
import type { Rental } from '../../testing/rentals/rental.ts';
import { withRental } from '../../testing/rentals/with-rental.ts';
import { testNow } from '../../testing/test-database.ts';
import type { BookingWork } from '../record/work.ts';
import { sweepBookings } from './sweep.ts';

/** One more than a sweep takes at once. */
const MANY = 501;
const due = toDate(testNow.subtract({ minutes: 10 }));

let rental: Rental;
withRental((opened) => {
  rental = opened;
});

/** What a sweep queues, by the name of the queue. */
async function sweep(): Promise<Record<'bookings' | 'requests' | 'sweep', string[]>> {
  const queued = { bookings: [] as string[], requests: [] as string[], sweep: [] as string[] };
  const jobs: BookingWork['jobs'] = {
    ...rental.app.deps.jobs,
    enqueue: async (_, name, job) => {
      if ('bookingId' in job) queued.bookings.push(job.bookingId);
      if ('requestId' in job) queued.requests.push(job.requestId);
      if (name === 'sweep') queued.sweep.push('once more');
    },
  };
  await sweepBookings({ ...rental.app.deps, jobs });
  return queued;
}

async function copies(bookingId: string): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    INSERT INTO bookings SELECT (jsonb_populate_record(original, jsonb_build_object(
      'id', gen_random_uuid(),
      'reference', 'CPYCP' || translate(lpad(n::text, 3, '0'), '01', 'AB'),
      'quote_id', null,
      'next_step_at', ${due.toISOString()}::timestamptz
    ))).* FROM bookings AS original, generate_series(1, ${MANY}) AS n
    WHERE original.id = ${bookingId} RETURNING id`.execute(rental.db);
  return rows.map(({ id }) => id);
}

it('more bookings than a sweep takes are all queued, each once, without waiting for the next minute [R-CALL-031]', async () => {
  const { id } = await rental.book();
  await sweep(); // what the sample data has due
  const many = await copies(id);
  const first = await sweep();
  expect(first.sweep).toHaveLength(1);
  const second = await sweep();
  expect(second.sweep).toEqual([]);
  expect([...first.bookings, ...second.bookings].sort()).toEqual(many.sort());
});

it('more refunds than a sweep takes are all looked at by the next, each once [R-CALL-031]', async () => {
  const { id } = await rental.book();
  await sweep();
  await sql`
    INSERT INTO payments SELECT (jsonb_populate_record(charge, jsonb_build_object(
      'id', gen_random_uuid(),
      'idempotency_key', gen_random_uuid(),
      'provider_ref', gen_random_uuid(),
      'kind', 'refund',
      'reason', 'user-cancel',
      'renter_at', NULL,
      'check_again_at', ${due.toISOString()}::timestamptz
    ))).* FROM payments AS charge, generate_series(1, ${MANY})
    WHERE charge.booking_id = ${id} AND charge.kind = 'charge'`.execute(rental.db);
  const counts = [await sweep(), await sweep(), await sweep()].map(
    ({ bookings }) => bookings.filter((one) => one === id).length,
  );
  expect(counts).toEqual([500, 1, 0]);
});

it('requests that nobody can carry out at the moment do not keep the sweep from the others [R-CALL-031]', async () => {
  const { rows } = await sql<{ id: string }>`
    INSERT INTO requests (user_id, kind, status, payload, created_at, updated_at)
    SELECT ${rental.userId}, 'booking', 'pending', '{}', ${due}, ${due}
    FROM generate_series(1, ${MANY}) RETURNING id`.execute(rental.db);
  const first = await sweep();
  await rental.app.deps.clock.moveTo(testNow.add({ minutes: 1 }));
  const second = await sweep();
  expect(new Set([...first.requests, ...second.requests])).toEqual(
    new Set(rows.map(({ id }) => id)),
  );
});

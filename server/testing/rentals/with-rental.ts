import { afterAll, beforeAll, beforeEach } from 'vitest';
import { createTestApp } from '../test-app.ts';
import { testNow } from '../test-database.ts';
import { openRental, type Rental } from './rental.ts';

interface WithRental {
  readonly withoutCredit?: boolean;
  /** Of the environment. */
  readonly settings?: Record<string, string>;
}

/**
 * A renter for all tests of a file, on a product of their own; each test begins on the day of the tests.
 * `withoutCredit`: it would pay for a booking where the card is what is watched.
 */
export function withRental(
  take: (rental: Rental) => void,
  { withoutCredit = false, settings = {} }: WithRental = {},
): void {
  let rental: Rental;
  beforeAll(async () => {
    rental = await openRental(await createTestApp({ settings }));
    take(rental);
  });
  afterAll(() => rental.app.close());
  beforeEach(async () => {
    const { app, db, userId } = rental;
    await app.deps.clock.moveTo(testNow);
    if (withoutCredit) {
      await db.deleteFrom('credit_entries').where('user_id', '=', userId).execute();
    }
  });
}

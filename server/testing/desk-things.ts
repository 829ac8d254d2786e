import { randomUUID } from 'node:crypto';
import { money } from '../../domain/money.ts';
import { endPayment, paymentsOf, writePayment } from '../bookings/money/payments.ts';
import { openRental, type Rental } from './rentals/rental.ts';
import type { TestApp } from './test-app.ts';

const FIRST = Temporal.Instant.from('2027-03-20T09:00:00Z');
const FORTNIGHT_HOURS = 14 * 24;
/** One after the other, so that a small fleet is enough for many bookings. */
const SPANS = 5;

/** Bookings of the sample renter, made anew, as the parameters of an operation's path. */
export function deskThings(app: () => TestApp) {
  let rental: Rental | undefined;
  let made = 0;
  let standing: { readonly id: string } | undefined;
  /** Longer than the sample renter's credit reaches, so that some of it is on the card. */
  const booked = async () => {
    rental ??= await openRental(app());
    const startsAt = FIRST.add({ hours: (made % SPANS) * (FORTNIGHT_HOURS + 24) });
    made += 1;
    const endsAt = startsAt.add({ hours: FORTNIGHT_HOURS });
    const { id } = await rental.book({
      startsAt: startsAt.toString(),
      endsAt: endsAt.toString(),
    });
    return { id };
  };
  return {
    booked,
    /** The same one again, for what leaves it as it is. */
    async standing() {
      standing ??= await booked();
      return standing;
    },
    /** The car is back and nobody has looked at it. */
    async returned() {
      const { id } = await booked();
      const { kysely } = app().deps.database;
      await kysely.updateTable('bookings').set({ status: 'booked' }).where('id', '=', id).execute();
      for (const status of ['active', 'completed'] as const) {
        await kysely.updateTable('bookings').set({ status }).where('id', '=', id).execute();
      }
      return { id };
    },
    /** A refund of it was refused for good. */
    async withLostRefund() {
      const { id } = await booked();
      const now = app().deps.clock.now();
      await app()
        .deps.database.kysely.transaction()
        .execute(async (tx) => {
          const charge = (await paymentsOf(tx, id)).find(({ kind }) => kind === 'charge');
          if (!charge) throw new Error('it was not paid by card');
          const refund = await writePayment(
            tx,
            {
              bookingId: id,
              kind: 'refund',
              amount: money(10_000, charge.currency),
              paymentMethodId: charge.payment_method_id,
              provider: charge.provider,
              key: randomUUID(),
              parentId: charge.id,
              reason: 'goodwill',
            },
            now,
          );
          await endPayment(
            tx,
            refund.id,
            { ref: null, status: 'failed', failureCode: 'card_closed' },
            now,
          );
        });
      return { id };
    },
  };
}

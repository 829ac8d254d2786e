import { beforeAll, beforeEach } from 'vitest';
import type { DayWay } from '../../../domain/texts/day-way.ts';
import { sealedTrip } from '../sealed-trip.ts';
import { testNow } from '../test-database.ts';
import { openTextOffice } from '../text-office.ts';
import type { Rental } from './rental.ts';
import { withRental } from './with-rental.ts';

/** A renter who hears of the day by text, and mornings on which a car is brought to them. */
export function withTexts() {
  let rental: Rental;
  let office: ReturnType<typeof openTextOffice>;
  withRental((opened) => {
    rental = opened;
  });
  beforeAll(async () => {
    office = openTextOffice(rental.app);
    await rental.db.updateTable('cities').set({ handovers: 'recorded' }).execute();
  });

  let last = 912_000_000;
  let mobile = '';
  const phone = (number: string, country = 'PT', code = '+351') => ({
    phone_country: country,
    phone_code: code,
    phone_number: number,
  });
  /** Every test has a phone of its own: what was said from one stays said. */
  const choose = async (way: DayWay, number = phone(String(++last))) => {
    mobile = `${number.phone_code}${number.phone_number}`;
    await rental.db
      .updateTable('users')
      .set({ day_way: way, ...number })
      .where('id', '=', rental.userId)
      .execute();
  };
  beforeEach(() => choose('text'));

  const at = (time: string) => rental.app.deps.clock.moveTo(Temporal.Instant.from(time));
  return {
    get rental() {
      return rental;
    },
    get office() {
      return office;
    },
    /** The number that the renter of this test has. */
    get mobile() {
      return mobile;
    },
    phone,
    choose,
    at,
    /** A delivery at 9:00 in Lisbon, half an hour before it. */
    async morning() {
      await rental.app.deps.clock.moveTo(testNow);
      const trip = await sealedTrip(rental);
      await at('2027-03-18T09:00:00Z');
      await rental.advance(trip.bookingId);
      await at('2027-03-20T08:35:00Z');
      await trip.give('deliver');
      const own = trip.phone('deliver');
      own.act({ kind: 'began', carId: trip.carId, knownMarks: [] });
      return { ...trip, own };
    },
    async emailsAbout(bookingId: string) {
      const rows = await rental.db
        .selectFrom('outgoing_mail')
        .select('template')
        .where('event_key', 'like', `%:${bookingId}:%`)
        .where('template', 'in', [
          'car-on-the-way',
          'at-the-door',
          'running-late',
          'handover-sealed',
        ])
        .orderBy('created_at')
        .execute();
      return rows.map(({ template }) => template);
    },
  };
}

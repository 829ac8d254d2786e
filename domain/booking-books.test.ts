import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { type BookingBooks, checkBooking } from './booking-books.ts';
import { type BookingStatus, bookingStatuses, releasesCar } from './booking-lifecycle.ts';
import { moneyFromUnits, zero } from './money.ts';

const now = Temporal.Instant.from('2027-03-05T10:00:00Z');
const eur = (units: number) => moneyFromUnits(units, 'EUR');
const nothing = zero('EUR');
const trip = { startsAt: now.add({ hours: 72 }), endsAt: now.add({ hours: 120 }) };
const paid = {
  charged: eur(200),
  refunded: nothing,
  disputed: nothing,
  creditUsed: eur(30),
  creditGiven: nothing,
};

const booked: BookingBooks = {
  reference: 'ABCDEFGH',
  status: 'booked',
  profile: 'personal',
  createdAt: now.subtract({ hours: 24 }),
  trip,
  total: eur(200),
  creditInPrice: eur(30),
  ledger: paid,
  goodwill: nothing,
  hasCard: true,
  hasStandingHold: true,
  occupied: { from: trip.startsAt, to: trip.endsAt.add({ hours: 2 }) },
  end: null,
};
const cancelled: BookingBooks = {
  ...booked,
  status: 'cancelled-by-user',
  ledger: { ...paid, refunded: eur(200), creditGiven: eur(30) },
  hasStandingHold: false,
  occupied: null,
  end: {
    owed: { toCard: eur(200), toCredit: eur(30) },
    given: { toCard: eur(200), toCredit: eur(30) },
  },
};

const nobodyPaid = {
  charged: nothing,
  refunded: nothing,
  disputed: nothing,
  creditUsed: nothing,
  creditGiven: nothing,
};

const found = (books: BookingBooks) => checkBooking(books, now).map(({ kind }) => kind);

describe('the books of a booking', () => {
  test('agree for a paid one, a cancelled one and a company’s', () => {
    expect(found(booked)).toEqual([]);
    expect(found(cancelled)).toEqual([]);
    const company = {
      ...booked,
      profile: 'business',
      hasCard: false,
      hasStandingHold: false,
      ledger: nobodyPaid,
    } as const;
    expect(found(company)).toEqual([]);
    expect(found({ ...company, ledger: paid })).toEqual(['company-was-charged']);
  });

  test('want a charge for what counts as paid, unless nothing was to be charged', () => {
    const uncharged = { ...booked, ledger: { ...paid, charged: nothing } };
    expect(found(uncharged)).toEqual(['charge-missing']);
    expect(found({ ...uncharged, total: nothing })).toEqual([]);
    const pending = { status: 'pending', hasStandingHold: false, createdAt: now } as const;
    expect(found({ ...uncharged, ...pending })).toEqual([]);
  });

  test('tell what was found and what should be', () => {
    const [missing] = checkBooking({ ...booked, ledger: nobodyPaid }, now);
    expect(missing).toEqual({ kind: 'charge-missing', reference: 'ABCDEFGH', ours: eur(200) });
    const [shorter] = checkBooking({ ...booked, ledger: { ...paid, refunded: eur(50) } }, now);
    expect(shorter).toEqual({
      kind: 'paid-differs-from-total',
      reference: 'ABCDEFGH',
      ours: eur(180),
      theirs: eur(230),
    });
    const company = { ...booked, profile: 'business', hasStandingHold: false } as const;
    expect(checkBooking(company, now)).toEqual([
      { kind: 'company-was-charged', reference: 'ABCDEFGH', ours: eur(200) },
    ]);
  });

  test('want the total to be what was charged less refunds and credit', () => {
    const shorter = { ...booked, ledger: { ...paid, refunded: eur(50) } };
    expect(found(shorter)).toEqual(['paid-differs-from-total']);
    expect(found({ ...shorter, total: eur(150) })).toEqual([]);
    expect(found({ ...booked, ledger: { ...paid, creditGiven: eur(1) } })).toEqual([
      'paid-differs-from-total',
    ]);
    expect(found({ ...shorter, goodwill: eur(50) })).toEqual([]);
    // What a bank took is gone, and known to be.
    expect(found({ ...booked, ledger: { ...paid, disputed: eur(200) } })).toEqual([]);
  });

  test('want what the renter was promised to have been given back', () => {
    const owed = { toCard: eur(200), toCredit: eur(30) };
    const given = (toCard: number, toCredit: number) => ({
      ...cancelled,
      end: { owed, given: { toCard: eur(toCard), toCredit: eur(toCredit) } },
    });
    expect(found(given(199, 30))).toEqual(['given-back-to-card-differs']);
    expect(found(given(200, 31))).toEqual(['given-back-as-credit-differs']);
  });

  test('want no deposit held for what is settled, and one for a car that is out', () => {
    for (const status of ['processed', 'finished'] as const) {
      expect(found({ ...booked, status })).toEqual(['hold-still-stands']);
    }
    expect(found({ ...cancelled, hasStandingHold: true })).toEqual(['hold-still-stands']);
    const bare = { ...booked, hasStandingHold: false };
    const missing = bookingStatuses.filter((status) =>
      found({ ...bare, status }).includes('hold-missing'),
    );
    expect(missing.toSorted()).toEqual(['active', 'booked', 'completed', 'review']);
    expect(found({ ...bare, hasCard: false })).toEqual([]);
    const company = { ...bare, profile: 'business', ledger: nobodyPaid } as const;
    expect(found(company)).toEqual([]);
  });

  test('want the car to be kept from delivery to return', () => {
    expect(found({ ...booked, occupied: null })).toEqual(['car-not-reserved']);
    const short = { from: trip.startsAt, to: trip.endsAt.subtract({ minutes: 1 }) };
    expect(found({ ...booked, occupied: short })).toEqual(['car-not-reserved']);
    const late = { from: trip.startsAt.add({ minutes: 1 }), to: trip.endsAt };
    expect(found({ ...booked, occupied: late })).toEqual(['car-not-reserved']);
  });

  test('want a pending booking to be decided in time', () => {
    const pending = { ...booked, status: 'pending', hasStandingHold: false } as const;
    expect(found({ ...pending, createdAt: now.subtract({ minutes: 24 }) })).toEqual([]);
    expect(found({ ...pending, createdAt: now.subtract({ minutes: 25 }) })).toEqual([
      'booking-never-decided',
    ]);
  });

  test('in every status a car is kept for a booking that lives, and for no other', () => {
    const statuses = fc.constantFrom<BookingStatus>(...bookingStatuses);
    fc.assert(
      fc.property(statuses, fc.boolean(), (status, isKept) => {
        const books = { ...(releasesCar(status) ? cancelled : booked), status };
        const about = found({ ...books, occupied: isKept ? booked.occupied : null }).filter(
          (kind) => kind.startsWith('car-'),
        );
        const expected = releasesCar(status) ? 'car-still-reserved' : 'car-not-reserved';
        expect(about).toEqual(isKept === releasesCar(status) ? [expected] : []);
      }),
    );
  });
});

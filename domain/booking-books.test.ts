import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { type BookingBooks, checkBooking, type DisputeBooks } from './booking-books.ts';
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
  holdEndsAt: now.add({ hours: 60 }),
  occupied: { from: trip.startsAt, to: trip.endsAt.add({ hours: 2 }), isOwnCar: true },
  lines: { total: eur(200), carDays: 2 },
  tripDays: 2,
  nextStepAt: trip.startsAt,
  disputes: [],
  claims: [],
  isDepositTaken: false,
  releasedBy: null,
  end: null,
};
const cancelled: BookingBooks = {
  ...booked,
  status: 'cancelled-by-user',
  ledger: { ...paid, refunded: eur(200), creditGiven: eur(30) },
  hasStandingHold: false,
  holdEndsAt: null,
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

/** As a booking of another total has it, lines and all. */
const priced = (units: number) => ({
  total: eur(units),
  lines: { total: eur(units), carDays: 2 },
});

const dispute: DisputeBooks = {
  ref: 'du_1',
  status: 'needs-response',
  amount: eur(200),
  evidenceDueBy: now.add({ hours: 200 }),
  isWithdrawn: true,
  isReinstated: false,
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
    expect(found({ ...uncharged, ...priced(0) })).toEqual([]);
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
    expect(found({ ...shorter, ...priced(150) })).toEqual([]);
    expect(found({ ...booked, ledger: { ...paid, creditGiven: eur(1) } })).toEqual([
      'paid-differs-from-total',
    ]);
    expect(found({ ...shorter, goodwill: eur(50) })).toEqual([]);
    // What a bank took is gone, and known to be.
    expect(found({ ...booked, ledger: { ...paid, disputed: eur(200) } })).toEqual([]);
  });

  test('want the lines to add up to the total, and to be for all the days of the trip', () => {
    const lines = (units: number, carDays = 2) => ({ total: eur(units), carDays });
    expect(found({ ...booked, lines: lines(199) })).toEqual(['lines-differ-from-total']);
    expect(found({ ...cancelled, lines: lines(201) })).toEqual(['lines-differ-from-total']);
    expect(found({ ...booked, lines: lines(200, 1) })).toEqual(['trip-longer-than-paid']);
    expect(found({ ...booked, lines: lines(200, 3) })).toEqual([]);
  });

  test('want the car that was booked to be the one that is reserved', () => {
    const occupied = booked.occupied && { ...booked.occupied, isOwnCar: false };
    expect(found({ ...booked, occupied })).toEqual(['other-car-reserved']);
  });

  test('want something to be planned for a booking that lives, unless a bank has to decide first', () => {
    const forgotten = { ...booked, nextStepAt: null };
    expect(found(forgotten)).toEqual(['no-next-step']);
    expect(found({ ...cancelled, nextStepAt: null })).toEqual([]);
    expect(found({ ...forgotten, status: 'review' })).toEqual([]);
    expect(found({ ...forgotten, disputes: [dispute] })).toEqual([]);
  });

  test('want a dispute to be answered in time and to stand in the ledger', () => {
    const withDispute = (change: Partial<DisputeBooks>) =>
      found({ ...booked, disputes: [{ ...dispute, ...change }] });
    expect(withDispute({})).toEqual([]);
    const late = { evidenceDueBy: now.add({ hours: 71 }) };
    expect(withDispute(late)).toEqual(['dispute-unanswered']);
    expect(withDispute({ ...late, status: 'under-review' })).toEqual([]);
    expect(withDispute({ isWithdrawn: false })).toEqual(['dispute-not-in-ledger']);
    expect(withDispute({ status: 'inquiry', isWithdrawn: false })).toEqual([]);
    expect(withDispute({ status: 'won' })).toEqual(['dispute-not-in-ledger']);
    expect(withDispute({ status: 'won', isReinstated: true })).toEqual([]);
    expect(withDispute({ status: 'lost' })).toEqual([]);
  });

  test('want a company to get no credit for what it never paid', () => {
    const company = { ...booked, profile: 'business', hasStandingHold: false } as const;
    const ledger = { ...nobodyPaid, creditGiven: eur(5) };
    expect(found({ ...company, ledger })).toEqual(['credit-from-nothing']);
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
    const bare = { ...booked, hasStandingHold: false, holdEndsAt: null };
    const missing = bookingStatuses.filter((status) =>
      found({ ...bare, status }).includes('hold-missing'),
    );
    expect(missing.toSorted()).toEqual(['active', 'booked', 'completed', 'review']);
    expect(found({ ...bare, hasCard: false })).toEqual([]);
    const company = { ...bare, profile: 'business', ledger: nobodyPaid } as const;
    expect(found(company)).toEqual([]);
  });

  test('want the hold to last as long as it is needed, also while a return is looked at', () => {
    const lapsed = { ...booked, holdEndsAt: now.subtract({ hours: 1 }) };
    const named = bookingStatuses.filter((status) =>
      found({ ...lapsed, status }).includes('hold-lapsed'),
    );
    expect(named.toSorted()).toEqual(['active', 'booked', 'completed', 'review']);
    expect(found({ ...lapsed, hasStandingHold: false })).toEqual(['hold-lapsed']);
    const justNow = { ...lapsed, holdEndsAt: now.subtract({ minutes: 1 }) };
    expect(found(justNow)).toEqual([]);
  });

  test('want the car to be kept from delivery to return', () => {
    expect(found({ ...booked, occupied: null })).toEqual(['car-not-reserved']);
    const isOwnCar = true;
    const short = { from: trip.startsAt, to: trip.endsAt.subtract({ minutes: 1 }), isOwnCar };
    expect(found({ ...booked, occupied: short })).toEqual(['car-not-reserved']);
    const late = { from: trip.startsAt.add({ minutes: 1 }), to: trip.endsAt, isOwnCar };
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

describe('the books of claims', () => {
  const claim = {
    id: 'claim',
    status: 'accepted',
    answerBy: now.subtract({ hours: 24 }),
    due: eur(186),
    taken: eur(186),
    isDivided: true,
    isSettled: true,
  } as const;
  const taken: BookingBooks = {
    ...booked,
    status: 'processed',
    hasStandingHold: false,
    holdEndsAt: null,
    isDepositTaken: true,
  };
  const withClaim = (change: Partial<BookingBooks['claims'][number]>) =>
    found({ ...taken, claims: [{ ...claim, ...change }] });

  test('agree when what was taken is what is due', () => {
    expect(withClaim({})).toEqual([]);
    expect(withClaim({ status: 'withdrawn', due: nothing, taken: nothing })).toEqual([]);
  });

  test('name more taken than due, and less once it counts as settled', () => {
    expect(withClaim({ due: eur(100) })).toEqual(['claim-differs']);
    expect(withClaim({ taken: eur(100) })).toEqual(['claim-differs']);
    expect(withClaim({ taken: nothing, isSettled: false })).toEqual([]);
    expect(withClaim({ status: 'rejected', due: nothing })).toEqual(['claim-differs']);
  });

  test('leave what silence took until a later objection is decided', () => {
    expect(withClaim({ status: 'objected', due: nothing })).toEqual([]);
  });

  test('name a claim whose hour has passed without a consequence', () => {
    const open = { status: 'open', due: nothing, taken: nothing, isSettled: false } as const;
    expect(withClaim({ ...open, isDivided: false })).toEqual(['claim-left-open']);
  });

  test('name a deposit that is held past its hour though nobody claims it', () => {
    const late = {
      ...booked,
      status: 'completed',
      releasedBy: now.subtract({ hours: 2 }),
    } as const;
    expect(found(late)).toEqual(['deposit-kept']);
    const open = { ...claim, status: 'objected', taken: nothing, due: nothing } as const;
    const waits = { ...open, isDivided: false, isSettled: false };
    expect(found({ ...late, claims: [waits] })).toEqual([]);
  });
});

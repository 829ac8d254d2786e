import type { BookingStatus } from '../../domain/booking-lifecycle.ts';
import type { LiveCityId } from './cities.ts';
import { usedPromoCode } from './promo-codes.ts';

/** Given to the sample renter 100 days ago. */
export const giftedCreditUnits = 20;

/** Who booked; `driver` is any renter of the pool, `young-driver` the one who pays the fee. */
export type Booker = 'renter' | 'business' | 'driver' | 'company-driver' | 'young-driver';

/** A kind of booking, with its days counted from the day of loading. */
export type Occasion = {
  readonly status: BookingStatus;
  readonly by: Booker;
  readonly times: number;
  /** The day of delivery, from and to; null when the car came back a few hours ago. */
  readonly startsIn: readonly [number, number] | null;
  readonly lasts: readonly [number, number];
  /** Otherwise up to two weeks before delivery, or before now. */
  readonly bookedDaysAgo?: number;
  readonly cancelledHoursBefore?: number;
  readonly promo?: string;
  readonly creditUnits?: number;
  readonly reviewed?: true;
};

/**
 * The renter's own trips never overlap, in whichever city they are. Credit is always used on the
 * next booking in its currency: the gift on the second trip; what the last cancellation gave back
 * is still there, because nothing was booked since.
 */
const ofTheRenter: Readonly<Record<LiveCityId, readonly Occasion[]>> = {
  lisbon: [
    renter('finished', -130, 4, { promo: usedPromoCode }),
    renter('finished', -75, 3, { reviewed: true, creditUnits: giftedCreditUnits }),
    renter('processed', -20, 3, {}),
    renter('cancelled-by-user', -3, 2, { cancelledHoursBefore: 20, bookedDaysAgo: 11 }),
    renter('booked', 1, 3, { bookedDaysAgo: 9 }),
    renter('security-deposit-pending', 12, 4, { bookedDaysAgo: 7 }),
  ],
  'new-york': [
    renter('finished', -100, 5, {}),
    renter('cancelled-by-user', -35, 3, { cancelledHoursBefore: 130 }),
    renter('security-deposit-pending', 24, 6, { bookedDaysAgo: 8 }),
  ],
};

const ofTheBusinessRenter: Readonly<Record<LiveCityId, readonly Occasion[]>> = {
  lisbon: [business('finished', -62, 2), business('active', -2, 4), business('booked', 8, 3)],
  'new-york': [business('processed', -16, 4), business('booked', 16, 14)],
};

const ofThePool: Readonly<Record<LiveCityId, readonly Occasion[]>> = {
  lisbon: pool(),
  'new-york': [
    ...pool(),
    occasion('finished', 'young-driver', 1, [-60, -50], [2, 3]),
    occasion('security-deposit-pending', 'young-driver', 1, [10, 14], [3, 5]),
  ],
};

export const occasions: Readonly<Record<LiveCityId, readonly Occasion[]>> = {
  lisbon: [...ofTheRenter.lisbon, ...ofTheBusinessRenter.lisbon, ...ofThePool.lisbon],
  'new-york': [
    ...ofTheRenter['new-york'],
    ...ofTheBusinessRenter['new-york'],
    ...ofThePool['new-york'],
  ],
};

function pool(): Occasion[] {
  return [
    occasion('finished', 'driver', 8, [-150, -50], [1, 7]),
    occasion('processed', 'driver', 4, [-26, -12], [1, 6]),
    occasion('completed', 'driver', 2, null, [2, 5]),
    occasion('review', 'driver', 1, [-6, -6], [3, 3]),
    occasion('active', 'driver', 4, [-3, -1], [4, 6]),
    occasion('booked', 'driver', 3, [1, 1], [2, 7]),
    occasion('booked', 'company-driver', 2, [4, 20], [1, 10]),
    occasion('security-deposit-pending', 'driver', 6, [3, 40], [2, 7]),
    // Cancelled a good while before delivery, so that the refund went to the card.
    { ...occasion('cancelled-by-user', 'driver', 1, [-40, -30], [2, 4]), cancelledHoursBefore: 90 },
    { ...occasion('cancelled', 'driver', 1, [-45, -30], [2, 4]), cancelledHoursBefore: 60 },
    occasion('payment-failed', 'driver', 1, [-30, -12], [2, 5]),
    { ...occasion('security-deposit-failed', 'driver', 1, [-40, -20], [3, 5]), bookedDaysAgo: 45 },
  ];
}

function occasion(
  status: BookingStatus,
  by: Booker,
  times: number,
  startsIn: Occasion['startsIn'],
  lasts: Occasion['lasts'],
): Occasion {
  return { status, by, times, startsIn, lasts };
}

function renter(
  status: BookingStatus,
  day: number,
  lasts: number,
  details: Omit<Occasion, 'status' | 'by' | 'times' | 'startsIn' | 'lasts'>,
): Occasion {
  return { ...occasion(status, 'renter', 1, [day, day], [lasts, lasts]), ...details };
}

function business(status: BookingStatus, day: number, lasts: number): Occasion {
  return occasion(status, 'business', 1, [day, day], [lasts, lasts]);
}

import type { z } from 'zod';
import type { ModificationRequest, Stop } from '../../../contract/bookings.ts';
import type { TimeRange } from '../../../domain/availability.ts';
import { occupiedAfterChange } from '../../../domain/changed-times.ts';
import { add, type Money, money, negate, smaller, subtract, sum } from '../../../domain/money.ts';
import { type Entered, withoutChangeFees } from '../../../domain/policies/cancellation.ts';
import { enteredAfterChange, refundableToCard } from '../../../domain/policies/entered-window.ts';
import {
  type ChangeSettlement,
  isChangeable,
  mayChangeDrivers,
  mayMoveReturn,
  settleChange,
  withinPaid,
} from '../../../domain/policies/modification.ts';
import { type PriceTerms, type Quote, quote } from '../../../domain/pricing.ts';
import type { Trip } from '../../../domain/trip.ts';
import { requireCity } from '../../catalogue/require-city.ts';
import { requireDrivable } from '../../catalogue/require-drivable.ts';
import { requireEnd, requireTrip } from '../../catalogue/require-trip.ts';
import { requireWithinCompanyLimit } from '../../companies/require-within-limit.ts';
import type { Queries } from '../../db/connect.ts';
import { toInstant } from '../../db/instant.ts';
import { Refusal } from '../../errors.ts';
import { promoOf } from '../../quotes/promo-of.ts';
import { driverBirthdate, youngDriverBandsOf } from '../../quotes/queries.ts';
import { cancellationFacts, cancellationRules } from '../cancel/cancellation-facts.ts';
import { requireServed } from '../create/require-served.ts';
import { type DriverWrites, type PlannedDrivers, planDrivers } from '../drivers/plan-drivers.ts';
import type { BookingRow } from '../record/booking-row.ts';
import type { ItemLine } from '../record/item-rows.ts';
import { type Item, itemsOf } from '../record/items-of.ts';
import { occupiedBy } from '../record/occupy.ts';
import { stopOf } from '../record/stops.ts';
import type { BookingWork } from '../record/work.ts';

export interface PricedChange {
  readonly trip: Trip;
  /** The car is with its renter already. */
  readonly isOut: boolean;
  /** The car's time that it takes. */
  readonly occupied: TimeRange;
  readonly delivery: Stop;
  readonly return: Stop;
  readonly days: number;
  readonly lines: readonly ItemLine[];
  readonly total: Money;
  readonly settlement: ChangeSettlement;
  /** Credit that was used and is no longer needed. */
  readonly creditReturned: Money;
  /** What stays of the window it is in now. */
  readonly entered: Entered;
  /** Who drives from then on. */
  readonly drivers: DriverWrites;
}

export interface ChangeRules {
  /** The change window, the notice and the late fee are for renters: staff may set them aside, with a reason. */
  readonly setsRulesAside?: boolean;
}

/**
 * What a change would come to: the trip and places allowed, the booking's own prices, and who owes
 * what. Nothing is written, and whether the car is free is for the database to say.
 */
export async function priceChange(
  db: Queries,
  { clock, settings }: Pick<BookingWork, 'clock' | 'settings'>,
  booking: BookingRow,
  change: z.output<typeof ModificationRequest>,
  { setsRulesAside = false }: ChangeRules = {},
): Promise<PricedChange> {
  const now = clock.now();
  const startsAt = toInstant(booking.starts_at);
  const rules = settings.current();
  const isOfDrivers = change.driver !== undefined;
  const isOut = booking.status === 'active';
  const city = await requireCity(db, booking.city_id);
  const standing = { status: booking.status, startsAt, handovers: city.handovers };
  const isMoved = change.startsAt !== undefined && !startsAt.equals(change.startsAt);
  const movesDelivery = isMoved || change.delivery !== undefined;
  const windows = setsRulesAside ? { modificationHours: 0 } : rules.modifications_time_config;
  const allowed = isOfDrivers
    ? mayChangeDrivers(standing, now)
    : isOut
      ? mayMoveReturn(standing, { movesDelivery })
      : isChangeable(standing, windows, now);
  if (!allowed.ok) throw new Refusal(allowed.code, 'This booking cannot be changed any more.');

  const trip = {
    startsAt: change.startsAt ? Temporal.Instant.from(change.startsAt) : startsAt,
    endsAt: change.endsAt ? Temporal.Instant.from(change.endsAt) : toInstant(booking.ends_at),
  };
  const stops = {
    delivery: change.delivery ?? stopOf(booking, 'delivery'),
    return: change.return ?? stopOf(booking, 'return'),
  };
  if (!isOfDrivers) {
    if (!changesAnything(booking, trip, stops)) {
      throw new Refusal('nothing_changes', 'This is the booking as it stands.');
    }
    const require = isOut ? requireEnd : requireTrip;
    require(trip, city, { clock, settings, isNoticeWaived: setsRulesAside });
    await requireServed(db, city.id, stops);
    if (endsLater(booking, trip)) requireDrivable(await papersOf(db, booking), trip, city);
  }

  const items = await itemsOf(db, booking.id);
  const wanted = { driver: change.driver, startsAt: trip.startsAt };
  const drivers = await planDrivers(db, booking, items, wanted, now);
  const priced = await priceAnew(db, booking, trip, items, drivers, city);
  const fees = items.filter(({ kind }) => kind === 'change-fee').map(asLine(booking.currency));
  const paidFees = sum(
    fees.map(({ amount }) => amount),
    booking.currency,
  );
  const newTotal = sum([priced.total, paidFees], booking.currency);
  const paid = await cancellationFacts(db, booking);
  const { byCard, byCredit } = withoutChangeFees(paid);
  const left = add(byCard, byCredit);
  const unused = subtract(creditIn(items, booking), creditInLines(priced, booking));
  const creditReturned = smaller(unused, left);
  const settled = settleChange(
    {
      profile: booking.payment_profile,
      startsAt,
      currentTotal: money(booking.total, booking.currency),
      newTotal,
      paidByCard: refundableToCard(paid),
      isOfDrivers,
      isFeeWaived: setsRulesAside || isOut,
    },
    rules.booking_cancellation_config,
    now,
  );
  const settlement = withinPaid(settled, subtract(left, creditReturned));
  if (booking.company_id) {
    await requireWithinCompanyLimit(db, settings, booking.company_id, settlement.onInvoice);
  }
  const fee = settlement.fee.amount > 0 ? [feeLine(settlement.fee, fees.length + 1)] : [];
  const lines: ItemLine[] = [...priced.lines, ...fees, ...fee];
  const booked = { occupied: await occupiedBy(db, booking.id), endsAt: toInstant(booking.ends_at) };
  return {
    trip,
    isOut,
    occupied: occupiedAfterChange(booked, trip, city.turnaround_minutes),
    ...stops,
    days: priced.days,
    lines,
    total: sum([newTotal, settlement.fee], booking.currency),
    settlement,
    creditReturned,
    entered: enteredAfterChange(
      paid,
      { ...settlement, creditReturned },
      cancellationRules(settings, booking.currency),
      now,
    ),
    drivers: drivers.writes,
  };
}

/** The car, insurances and extras at the prices agreed when it was booked. */
async function priceAnew(
  db: Queries,
  booking: BookingRow,
  trip: Trip,
  items: readonly Item[],
  drivers: PlannedDrivers,
  city: Awaited<ReturnType<typeof requireCity>>,
): Promise<Quote> {
  const { currency } = booking;
  const priced = (item: Item) => ({
    ref: item.ref ?? '',
    label: item.label,
    pricePerDay: money(item.unit_amount, currency),
  });
  const [car] = items.filter(({ kind }) => kind === 'car').map(priced);
  if (!car) throw new Error(`Booking ${booking.id} has no car among its lines.`);
  const promo = items.find(({ kind }) => kind === 'promo');
  const terms = booking.price_terms ?? (await termsOfToday(db, booking, promo?.ref));
  return quote(
    car,
    trip,
    {
      insurances: items.filter(({ kind }) => kind === 'insurance').map(priced),
      // The fee is in the agreed price already.
      extras: [
        ...items
          .filter(({ kind, ref }) => kind === 'extra' && ref !== drivers.extraRef)
          .map((item) => ({ ...priced(item), hasFees: true, quantity: item.quantity })),
        ...(drivers.extra ? [drivers.extra] : []),
      ],
      driverBirthdate: await driverBirthdate(db, booking.user_id),
      additionalBirthdates: drivers.birthdates,
      promo: promo ? (terms.promo ?? undefined) : undefined,
      creditBalance: creditIn(items, booking),
    },
    {
      currency,
      timeZone: city.time_zone,
      taxDivisorBasisPoints: city.tax_basis_points,
      youngDriverBands: terms.youngDriverBands,
    },
  );
}

/** Of a booking that was made before its terms were stored. */
async function termsOfToday(
  db: Queries,
  { city_id }: BookingRow,
  promoCode: string | null | undefined,
): Promise<PriceTerms> {
  return {
    promo: promoCode ? await promoOf(db, promoCode) : null,
    youngDriverBands: await youngDriverBandsOf(db, city_id),
  };
}

const endsLater = (booking: BookingRow, { endsAt }: Trip) =>
  Temporal.Instant.compare(toInstant(booking.ends_at), endsAt) < 0;

const papersOf = (db: Queries, { car_id }: BookingRow) =>
  db.selectFrom('cars').select('drivable_until').where('id', '=', car_id).executeTakeFirstOrThrow();

function changesAnything(
  booking: BookingRow,
  trip: Trip,
  stops: { readonly delivery: Stop; readonly return: Stop },
): boolean {
  const sameStop = (end: 'delivery' | 'return') => {
    const { latitude, longitude, name } = stopOf(booking, end);
    const wanted = stops[end];
    return wanted.latitude === latitude && wanted.longitude === longitude && wanted.name === name;
  };
  return !(
    trip.startsAt.equals(toInstant(booking.starts_at)) &&
    trip.endsAt.equals(toInstant(booking.ends_at)) &&
    sameStop('delivery') &&
    sameStop('return')
  );
}

const asLine =
  (currency: BookingRow['currency']) =>
  (item: Item): ItemLine => ({
    kind: item.kind,
    ref: item.ref ?? item.kind,
    label: item.label,
    days: item.days,
    quantity: item.quantity,
    unitAmount: money(item.unit_amount, currency),
    amount: money(item.amount, currency),
  });

const feeLine = (fee: Money, ordinal: number): ItemLine => ({
  kind: 'change-fee',
  ref: `change-fee-${ordinal}`,
  label: null,
  days: 1,
  quantity: 1,
  unitAmount: fee,
  amount: fee,
});

function creditIn(items: readonly Item[], { currency }: BookingRow): Money {
  const used = items
    .filter(({ kind }) => kind === 'credit')
    .map(({ amount }) => money(amount, currency));
  return negate(sum(used, currency));
}

function creditInLines({ lines }: Quote, { currency }: BookingRow): Money {
  const used = lines.filter(({ kind }) => kind === 'credit').map(({ amount }) => amount);
  return negate(sum(used, currency));
}

import type { z } from 'zod';
import type { Booking, BookingMoney, BookingSummary } from '../../../contract/bookings.ts';
import { Booking as BookingSchema } from '../../../contract/bookings.ts';
import { isOpenToRenter } from '../../../domain/booking-lifecycle.ts';
import { includedServiceFee, includedTax } from '../../../domain/included-parts.ts';
import { type Money, money } from '../../../domain/money.ts';
import {
  depositAuthorisedAt,
  depositReleasedBy,
} from '../../../domain/policies/deposit-schedule.ts';
import {
  approvedBy,
  type DepositFacts,
  depositState,
  isToApprove,
} from '../../../domain/policies/deposit-state.ts';
import { splitByCredit, withShownCents } from '../../../domain/pricing.ts';
import { rentalDays } from '../../../domain/trip.ts';
import type { requireCity } from '../../catalogue/require-city.ts';
import { tripCityShape } from '../../catalogue/shapes.ts';
import { toInstant } from '../../db/instant.ts';
import type { Invoice } from '../invoices/invoice-row.ts';
import {
  depositHoldsOf,
  isTaken,
  type Payment,
  standingHold,
  succeeded,
} from '../money/payments.ts';
import type { BookingRow } from '../record/booking-row.ts';
import type { Item } from '../record/items-of.ts';
import { stopOf } from '../record/stops.ts';

type City = Awaited<ReturnType<typeof requireCity>>;
type Car = z.infer<typeof BookingSchema>['car'];

export function summaryShape(row: BookingRow, city: City, paid: BookingMoney): BookingSummary {
  return {
    id: row.id,
    reference: row.reference,
    status: row.status,
    createdAt: row.created_at.toISOString(),
    startsAt: row.starts_at.toISOString(),
    endsAt: row.ends_at.toISOString(),
    city: tripCityShape(city),
    car: BookingSchema.shape.car.parse(row.car_snapshot) satisfies Car,
    delivery: stopOf(row, 'delivery'),
    return: stopOf(row, 'return'),
    total: money(row.total, row.currency),
    money: paid,
  };
}

export function invoiceShape(invoice: Invoice): Booking['invoices'][number] {
  return {
    id: invoice.id,
    kind: invoice.kind,
    number: invoice.number,
    issuedAt: invoice.issued_at.toISOString(),
    total: money(invoice.total, invoice.currency),
  };
}

export function priceShape(
  row: BookingRow,
  city: City,
  items: readonly Item[],
): Pick<Booking, 'days' | 'lines' | 'includesServiceFee' | 'includesTaxes' | 'pricePerDay'> {
  const trip = { startsAt: toInstant(row.starts_at), endsAt: toInstant(row.ends_at) };
  const lines = withShownCents(
    items.map((item) => ({
      kind: item.kind,
      ref: item.ref ?? item.kind,
      label: item.label === item.kind ? null : item.label,
      days: item.days,
      quantity: item.quantity,
      unitAmount: money(item.unit_amount, row.currency),
      amount: money(item.amount, row.currency),
    })),
    row.currency,
  );
  const { rental } = splitByCredit({ lines, total: money(row.total, row.currency) });
  return {
    days: rentalDays(trip, city.time_zone),
    lines,
    includesServiceFee: includedServiceFee(rental),
    includesTaxes: includedTax(rental, city.tax_basis_points),
    pricePerDay: money(row.price_per_day, row.currency),
  };
}

/** Where the deposit stands; the amount is the one that was held, or that will be. */
interface Life extends Pick<DepositFacts, 'since' | 'timeZone' | 'handovers' | 'isClaimedOn'> {
  /** When the collection was sealed. */
  readonly returnedAt?: Temporal.Instant | null;
}

export function depositShape(
  row: BookingRow,
  amount: Money | null,
  payments: readonly Payment[],
  life: Life,
  now: Temporal.Instant,
): Omit<NonNullable<Booking['deposit']>, 'card'> | null {
  if (!amount) return null;
  const held = standingHold(payments);
  const holds = depositHoldsOf(payments, row.payment_method_id);
  const endsAt = toInstant(row.ends_at);
  const wasReleased = succeeded(payments, 'deposit-hold').length > 0;
  const startsAt = toInstant(row.starts_at);
  const createdAt = toInstant(row.created_at);
  const plannedAt = depositAuthorisedAt(startsAt, createdAt);
  const facts = { status: row.status, startsAt, endsAt, createdAt, ...life, ...holds };
  return {
    amount: held ? money(held.amount, held.currency) : amount,
    state: depositState({ ...facts, wasReleased, wasTaken: isTaken(payments) }, now),
    plannedAt: plannedAt.toString(),
    lapsesAt: (holds.hold?.until ?? holds.lapsedAt)?.toString() ?? null,
    releasedBy: releasedBy(row, life),
    approval: isToApprove(facts) ? { by: approvedBy(facts)?.toString() ?? null } : null,
  };
}

/** From the seal of the return on, a moment before the booking itself is over. A claim puts it off. */
function releasedBy(
  { status }: BookingRow,
  { since, timeZone, isClaimedOn, returnedAt }: Life,
): string | null {
  const isUnderWay = isOpenToRenter(status) || status === 'active';
  const from = isUnderWay ? returnedAt : status === 'completed' ? since : null;
  if (!from || isClaimedOn) return null;
  return depositReleasedBy(from, timeZone).toString();
}

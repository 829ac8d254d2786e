import type { z } from 'zod';
import type {
  CancelPreview,
  RefundAsked,
  RefundPreview,
} from '../../../contract/operate/desk-bookings.ts';
import { includedTax } from '../../../domain/included-parts.ts';
import { add, compareMoney, larger, type Money, subtract, zero } from '../../../domain/money.ts';
import { totalPaid } from '../../../domain/paid.ts';
import { refundLimit } from '../../../domain/permissions.ts';
import { goodwillLeft, judgeGoodwill } from '../../../domain/policies/goodwill.ts';
import { planCancellation } from '../../bookings/cancel/cancel-booking.ts';
import { planFullCancellation } from '../../bookings/cancel/cancel-in-full.ts';
import { paidFor } from '../../bookings/money/give-back.ts';
import { goodwillGiven, mostGoodwill } from '../../bookings/money/give-goodwill.ts';
import { paymentsOf, succeeded } from '../../bookings/money/payments.ts';
import type { BookingRow } from '../../bookings/record/booking-row.ts';
import { hasOpenChange } from '../../bookings/record/open-change.ts';
import { requireCity } from '../../catalogue/require-city.ts';
import type { Queries } from '../../db/connect.ts';
import { Refusal } from '../../errors.ts';
import type { StaffCaller } from '../http/staff-caller.ts';
import type { DeskWork } from './record-deed.ts';

type Planning = Pick<DeskWork, 'clock' | 'settings'>;

/** What a cancellation comes to, by the plan that carries it out. */
export async function previewCancel(
  db: Queries,
  work: Planning,
  booking: BookingRow,
  how: 'by-rules' | 'in-full',
): Promise<CancelPreview> {
  const paid = totalPaid(await paidFor(db, booking));
  if (how === 'by-rules') {
    const { refund, said } = await planCancellation(db, work, booking, work.clock.now());
    const { toCard, toCredit } = refund;
    const kept = subtract(paid, add(toCard, toCredit));
    return { toCard, toCredit, kept, beyondRules: zero(booking.currency), told: said };
  }
  const { back, said } = await planFullCancellation(db, booking);
  const beyondRules = subtract(add(back.toCard, back.toCredit), await byRules(db, work, booking));
  return {
    ...back,
    kept: subtract(paid, add(back.toCard, back.toCredit)),
    beyondRules: larger(beyondRules, zero(booking.currency)),
    told: said,
  };
}

/** What the rules alone would give back; nothing once they do not let it be cancelled. */
async function byRules(db: Queries, work: Planning, booking: BookingRow): Promise<Money> {
  try {
    const { refund } = await planCancellation(db, work, booking, work.clock.now());
    return add(refund.toCard, refund.toCredit);
  } catch (error) {
    if (error instanceof Refusal) return zero(booking.currency);
    throw error;
  }
}

/** What a refund beyond the rules comes to, and whether this person may give it. */
export async function previewRefund(
  db: Queries,
  caller: StaffCaller,
  booking: BookingRow,
  { amount, to }: z.output<typeof RefundAsked>,
): Promise<RefundPreview> {
  const city = await requireCity(db, booking.city_id);
  const limit = await limitOf(db, caller, booking);
  const most = await mostGoodwill(db, booking, to);
  const paidBefore = totalPaid(await paidFor(db, booking));
  const refusalOf = async (): Promise<RefundPreview['refusal']> => {
    if (compareMoney(amount, most) > 0) return 'more_than_paid';
    const verdict = judgeGoodwill(amount, limit);
    if (!verdict.ok) return verdict.code;
    return (await hasOpenChange(db, booking.id)) ? 'change_in_progress' : null;
  };
  return {
    amount,
    includesTax: includedTax(amount, city.tax_basis_points),
    taxPercent: city.tax_basis_points / 100 - 100,
    card: to === 'card' ? await newestCard(db, booking) : null,
    paidBefore,
    paidAfter: larger(subtract(paidBefore, amount), zero(booking.currency)),
    most,
    left: goodwillLeft(limit),
    refusal: await refusalOf(),
  };
}

/** Beyond the rules somebody gives no more than their role may, over the whole booking. */
export async function requireWithinGoodwill(
  db: Queries,
  caller: StaffCaller,
  booking: BookingRow,
  amount: Money,
): Promise<void> {
  const verdict = judgeGoodwill(amount, await limitOf(db, caller, booking));
  if (!verdict.ok) throw new Refusal(verdict.code, 'This is more than your role may give back.');
}

const limitOf = async (db: Queries, { grants }: StaffCaller, booking: BookingRow) => ({
  limitUnits: refundLimit(grants, booking.city_id),
  given: await goodwillGiven(db, booking),
});

/** A refund goes to the newest charge first. */
async function newestCard(db: Queries, { id }: BookingRow): Promise<RefundPreview['card']> {
  const newest = succeeded(await paymentsOf(db, id), 'charge').at(-1);
  if (!newest?.payment_method_id) return null;
  const card = await db
    .selectFrom('payment_methods')
    .select(['brand', 'last4'])
    .where('id', '=', newest.payment_method_id)
    .executeTakeFirst();
  return card ?? null;
}

import fc from 'fast-check';
import { expect, it } from 'vitest';
import {
  type Booking,
  CancellationTimeline,
  ModificationPrice,
} from '../../../contract/bookings.ts';
import { RequestRecord } from '../../../contract/requests.ts';
import { type Money, money, subtract } from '../../../domain/money.ts';
import { forgetSentMail } from '../../providers/mail/simulator/sent-mail.ts';
import { openPostOffice } from '../../testing/post-office.ts';
import {
  bookWith,
  EITHER_PAYER,
  expectNamed,
  expectSameFigures,
  meansFor,
} from '../../testing/rentals/paid-figures.ts';
import { laterTrip, type Rental } from '../../testing/rentals/rental.ts';
import { withRental } from '../../testing/rentals/with-rental.ts';
import { testNow } from '../../testing/test-database.ts';

let rental: Rental;
withRental((opened) => {
  rental = opened;
});

const seed = 20_270_305;
const newestEmail = async () => {
  const [newest] = await openPostOffice(rental.app).mailTo(EITHER_PAYER);
  return newest ?? { subject: '', text: '' };
};

it('however a trip is paid, booking, invoice, email and ledger say the same figures', async () => {
  await fc.assert(
    fc.asyncProperty(meansFor({ min: 1, max: 6 }), async (paid) => {
      const { renter, booking } = await bookWith(rental, paid);
      expect(booking.company !== null).toBe(paid.profile === 'business');
      await expectSameFigures(renter, booking);
      const email = await newestEmail();
      expect(email.subject).toMatch(/^Booked: /);
      expectNamed(email.text, booking);
    }),
    { numRuns: 15, seed },
  );
});

/** What happens to a trip after it was booked. */
type Event =
  | { readonly kind: 'change'; readonly byDays: number }
  | { readonly kind: 'support-refund'; readonly percent: number; readonly to: 'card' | 'credit' }
  /** Until so long before delivery, unless it is later already. */
  | { readonly kind: 'wait'; readonly untilHours: number };

const events: fc.Arbitrary<Event[]> = fc.array(
  fc.oneof(
    {
      weight: 3,
      arbitrary: fc.record({
        kind: fc.constant('change' as const),
        byDays: fc.constantFrom(-4, -3, -2, -1, 1, 2),
      }),
    },
    {
      weight: 2,
      arbitrary: fc.record({
        kind: fc.constant('support-refund' as const),
        percent: fc.constantFrom(1, 10, 50, 90, 100),
        to: fc.constantFrom('card', 'credit'),
      }),
    },
    {
      weight: 1,
      arbitrary: fc.record({
        kind: fc.constant('wait' as const),
        // Inside the window of free cancellation, and where a change costs a fee.
        untilHours: fc.constantFrom(24, 2.75),
      }),
    },
  ),
  { minLength: 1, maxLength: 5, size: 'max' },
);

const nothing = money(0, 'EUR');
const movedBetween = (before: Booking, after: Booking) => ({
  charged: subtract(after.charged, before.charged),
  refunded: subtract(after.refunded, before.refunded),
  credited: subtract(after.credited, before.credited),
});

/** Each event a minute after the last: the newest email is about it. */
async function pass(minutes: number): Promise<void> {
  const { clock } = rental.app.deps;
  await clock.moveTo(clock.now().add({ minutes }));
}

async function change(renter: Rental, before: Booking, byDays: number): Promise<void> {
  const endsAt = Temporal.Instant.from(before.endsAt).add({ hours: 24 * byDays });
  if (Temporal.Instant.compare(endsAt, Temporal.Instant.from(before.startsAt)) <= 0) return;
  const path = `/api/bookings/${before.id}/modifications`;
  const to = { endsAt: endsAt.toString() };
  const priced = await renter.send('POST', `${path}/price`, to);
  if (priced.status !== 200) return; // the car or the company's limit says no
  const promised = ModificationPrice.parse(await priced.json());
  const { id } = await renter.done(path, to, RequestRecord);
  expect(await renter.work(id)).toMatchObject({ status: 'accepted' });
  const after = await renter.booking(before.id);
  const moved = movedBetween(before, after);
  expect(moved).toEqual({
    charged: promised.charge,
    refunded: promised.refundToCard,
    credited: promised.refundToCredit,
  });
  const email = await newestEmail();
  expect(email.subject).toMatch(/^Changed: /);
  expectNamed(email.text, after, Object.values(moved));
}

/** Nothing can be given back of what was not paid; a company pays later. */
async function refund(
  renter: Rental,
  before: Booking,
  { percent, to }: { readonly percent: number; readonly to: 'card' | 'credit' },
): Promise<void> {
  const byCard = subtract(before.charged, before.refunded).amount;
  const most = byCard - Math.max(0, before.credited.amount - before.creditUsed.amount);
  const amount = money(Math.floor((most * percent) / 10_000) * 100, 'EUR');
  if (amount.amount <= 0) return;
  const { api } = await rental.app.operate('owner@handover.example');
  const body = { amount, to, reason: 'the car was late' };
  await api.refundForRenter({ params: { id: before.id }, body });
  const after = await renter.booking(before.id);
  const moved = movedBetween(before, after);
  const [refunded, credited] = to === 'card' ? [amount, nothing] : [nothing, amount];
  expect(moved).toEqual({ charged: nothing, refunded, credited });
  expectNamed((await newestEmail()).text, after, [amount]);
}

async function cancel(renter: Rental, before: Booking): Promise<void> {
  const path = `/api/bookings/${before.id}`;
  const { steps } = await renter.read(`${path}/cancellation`, CancellationTimeline);
  const { id } = await renter.done(`${path}/actions`, { action: 'user-cancel' }, RequestRecord);
  expect(await renter.work(id)).toMatchObject({ status: 'accepted' });
  const after = await renter.booking(before.id);
  const moved = movedBetween(before, after);
  const {
    toCard = nothing,
    toCredit = nothing,
    fee = nothing,
    changeFee = nothing,
  } = steps[0] ?? {};
  expect(moved).toEqual({ charged: nothing, refunded: toCard, credited: toCredit });
  const email = await newestEmail();
  expect(email.subject).toMatch(/^Cancelled: /);
  expectNamed(email.text, after, [toCard, toCredit, fee, changeFee] satisfies Money[]);
}

async function live(renter: Rental, id: string, event: Event): Promise<void> {
  const before = await renter.booking(id);
  if (event.kind === 'change') return change(renter, before, event.byDays);
  if (event.kind === 'support-refund') return refund(renter, before, event);
  const at = Temporal.Instant.from(laterTrip.startsAt).subtract({ minutes: event.untilHours * 60 });
  const { clock } = rental.app.deps;
  if (Temporal.Instant.compare(clock.now(), at) < 0) await clock.moveTo(at);
  await renter.advance(id);
}

it('and so do they after changes, refunds by support and a cancellation: 15 trips of up to five events', async () => {
  await fc.assert(
    fc.asyncProperty(
      meansFor({ min: 3, max: 7 }),
      events,
      fc.boolean(),
      async (paid, all, isCancelled) => {
        await rental.app.deps.clock.moveTo(testNow);
        await newestEmail(); // whatever the last trip left to send: it is of a later time, and forgotten
        await forgetSentMail(rental.db, EITHER_PAYER);
        const { renter, booking } = await bookWith(rental, paid);
        for (const event of all) {
          await pass(1);
          await live(renter, booking.id, event);
          await expectSameFigures(renter, booking);
        }
        if (!isCancelled) return;
        await pass(1);
        await cancel(renter, await renter.booking(booking.id));
        await expectSameFigures(renter, booking);
      },
    ),
    { numRuns: 15, seed },
  );
});

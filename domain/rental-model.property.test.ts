import fc from 'fast-check';
import { expect, test } from 'vitest';
import { type BookingStatus, isOpenToRenter, releasesCar } from './booking-lifecycle.ts';
import type { Money } from './money.ts';
import { type Booking, must, System, TURNAROUND_MINUTES } from './rental-model.fixture.ts';

/**
 * Renters book, pay, change, cancel and wait in any order. The system is made of the rules alone, put
 * together as the server does it; the model is a purse, a till and a calendar that know nothing of
 * them. After every command both must agree.
 */
const SEED = 20_270_305;
const RUNS = 2_000;
const COMMANDS = 50;

/** What must be true of purse, till and calendar, in whole numbers and without the rules. */
function check(system: System): void {
  const { bookings, credit, gifts } = system;
  let creditOfRenter = BigInt(gifts.amount);
  for (const booking of bookings) {
    const { status } = booking;
    const units = (amount: Money) => BigInt(amount.amount);
    const charged = booking.charges.reduce((all, { amount }) => all + units(amount), 0n);
    const refunded = booking.charges.reduce((all, charge) => all + units(charge.refunded), 0n);
    const used = units(booking.creditUsed);
    const given = units(booking.creditGiven);
    creditOfRenter += given - used;
    const kept = charged - refunded + used - given;
    const price = units(booking.total) + units(booking.creditInPrice);
    must(
      booking.charges.every((charge) => charge.refunded.amount <= charge.amount.amount),
      'a charge was given back more than once',
    );
    const fees = units(booking.changeFees);
    must(mayKeep(status, kept, { price, used, fees }), `${status} keeps ${kept} of ${price}`);
    const { boundAt } = booking;
    const isOurEnd = status === 'security-deposit-failed';
    must(
      !boundAt ||
        isOurEnd ||
        refunded - units(boundAt.refunded) <= charged - units(boundAt.charged),
      'credit became money on the card',
    );
    const needsDeposit = ['booked', 'active', 'completed'].includes(status);
    const isHeld = booking.hold !== undefined;
    must(needsDeposit || !isHeld, `a booking ${status} holds a deposit`);
    const hoursAhead = system.now.until(booking.startsAt).total('hours');
    must(!isHeld || hoursAhead <= 48, `a deposit is held ${hoursAhead} hours ahead`);
    const told = system.depositState(booking);
    const saysSo = isHeld ? ['held', 'lapsing'] : ['renewing', 'lapsed'];
    must(!needsDeposit || saysSo.includes(told), `the deposit of a booking ${status} is ${told}`);
  }
  must(BigInt(credit.amount) === creditOfRenter && credit.amount >= 0, 'the purse');
  const living = bookings.filter(({ status }) => !releasesCar(status));
  for (const [index, one] of living.entries()) {
    for (const other of living.slice(index + 1)) {
      const gap = TURNAROUND_MINUTES * 60_000;
      const areApart =
        one.endsAt.epochMilliseconds + gap <= other.startsAt.epochMilliseconds ||
        other.endsAt.epochMilliseconds + gap <= one.startsAt.epochMilliseconds;
      must(areApart, 'one car at two places');
    }
  }
}

function mayKeep(
  status: BookingStatus,
  kept: bigint,
  { price, used, fees }: { price: bigint; used: bigint; fees: bigint },
): boolean {
  switch (status) {
    case 'pending':
      return kept === used;
    case 'payment-failed':
    case 'security-deposit-failed':
    case 'cancelled':
      return kept === 0n;
    case 'cancelled-by-user':
      return (
        [0n, 250_000n, 500_000n].includes(kept - fees) ||
        (kept === price && price - fees < 500_000n)
      );
    default:
      return kept === price;
  }
}

const which = fc.nat({ max: 7 });
const command = fc.oneof(
  fc
    .tuple(
      fc.integer({ min: 2, max: 200 }),
      fc.integer({ min: 1, max: 28 }),
      fc.integer({ min: 60, max: 40_000 }),
    )
    .map(
      ([hours, days, cents]) =>
        (system: System) =>
          system.book(hours, days, cents),
    ),
  fc.tuple(which, fc.boolean()).map(
    ([n, isPaid]) =>
      (system: System) =>
        withBooking(system, n, (one) => system.pay(one, isPaid)),
  ),
  fc.tuple(which, fc.integer({ min: -48, max: 96 }), fc.integer({ min: 1, max: 28 })).map(
    ([n, shift, days]) =>
      (system: System) =>
        withBooking(system, n, (one) => system.change(one, shift, days)),
  ),
  fc.integer({ min: 1, max: 60_000 }).map((cents) => (system: System) => system.receive(cents)),
  which.map(
    (n) => (system: System) =>
      withBooking(system, n, (one) => {
        const { promised, paid } = system.cancel(one);
        expect(promised).toEqual(paid);
      }),
  ),
  fc.tuple(fc.constantFrom(0.1, 0.3, 1, 4, 23, 47, 170), fc.boolean()).map(
    ([hours, isHeld]) =>
      (system: System) =>
        system.pass(hours, isHeld),
  ),
);

function withBooking(system: System, n: number, act: (booking: Booking) => void): void {
  const booking = system.bookings.at(-1 - n);
  if (booking) act(booking);
}

test(`${RUNS} lives of ${COMMANDS} commands (seed ${SEED}) never lose, double or invent money, time or a status`, () => {
  let everOpen = 0;
  fc.assert(
    fc.property(fc.array(command, { minLength: COMMANDS, maxLength: COMMANDS }), (commands) => {
      const system = new System();
      for (const run of commands) {
        run(system);
        check(system);
      }
      everOpen += system.bookings.filter(({ status }) => !isOpenToRenter(status)).length;
    }),
    { numRuns: RUNS, seed: SEED },
  );
  expect(everOpen).toBeGreaterThan(RUNS);
});

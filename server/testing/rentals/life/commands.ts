import fc from 'fast-check';
import { expect } from 'vitest';
import { CancellationTimeline } from '../../../../contract/bookings.ts';
import { callFailures } from '../../../../contract/sim-declines.ts';
import { approve, decide, dispute } from './bank.ts';
import { book, bookOnCompany, change } from './book-and-change.ts';
import { chooseCard, endHoldEarly } from './cards.ts';
import { checkAll } from './check-all.ts';
import { type AtBank, type Known, type Life, read, settle } from './life.ts';
import { changeTurnaround, changeWindow } from './rules.ts';
import { bookInTrouble, passInTrouble } from './trouble.ts';

async function cancel(life: Life, one: Known): Promise<void> {
  const before = await read(life, one);
  const path = `/api/bookings/${one.id}/cancellation`;
  const timeline = CancellationTimeline.parse((await life.client.get(path)).document);
  const answer = await life.client.cancel(one.id);
  if (timeline.refusal) {
    expect(answer.document.error?.code).toBe(timeline.refusal);
    return;
  }
  expect(answer.status).toBe(202);
  one.isVoid = true;
  await settle(life);
  const after = await read(life, one);
  if (one.isDisputed) return; // what the bank has is given back when it has decided, as the audit sees
  const [promised] = timeline.steps;
  expect(after.refunded.amount - before.refunded.amount).toBe(promised?.toCard.amount);
  expect(after.credited.amount - before.credited.amount).toBe(promised?.toCredit.amount);
  const { charged, refunded } = one.boundAt ?? { charged: 0, refunded: 0 };
  expect(after.refunded.amount - refunded).toBeLessThanOrEqual(after.charged.amount - charged);
}

/** Lets time pass; what became of each booking is for the calendar to say. */
async function pass(life: Life, hours: number): Promise<void> {
  const { clock } = life.app.deps;
  await clock.moveTo(clock.now().add({ minutes: Math.round(hours * 60) }));
  await settle(life);
  await checkAll(life);
}

/** As the sample cities have it. */
export const TURNAROUND_HOURS = 2;

export type Command = (life: Life) => Promise<void>;
const withOne = (life: Life, n: number, act: (one: Known) => Promise<void>): Promise<void> => {
  const one = life.known.at(-1 - n);
  return one ? act(one) : Promise.resolve();
};
/** One that takes place, if any does: what is done to those that came to nothing is only refused. */
const withLiving = (life: Life, n: number, act: (one: Known) => Promise<void>): Promise<void> => {
  const living = life.known.filter(({ isVoid }) => !isVoid);
  const one = living.at(-1 - (n % Math.max(1, living.length)));
  return one ? act(one) : withOne(life, n, act);
};
const which = fc.nat({ max: 3 });
const days = fc.integer({ min: 1, max: 9 });
/** Half of them so soon that the deposit is held at once. */
const ahead = fc.oneof(fc.integer({ min: 3, max: 47 }), fc.integer({ min: 3, max: 200 }));
const passing = fc.constantFrom(0.5, 2, 20, 60);
const failure = fc.constantFrom(...callFailures);
const answer = fc.constantFrom<AtBank>('approve', 'approve', 'refuse', 'ignore');
export const command: fc.Arbitrary<Command> = fc.oneof(
  fc
    .record({
      hours: ahead,
      days,
      isDeclined: fc.nat({ max: 4 }),
      answer,
    })
    .map(
      (one): Command =>
        (life) =>
          book(life, one.hours, one.days, {
            isDeclined: one.isDeclined === 0,
            answer: one.answer,
          }),
    ),
  fc.record({ which, hours: fc.integer({ min: -24, max: 72 }), days, answer }).map(
    (one): Command =>
      (life) =>
        withLiving(life, one.which, (it) => change(life, it, one.hours, one.days, one.answer)),
  ),
  which.map(
    (n): Command =>
      (life) =>
        withLiving(life, n, (one) => dispute(life, one)),
  ),
  fc.constantFrom<'won' | 'lost'>('won', 'lost').map(
    (end): Command =>
      (life) =>
        decide(life, end),
  ),
  fc.constantFrom(24, 48, 72).map(
    (hours): Command =>
      (life) =>
        changeWindow(life, hours),
  ),
  fc.constantFrom(1, 2, 4).map(
    (hours): Command =>
      (life) =>
        changeTurnaround(life, hours),
  ),
  fc.record({ which, answer }).map(
    (one): Command =>
      (life) =>
        withLiving(life, one.which, (it) => approve(life, it, one.answer)),
  ),
  which.map(
    (n): Command =>
      (life) =>
        withOne(life, n, (one) => cancel(life, one)),
  ),
  which.map(
    (n): Command =>
      (life) =>
        withLiving(life, n, (one) => chooseCard(life, one)),
  ),
  which.map(
    (n): Command =>
      (life) =>
        withLiving(life, n, (one) => endHoldEarly(life, one)),
  ),
  fc.record({ hours: ahead, days }).map(
    (one): Command =>
      (life) =>
        bookOnCompany(life, one.hours, one.days),
  ),
  passing.map(
    (hours): Command =>
      (life) =>
        pass(life, hours),
  ),
  fc.record({ hours: passing, failure }).map(
    (one): Command =>
      (life) =>
        passInTrouble(life, one.hours, one.failure),
  ),
  fc.record({ hours: ahead, days, failure }).map(
    (one): Command =>
      (life) =>
        bookInTrouble(life, one.hours, one.days, one.failure),
  ),
);

/** The next run begins with an empty calendar: everything that can still be cancelled is. Then every page is read. */
export async function free(life: Life): Promise<void> {
  while (life.disputes.length > 0) await decide(life, 'won');
  for (const one of life.known.filter(({ isVoid }) => !isVoid)) await cancel(life, one);
  for (const one of life.known) one.isLaidAside = false;
  await pass(life, 24 * 14);
  await changeTurnaround(life, TURNAROUND_HOURS);
}

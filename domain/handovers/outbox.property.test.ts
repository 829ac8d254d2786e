import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { HandoverAct } from './event.ts';
import { missingSteps } from './handover.ts';
import { type HandoverNeed, handoverNeeds, hasEvidence } from './judge-seal.ts';
import { type OutboxState, outboxState, sealedDigest } from './outbox.ts';
import { type Fate, fates, PhoneModel } from './phone-model.fixture.ts';
import { BOOKED_CAR, digestOf, ServerModel } from './server-model.fixture.ts';
import { handoverViews } from './view.ts';

const RUNS = 10_000;
const MOST_STEPS = 80;
const PHONES = 2;

type Step = { readonly phone: number } & (
  | { readonly kind: 'act' | 'photograph'; readonly at: number; readonly bytes: number }
  /** Everything that a seal needs, or with a step left out. */
  | { readonly kind: 'walk'; readonly at: number; readonly isWhole: boolean }
  /** Over what was done, or over something else. */
  | { readonly kind: 'seal'; readonly at: number; readonly isTrue: boolean }
  | { readonly kind: 'send'; readonly fate: Fate }
  /** Something that was under way comes through: the oldest or the newest of it. */
  | { readonly kind: 'comes-late'; readonly isNewest: boolean }
  | { readonly kind: 'kill' | 'fill' | 'empty' | 'evict' | 'restore' }
  /** Somebody else has the job, the booking another car, or the trip is cancelled. */
  | { readonly kind: 'give-away' | 'other-car' | 'cancel' }
);

const mostly = fc.nat({ max: 5 }).map((one) => one > 0);

const step: fc.Arbitrary<Step> = fc
  .tuple(
    fc.nat({ max: PHONES - 1 }),
    fc.oneof(
      {
        weight: 4,
        arbitrary: fc.record({
          kind: fc.constantFrom('act' as const, 'photograph' as const, 'photograph' as const),
          // A clock that is years wrong, and turned back in between.
          at: fc.integer({ min: 0, max: 4_000_000_000_000 }),
          bytes: fc.integer({ min: 1, max: 450 }),
        }),
      },
      {
        weight: 1,
        arbitrary: fc.record({
          kind: fc.constant('walk' as const),
          at: fc.nat(),
          isWhole: mostly,
        }),
      },
      {
        weight: 1,
        arbitrary: fc.record({ kind: fc.constant('seal' as const), at: fc.nat(), isTrue: mostly }),
      },
      {
        weight: 8,
        arbitrary: fc.record({
          kind: fc.constant('send' as const),
          fate: fc.constantFrom(...fates),
        }),
      },
      {
        weight: 3,
        arbitrary: fc.record({ kind: fc.constant('comes-late' as const), isNewest: fc.boolean() }),
      },
      {
        weight: 2,
        arbitrary: fc.record({
          kind: fc.constantFrom('kill' as const, 'fill' as const, 'empty' as const),
        }),
      },
      {
        weight: 1,
        arbitrary: fc.record({
          kind: fc.constantFrom(
            ...Array<'restore'>(8).fill('restore'),
            'evict' as const,
            'give-away' as const,
            'other-car' as const,
            'cancel' as const,
          ),
        }),
      },
    ),
  )
  .map(([phone, what]) => ({ phone, ...what }));

function take(step: Step, phones: readonly PhoneModel[], server: ServerModel) {
  const phone = phones[step.phone] ?? expect.fail();
  switch (step.kind) {
    case 'act':
      return phone.record({ kind: 'set-out' }, step.at, null);
    case 'photograph': {
      const digest = `${phone.id}-photo-${phone.shown.length}`;
      const act = { kind: 'photograph-taken', subject: 'door', of: null } as const;
      const { bytes } = step;
      return phone.record({ ...act, digest, bytes }, step.at, { digest, bytes });
    }
    case 'walk':
      return walk(phone, step);
    case 'seal': {
      if (sealedDigest(phone.outbox) !== null) return;
      const digest = step.isTrue ? digestOf(phone.handover()) : `${phone.id}-seal`;
      return phone.record({ kind: 'sealed', digest }, step.at, null);
    }
    case 'send':
      return phone.send(step.fate);
    case 'comes-late': {
      const pool = step.isNewest ? phone.underWay : server.underWay;
      return (step.isNewest ? pool.pop() : pool.shift())?.();
    }
    case 'kill':
      phone.underWay = [];
      return;
    case 'fill':
      phone.isFull = true;
      return;
    case 'empty':
      phone.isFull = false;
      return;
    case 'evict':
      return phone.evict();
    case 'restore':
      return server.loseLast();
    case 'give-away':
      server.givenAway.add(phone.id);
      return;
    case 'other-car':
      server.car = 'another';
      return;
    case 'cancel':
      server.isCancelled = true;
      return;
  }
}

function walk(phone: PhoneModel, { at, isWhole }: { at: number; isWhole: boolean }): void {
  if (phone.outbox.events.some(({ act }) => act.kind === 'signed')) return;
  const act = (done: HandoverAct) => phone.record(done, at, null);
  const bytes = 1;
  const fileOf = (name: string) => ({ digest: `${phone.id}-${name}-${phone.shown.length}`, bytes });
  act({ kind: 'began', carId: BOOKED_CAR, knownMarks: [] });
  act({ kind: 'identity-checked', isSamePerson: true, words: '' });
  for (const of of handoverViews) {
    const file = fileOf(of);
    phone.record({ kind: 'photograph-taken', subject: 'view', of, ...file }, at, file);
  }
  const readings = { odometerKm: 24_180, fuelEighths: 6, chargePercent: null, keys: 2 };
  if (isWhole) act({ kind: 'readings-noted', readings });
  const file = fileOf('signature');
  phone.record({ kind: 'signed', name: 'Ana Sousa', digest: file.digest }, at, file);
}

interface End {
  readonly state: OutboxState;
  /** Why there is no seal. */
  readonly need: string | null;
}

/** How this phone may end, from what all have done and what the desk did meanwhile. */
function explainedBy(own: PhoneModel, server: ServerModel): End[] {
  if (own.shown.length === 0) return [{ state: 'nothing', need: null }];
  const alone = endsAlone(own, server);
  const isSecond = hasEvidence(own.handover()) && server.isSealedByOtherThan(own.id);
  const second: End[] = isSecond ? [{ state: 'conflict', need: 'second-phone' }] : [];
  if (server.otherThan(own.id) === undefined) return [...alone, ...second];
  // Whoever is sealed and has nothing more to say does not hear of the other any more.
  const met = alone.map(({ need }): End => ({ state: 'conflict', need }));
  return [...alone.filter(({ state }) => state === 'sealed'), ...met, ...second];
}

function endsAlone(own: PhoneModel, server: ServerModel): End[] {
  const handover = own.handover();
  const refused = (need: HandoverNeed): End => ({ state: 'conflict', need });
  const isLate = server.givenAway.has(own.id) && hasEvidence(handover);
  if (!handover.sealed) return [isLate ? refused('late') : { state: 'unsealed', need: null }];
  const isTrue = handover.sealed.digest === digestOf(handover);
  const isWhole = missingSteps(handover).length === 0;
  const cancelled = server.isCancelled ? [refused('cancelled')] : [];
  if (isLate && !(isTrue && isWhole)) return [refused('late'), ...cancelled];
  if (!isTrue) return [refused('digest-differs'), ...cancelled];
  if (!isWhole) return [refused('incomplete'), ...cancelled];
  const isOtherCar = server.car !== handover.carId;
  // It depends on which came first, the last of the handover or the desk.
  const sealed: End = { state: 'sealed', need: null };
  if (isLate) return [sealed, refused('late'), ...cancelled];
  return [sealed, ...(isOtherCar ? [refused('other-car')] : []), ...cancelled];
}

/** Of what a browser deleted the server has the beginning; where the rest is missing, it has been told. */
function expectLossesTold({ id, past }: PhoneModel, server: ServerModel): void {
  for (const [at, { id: pastId, shown, isClosed }] of past.entries()) {
    const stored = server.idsOf(pastId);
    expect(stored).toEqual(shown.slice(0, stored.length));
    const isWhole = stored.length === shown.length && server.missingOf(pastId).length === 0;
    const nextId = past[at + 1]?.id ?? id;
    // Lost with its own word about this one: then that word is what is missing, and is told of next.
    const isTold = server.idsOf(nextId).length > 0;
    if (isWhole || isClosed || !isTold || server.isSettled(nextId)) continue;
    expect(server.losses().map(({ emptied }) => emptied.phoneId)).toContain(pastId);
  }
}

test(`${RUNS} runs of cut, kill, repetition, disorder, wrong clock, full and emptied storage, a second phone and refused seals: nothing is lost or doubled, every end is explained`, () => {
  const ends = new Set<OutboxState>();
  const needs = new Set<string>();
  fc.assert(
    fc.property(fc.array(step, { maxLength: MOST_STEPS, size: 'max' }), (steps) => {
      const server = new ServerModel();
      const phones = Array.from(
        { length: PHONES },
        (_, at) => new PhoneModel(`phone-${at}`, server),
      );
      for (const one of steps) take(one, phones, server);
      for (const phone of phones) phone.finish();
      for (const phone of phones) phone.finish();

      expect(phones.filter(({ outbox }) => outbox.seal !== null).length).toBeLessThanOrEqual(1);
      for (const phone of phones) {
        const { id, shown, outbox, files } = phone;
        expect(server.idsOf(id)).toEqual(shown);
        expect(outbox.events.map(({ number }) => number)).toEqual(shown.map((_, at) => at + 1));
        expect(server.missingOf(id)).toEqual([]);
        const state = outboxState(outbox);
        const { need } = outbox;
        expect(explainedBy(phone, server)).toContainEqual({ state, need });
        ends.add(state);
        if (need) needs.add(need);
        expectLossesTold(phone, server);
        // Whatever is not sealed still has every photograph on the phone.
        if (outbox.seal === null) expect(files.size).toBe(outbox.files.length);
      }
    }),
    { numRuns: RUNS },
  );
  expect([...ends].sort()).toEqual(['conflict', 'nothing', 'sealed', 'unsealed']);
  expect([...needs].sort()).toEqual(handoverNeeds.toSorted());
});

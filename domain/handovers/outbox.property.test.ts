import fc from 'fast-check';
import { expect, test } from 'vitest';
import { type OutboxState, outboxState, sealedDigest } from './outbox.ts';
import { type Fate, fates, PhoneModel } from './phone-model.fixture.ts';
import { ServerModel } from './server-model.fixture.ts';

const RUNS = 10_000;
const MOST_STEPS = 80;
const PHONES = 2;

type Step = { readonly phone: number } & (
  | { readonly kind: 'act' | 'photograph' | 'seal'; readonly at: number; readonly bytes: number }
  | { readonly kind: 'send'; readonly fate: Fate }
  /** Something that was under way comes through: the oldest or the newest of it. */
  | { readonly kind: 'comes-late'; readonly isNewest: boolean }
  | { readonly kind: 'kill' | 'fill' | 'empty' | 'restore' }
);

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
          kind: fc.constant('seal' as const),
          at: fc.nat(),
          bytes: fc.constant(1),
        }),
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
      { weight: 1, arbitrary: fc.record({ kind: fc.constant('restore' as const) }) },
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
    case 'seal': {
      if (sealedDigest(phone.outbox) !== null) return;
      return phone.record({ kind: 'sealed', digest: `${phone.id}-seal` }, step.at, null);
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
    case 'restore':
      return server.loseLast();
  }
}

/** The states in which this phone may end, from what both have done. */
function explainedBy(phones: readonly PhoneModel[], id: string): OutboxState[] {
  const hasSealed = ({ outbox }: PhoneModel) => sealedDigest(outbox) !== null;
  const own = phones.find((one) => one.id === id) ?? expect.fail();
  const isMet = phones.some((one) => one.id !== id && hasSealed(one));
  if (own.shown.length === 0) return ['nothing'];
  const alone = hasSealed(own) ? 'sealed' : 'unsealed';
  return isMet ? [alone, 'conflict'] : [alone];
}

test(`${RUNS} runs of cut, kill, repetition, disorder, wrong clock, full storage and a second phone: nothing is lost or doubled`, () => {
  const ends = new Set<OutboxState>();
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
      for (const { id, shown, outbox, files } of phones) {
        expect(server.idsOf(id)).toEqual(shown);
        expect(outbox.events.map(({ number }) => number)).toEqual(shown.map((_, at) => at + 1));
        expect(server.missingOf(id)).toEqual([]);
        expect(explainedBy(phones, id)).toContain(outboxState(outbox));
        ends.add(outboxState(outbox));
        // Whatever is not sealed still has every photograph on the phone.
        if (outbox.seal === null) expect(files.size).toBe(outbox.files.length);
      }
    }),
    { numRuns: RUNS },
  );
  expect([...ends].sort()).toEqual(['conflict', 'nothing', 'sealed', 'unsealed']);
});

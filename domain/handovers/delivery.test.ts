import fc from 'fast-check';
import { expect, it } from 'vitest';
import { judgeDelivery } from './delivery.ts';
import type { HandoverEvent } from './event.ts';
import { wholeHandover } from './handover.fixture.ts';
import { handoverFrom } from './handover.ts';

const all = wholeHandover();

it('takes what is new, and what was taken before once more without a word', () => {
  expect(judgeDelivery([], all)).toEqual({ ok: true, fresh: all });
  expect(judgeDelivery(all, all)).toEqual({ ok: true, fresh: [] });
  expect(judgeDelivery(all.slice(0, 5), all.slice(3, 7))).toEqual({
    ok: true,
    fresh: all.slice(5, 7),
  });
});

it('refuses a gap, and other content under a number that is taken', () => {
  expect(judgeDelivery(all.slice(0, 2), all.slice(3))).toEqual({
    ok: false,
    code: 'event_out_of_order',
  });
  const [first, ...rest] = all;
  if (!first) throw new Error('no events');
  const changed = [
    { ...first, act: { kind: 'set-out' } as const },
    { ...first, at: first.at.add({ milliseconds: 1 }) },
    { ...first, id: rest[0]?.id ?? '' },
  ];
  for (const event of changed) {
    expect(judgeDelivery(all, [event])).toEqual({ ok: false, code: 'event_differs' });
  }
});

it('knows an event again in whatever order its fields come', () => {
  const [first] = all;
  if (!first) throw new Error('no events');
  const sent = { ...first, act: { kind: 'signed', name: 'Ana', digest: 'abc' } } as const;
  const stored = { ...first, act: { digest: 'abc', name: 'Ana', kind: 'signed' } } as const;
  expect(judgeDelivery([stored], [sent])).toEqual({ ok: true, fresh: [] });
});

/** What a phone with a bad line does: parts of its list, again, overlapping, out of order, then all of it. */
const deliveries = fc.array(
  fc
    .tuple(fc.nat({ max: all.length }), fc.nat({ max: all.length }))
    .map(([one, other]) => all.slice(Math.min(one, other), Math.max(one, other))),
  { maxLength: 30, size: 'max' },
);

it('ends with the same handover, however often and in whatever order parts of it arrive', () => {
  fc.assert(
    fc.property(deliveries, (sent) => {
      const stored: HandoverEvent[] = [];
      for (const part of [...sent, all]) {
        const verdict = judgeDelivery(stored, part.toReversed());
        if (verdict.ok) stored.push(...verdict.fresh);
        else expect(verdict.code).toBe('event_out_of_order');
      }
      expect(stored.map(({ number }) => number)).toEqual(all.map(({ number }) => number));
      expect(handoverFrom(stored)).toEqual(handoverFrom(all));
    }),
    { numRuns: 500 },
  );
});

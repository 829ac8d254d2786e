import { beforeAll, expect, test } from 'vitest';
import type { Claim } from '../../../../contract/claims.ts';
import { trips } from '../../../../i18n/en/trips.ts';
import { addWords } from '../../../../i18n/words.ts';
import { rendered } from '../../../page/rendered.fixture.tsx';
import { aBooking, dollars } from '../data/booking.fixture.ts';
import { ClaimNotice } from '../standing/claim-notice.tsx';
import { ClaimPage } from './claim-page.tsx';

beforeAll(() => addWords('trips', trips));

const answerBy = '2026-11-26T18:00:00Z';
const nothing = dollars(0);
const claim: Claim = {
  id: '00000000-0000-4000-8000-0000000000c1',
  kind: 'damage',
  status: 'open',
  amount: dollars(186),
  answerBy,
  words: 'Left rear door, about 12 cm.',
  evidence: {
    pairs: [{ view: 'left', before: 'a'.repeat(64), after: 'b'.repeat(64) }],
    photographs: [],
    marks: [],
    closeUps: [],
    readings: null,
    receipt: null,
    late: null,
    cleanedOf: null,
    paper: null,
    seals: { delivery: 'K7QM-4XRD-92WT', collection: 'P3WN-8TKD-5HXC' },
  },
  madeAt: '2026-11-24T18:00:00Z',
  answeredAt: null,
  objection: null,
  objectionPhoto: null,
  objectBy: answerBy,
  decideBy: null,
  decision: null,
  withdrawal: null,
  due: nothing,
  taken: nothing,
  settledAt: null,
  split: {
    deposit: dollars(350),
    fromDeposit: dollars(186),
    fromCard: nothing,
    letGo: dollars(164),
  },
  toPay: null,
  isByCompany: false,
};
const page = (change: Partial<Claim> = {}) =>
  rendered(<ClaimPage data={{ booking: aBooking, claim: { ...claim, ...change } }} />);

test('shows the pair, the amount before the two answers, and what silence means', () => {
  const html = page();
  expect(html).toContain('We think this damage is new');
  expect(html).toContain('Both photos are sealed: K7QM-4XRD-92WT and P3WN-8TKD-5HXC.');
  expect(html.indexOf('$186.00')).toBeLessThan(html.indexOf('I object'));
  expect(html).toContain('Once it’s settled, we’ll release $164.00 right away');
  expect(html).toContain('We’ll take $186.00 from your deposit');
  expect(html).toContain('You can still object for 14 days');
});

test('a new mark is shown from near, and what was refuelled with its receipt', () => {
  const scratch = { id: 'one', kind: 'scratch', side: 'left', words: '' } as const;
  const evidence = { ...claim.evidence, marks: [scratch] };
  const damaged = page({
    evidence: { ...evidence, closeUps: [{ mark: 'one', digest: 'c'.repeat(64) }] },
  });
  expect(damaged).toContain('c'.repeat(64));
  expect(damaged).toContain('alt="Scratch');
  const filled = page({ evidence: { ...evidence, receipt: 'd'.repeat(64) } });
  expect(filled).toContain('d'.repeat(64));
  expect(filled).toContain('alt="Receipt"');
});

test('after an answer nobody is asked again, and an objection stands word for word', () => {
  const objected = page({
    status: 'objected',
    objectBy: null,
    answeredAt: '2026-11-25T10:00:00Z',
    decideBy: '2026-12-09T10:00:00Z',
    objection: 'It was like that after the garage.',
  });
  expect(objected).not.toContain('I agree');
  expect(objected).toContain('It was like that after the garage.');
  expect(objected).toContain('Someone else decides');
});

test('after silence an objection is still possible, and what was taken is said', () => {
  const taken = page({
    status: 'unanswered',
    objectBy: '2026-12-10T18:00:00Z',
    due: dollars(186),
    taken: dollars(186),
    settledAt: answerBy,
  });
  expect(taken).toContain('I object');
  expect(taken).not.toContain('I agree');
  expect(taken).toContain('We’ve released $164.00 of your deposit.');
  expect(taken).toContain('$186.00 taken');
});

test('what the card did not pay can be paid here', () => {
  const unpaid = page({
    status: 'accepted',
    objectBy: null,
    due: dollars(186),
    toPay: { amount: dollars(60), wantsApproval: true },
  });
  expect(unpaid).toContain('Your bank wants you to approve $60.00.');
  expect(unpaid).toContain('Pay $60.00');
});

test('a decision for the renter, and a withdrawal, say that nothing is owed', () => {
  const decision = { at: answerBy, words: 'The older scratch.', due: nothing };
  const won = page({ status: 'rejected', objectBy: null, objection: 'No.', decision });
  expect(won).toContain('Nothing to pay');
  expect(won).toContain('You owe nothing for this.');
  const withdrawal = { at: answerBy, words: 'Our mistake.' };
  expect(page({ status: 'withdrawn', objectBy: null, withdrawal })).toContain('Our mistake.');
});

test('the trip’s page leads there, amber while it waits for an answer', () => {
  const { id, kind, status, amount } = claim;
  const line = { id, kind, status, amount, answerBy };
  const asked = rendered(<ClaimNotice booking={{ ...aBooking, claims: [line] }} />);
  expect(asked).toContain(`/booking/${aBooking.id}/claims/${id}`);
  expect(asked).toContain('Please agree or object by');
  expect(rendered(<ClaimNotice booking={aBooking} />)).toBe('');
});

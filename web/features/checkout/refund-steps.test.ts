import { expect, test } from 'vitest';
import { euros } from '../price/price.fixture.ts';
import { refundSteps } from './refund-steps.ts';

const rules = { cancellationHours: 48, cancellationFee: 0 };
const now = '2026-05-01T08:00:00Z';
const delivery = '2026-05-05T08:00:00Z';
const credit = {
  kind: 'credit',
  ref: 'credit',
  label: null,
  days: 1,
  quantity: 1,
  unitAmount: euros(-20),
  amount: euros(-20),
  shown: euros(-20),
} as const;
const steps = (profile: 'personal' | 'business', lines: (typeof credit)[] = []) =>
  refundSteps({ total: euros(93), lines }, profile, delivery, rules, now).map(
    ({ to, how, toCard, toCredit, fee }) => [to, how, toCard, toCredit, fee],
  );

test('a card gets everything back until 48 hours before delivery, then it is credit, less the fees [D-022-002]', () => {
  expect(steps('personal')).toEqual([
    ['2026-05-03T08:00:00Z', 'to-card', euros(93), euros(0), euros(0)],
    ['2026-05-05T05:00:00Z', 'as-credit', euros(0), euros(93), euros(0)],
    ['2026-05-05T07:00:00Z', 'as-credit', euros(0), euros(68), euros(25)],
    ['2026-05-05T08:00:00Z', 'as-credit', euros(0), euros(43), euros(50)],
  ]);
});

test('what is paid with credit comes back as credit', () => {
  expect(steps('personal', [credit])[0]).toEqual([
    '2026-05-03T08:00:00Z',
    'to-card',
    euros(93),
    euros(20),
    euros(0),
  ]);
});

test('a company that is billed later has nothing to get back, and nothing to lose', () => {
  expect(steps('business')).toEqual([[delivery, 'none', euros(0), euros(0), euros(0)]]);
});

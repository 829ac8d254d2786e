import { expect, it } from 'vitest';
import { needsCard, statusesThatNeedCard } from './card-in-use.ts';

it.each([
  'pending',
  'security-deposit-pending',
  'booked',
  'active',
  'completed',
  'review',
] as const)('a booking that is %s needs its card [A-WALLET-019]', (status) =>
  expect(needsCard(status)).toBe(true),
);

it.each(['processed', 'finished', 'cancelled', 'cancelled-by-user', 'payment-failed'] as const)(
  'a booking that is %s does not',
  (status) => expect(needsCard(status)).toBe(false),
);

it('no other booking keeps a card from being removed', () => {
  expect(statusesThatNeedCard.toSorted()).toEqual([
    'active',
    'booked',
    'completed',
    'confirmed',
    'pending',
    'review',
    'security-deposit-pending',
    'security-deposit-retry',
  ]);
});

import { expect, test } from 'vitest';
import { type LedgerMove, runningPaid } from './ledger-lines.ts';
import { moneyFromUnits } from './money.ts';

const move = (
  kind: LedgerMove['kind'],
  units: number,
  status: LedgerMove['status'] = 'succeeded',
): LedgerMove => ({ kind, status, amount: moneyFromUnits(units, 'EUR') });
const paidAfter = (...moves: LedgerMove[]) =>
  runningPaid(moves, 'EUR').map(({ amount }) => amount / 10_000);

test('charges add up and refunds take away; a deposit’s hold is not paid', () => {
  expect(
    paidAfter(
      move('charge', 700),
      move('deposit-hold', 350),
      move('charge', 180),
      move('refund', 48),
      move('deposit-release', 350),
    ),
  ).toEqual([700, 700, 880, 832, 832]);
});

test('credit that was used is paid, credit that was given is not any more', () => {
  expect(paidAfter(move('credit', -90), move('charge', 100), move('credit', 30))).toEqual([
    90, 190, 160,
  ]);
});

test('what is under way counts against us, and what failed not at all', () => {
  expect(
    paidAfter(
      move('charge', 100, 'failed'),
      move('charge', 100),
      move('charge', 50, 'pending'),
      move('refund', 20, 'pending'),
      move('refund', 10, 'failed'),
    ),
  ).toEqual([0, 100, 100, 80, 80]);
});

test('a dispute takes the money, and a reversal brings it back', () => {
  expect(
    paidAfter(move('charge', 100), move('dispute', 100), move('dispute-reversal', 100)),
  ).toEqual([100, 0, 100]);
});

test('what was charged or given back for a claim leaves the rental as paid', () => {
  const toll = { ...move('charge', 12), isForClaim: true };
  const back = { ...move('refund', 12), isForClaim: true };
  expect(paidAfter(move('charge', 100), toll, back)).toEqual([100, 100, 100]);
});

import type { Move } from './money-moves.ts';

type Keyed = Pick<Move, 'idempotency_key'>;

/** The attempts at one refund share a key, each after the first with a number of its own behind it. */
export const firstKeyOf = ({ idempotency_key: key }: Keyed): string => key.split('#')[0] ?? key;

export const attemptsOf = (moves: readonly Move[], refund: Keyed): Move[] =>
  moves.filter((one) => one.kind === 'refund' && firstKeyOf(one) === firstKeyOf(refund));

/** Refunds whose every attempt was refused; oldest first. */
export function refusedForGood(moves: readonly Move[]): Move[] {
  const last = new Map<string, Move>();
  for (const move of moves) if (move.kind === 'refund') last.set(firstKeyOf(move), move);
  return [...last.values()].filter(({ status }) => status === 'failed');
}

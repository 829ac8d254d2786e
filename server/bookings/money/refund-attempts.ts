import type { Move } from './money-moves.ts';

/** The attempts at one refund all name the first of them. */
export const firstAttemptOf = ({ id, attempt_of }: Move): string => attempt_of ?? id;

export const attemptsOf = (moves: readonly Move[], refund: Move): Move[] =>
  moves.filter((one) => one.kind === 'refund' && firstAttemptOf(one) === firstAttemptOf(refund));

/** Refunds whose every attempt was refused; oldest first. */
export function refusedForGood(moves: readonly Move[]): Move[] {
  const last = new Map<string, Move>();
  for (const move of moves) if (move.kind === 'refund') last.set(firstAttemptOf(move), move);
  return [...last.values()].filter(({ status }) => status === 'failed');
}

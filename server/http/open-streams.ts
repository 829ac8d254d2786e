import { Refusal } from '../errors.ts';

/** A renter with as many tabs is hard to imagine; a program that opens streams is not. */
const MOST_PER_RENTER = 20;
/** By then the next heartbeat has found out which of them nobody hears any more. */
const RETRY_AFTER_SECONDS = 15;

const open = new Map<string, number>();

/** Takes one of a renter's places on this node; answers how to give it back. */
export function takeStream(userId: string): () => void {
  const taken = open.get(userId) ?? 0;
  if (taken >= MOST_PER_RENTER) {
    const message = `At most ${MOST_PER_RENTER} streams are kept open.`;
    throw new Refusal('too_many_requests', message, [], { retryAfterSeconds: RETRY_AFTER_SECONDS });
  }
  open.set(userId, taken + 1);
  return () => {
    const left = (open.get(userId) ?? 1) - 1;
    if (left > 0) open.set(userId, left);
    else open.delete(userId);
  };
}

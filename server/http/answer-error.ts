import { isDatabaseAway } from '../db/database-away.ts';
import { answerRefusal, awayForNow, Refusal } from '../errors.ts';
import type { Log } from '../log.ts';

/** Whatever a verb threw, in our own shape. */
export function answerError(error: unknown, log: Log): Response {
  if (error instanceof Refusal) return answerRefusal(error);
  // Whoever asked is gone, in the middle of their own words.
  if (error instanceof Error && error.message === 'aborted') {
    return answerRefusal(new Refusal('malformed_request', 'The request was not sent to its end.'));
  }
  if (isDatabaseAway(error)) {
    log.warn({ err: error }, 'the database is away');
    return answerRefusal(awayForNow());
  }
  log.error({ err: error }, 'unexpected error');
  return answerRefusal(new Refusal('internal', 'Something went wrong on our side.'));
}

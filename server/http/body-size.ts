import { bodyLimit } from 'hono/body-limit';
import { answerRefusal, Refusal } from '../errors.ts';

const LARGEST_BODY_BYTES = 100 * 1024;

export const refuseLargeBody = bodyLimit({
  maxSize: LARGEST_BODY_BYTES,
  onError: () =>
    answerRefusal(
      new Refusal('body_too_large', `A body may have ${LARGEST_BODY_BYTES / 1024} KB at most.`),
    ),
});

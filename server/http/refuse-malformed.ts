import type { MiddlewareHandler } from 'hono';
import { answerRefusal, Refusal } from '../errors.ts';

/**
 * What nobody sends by mistake: a character that no text in the database can hold, a path that is no text,
 * of which the pages' router would warn past the log, and a method that no Request may carry, so that
 * passing the request on would fail.
 */
export const refuseMalformed: MiddlewareHandler = async (context, next) => {
  if (context.req.method === 'TRACE') {
    return answerRefusal(new Refusal('method_not_allowed', 'TRACE is not answered.'));
  }
  if (context.req.url.includes('%00')) {
    return answerRefusal(new Refusal('malformed_request', 'An address cannot hold NUL.'));
  }
  if (!isText(new URL(context.req.url).pathname)) {
    return answerRefusal(new Refusal('malformed_request', 'The path is not UTF-8.'));
  }
  return next();
};

function isText(path: string): boolean {
  try {
    decodeURIComponent(path);
    return true;
  } catch {
    return false;
  }
}

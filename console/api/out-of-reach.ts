import { ApiError } from '../../contract/client.ts';

/** A request never got there: `fetch` throws a TypeError then, which a mistake of ours may throw as well. */
class NoConnection extends Error {
  override readonly name = 'NoConnection';
}

export async function fetchInReach(request: Request): Promise<Response> {
  try {
    return await fetch(request);
  } catch (error) {
    throw error instanceof TypeError ? new NoConnection(error.message, { cause: error }) : error;
  }
}

/** No answer of the server came back: a gateway’s, or one that was cut off, has no code. */
export const isOutOfReach = (error: unknown): boolean =>
  error instanceof NoConnection ||
  (error instanceof ApiError && error.code === 'unavailable' && error.status !== 500);

import { HonestResponse } from './unread-body.ts';

const lenders = new WeakMap<object, () => void>();

/**
 * Bytes that are lent to one answer. Thirty kilobytes made anew for every visitor would keep the collector of
 * garbage as busy as the page keeps us, so they go back to whoever made them once they are sent. Where nobody
 * sends them (a test, a HEAD, a visitor who left), they are garbage as ever.
 */
export function lend<B extends object>(bytes: B, takeBack: () => void): B {
  lenders.set(bytes, takeBack);
  return bytes;
}

/** Gives back what it was lent; `finish` says that the system has all of it. */
export class LendingResponse extends HonestResponse {
  override end(chunk?: unknown, encoding?: unknown, done?: unknown): this {
    const takeBack = chunk instanceof Uint8Array ? lenders.get(chunk) : undefined;
    if (takeBack) this.once('finish', takeBack);
    return super.end(chunk, encoding as BufferEncoding, done as () => void);
  }
}

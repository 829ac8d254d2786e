import type { Sha256 } from './event.ts';

/** The last row of a chain, as it is kept beside it. */
export interface ChainHead {
  readonly position: number;
  readonly digest: Sha256;
}

/** What is not as it was written: a row that says something else, one that is gone, or the end kept beside the chain. */
export type WrongLink =
  | { readonly what: 'altered' | 'gone'; readonly position: number }
  | { readonly what: 'end-altered' | 'end-gone' };

interface Link extends ChainHead {
  /** Computed anew from what the row says and from the digest before it. */
  readonly expected: Sha256;
}

/**
 * Reads a chain from its first row to its end. A row behind a gap is not judged: what it was chained to is gone, and the
 * gap itself is told.
 */
export function readChain(first: Sha256 | null) {
  let previous = first;
  let next = 1;
  const goneBefore = (end: number): WrongLink[] =>
    Array.from({ length: Math.max(0, end - next) }, (_, index) => ({
      what: 'gone',
      position: next + index,
    }));
  return {
    /** The digest that the next row is chained to. */
    previous: () => previous,
    take({ position, digest, expected }: Link): WrongLink[] {
      const gone = goneBefore(position);
      const isWrong = position < next || (gone.length === 0 && digest !== expected);
      next = position + 1;
      previous = digest;
      return isWrong ? [...gone, { what: 'altered', position }] : gone;
    },
    end(head: ChainHead | undefined): WrongLink[] {
      if (!head) return next === 1 ? [] : [{ what: 'end-gone' }];
      const gone = goneBefore(head.position + 1);
      const isAsLeft = head.position === next - 1 && head.digest === previous;
      return gone.length > 0 || isAsLeft ? gone : [{ what: 'end-altered' }];
    },
  };
}

/** The words there are, to tell whether something is one, or the beginning of one. */
export interface Lexicon {
  has(word: string): boolean;
  hasBegun(word: string): boolean;
}

export function createLexicon(words: Iterable<string>): Lexicon {
  const known = new Set(words);
  const sorted = [...known].sort();
  return {
    has: (word) => known.has(word),
    hasBegun(word) {
      let low = 0;
      let high = sorted.length;
      while (low < high) {
        const middle = (low + high) >> 1;
        if ((sorted[middle] ?? '') < word) low = middle + 1;
        else high = middle;
      }
      return sorted[low]?.startsWith(word) ?? false;
    },
  };
}

const SHORTEST_RUN = 5;
const SHORTEST_WORD = 2;

/**
 * "lxfactory" is "lx factory", and "caisdosod" the beginning of "cais do sodre": the fewest words that it
 * can be made of, the last of them perhaps not typed to its end. Nothing where it is a word itself, or none.
 */
export function partRunTogether(run: string, lexicon: Lexicon): string[] | null {
  if (run.length < SHORTEST_RUN || !/^[a-z]+$/.test(run) || lexicon.hasBegun(run)) return null;
  // From the end: how the rest of the run from each letter on is parted best.
  const best: (string[] | null)[] = Array.from({ length: run.length + 1 }, () => null);
  best[run.length] = [];
  for (let from = run.length - SHORTEST_WORD; from >= 0; from -= 1) {
    for (let to = run.length; to - from >= SHORTEST_WORD; to -= 1) {
      const word = run.slice(from, to);
      const rest = best[to];
      const isWord = to === run.length ? lexicon.hasBegun(word) : lexicon.has(word);
      const shortest = best[from]?.length ?? Number.POSITIVE_INFINITY;
      if (rest && isWord && rest.length + 1 < shortest) best[from] = [word, ...rest];
    }
  }
  return best[0] ?? null;
}

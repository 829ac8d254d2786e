import type { Reading } from './interpret-query.ts';
import type { Vocabulary } from './model.ts';
import { type Entry, isStreet, typosAllowed } from './name-index.ts';
import { isNumeral, tellingWords } from './words.ts';

const STREET_WEIGHT = { m: 0.2, '1': 0.6, '2': 0.45, '3': 0.25, p: 0.4 } as const;
const TYPE_SHARE = 0.35;
const NEARBY = 0.4;
/** "Gago Coutinho 80" will do for Avenida Almirante Gago Coutinho, "João 15" for no street at all. */
const LEAST_COVERED = 0.34;

const WEIGHED = 0.14;
/** Whoever says "station" and no more means one that everybody knows, however its name goes on. */
const ANY_OF_KIND = 1.1;

interface Rank {
  /** About 0 to 1.3. */
  readonly score: number;
  /** The entry is what was named, not only something like it: a door on it may be offered. */
  readonly isNamed: boolean;
}

/** How well an entry answers a reading; null where its own name has no part in it. */
export function rankEntry(entry: Entry, reading: Reading, vocabulary: Vocabulary): Rank | null {
  let best: Rank | null = null;
  for (const name of entry.names) {
    const rank = rankName(name, entry, reading, vocabulary);
    if (rank && (!best || rank.score > best.score)) best = rank;
  }
  return best;
}

function rankName(
  name: readonly string[],
  entry: Entry,
  reading: Reading,
  vocabulary: Vocabulary,
): Rank | null {
  const said = [...reading.words, ...reading.near];
  // "79 West End Avenue, Brooklyn" is not the one in Manhattan.
  const isElsewhere = said.some(
    (word) => vocabulary.districts.has(word) && !entry.surroundings.has(word),
  );
  if (isElsewhere && !name.some((word) => vocabulary.districts.has(word))) return null;

  const asked = reading.words.filter((word) => !vocabulary.fillers.has(word));
  const { thing } = entry;
  const weight = isStreet(thing) ? STREET_WEIGHT[thing.rank] : thing.weight;
  const [only, ...others] = asked;
  const kind = only !== undefined && others.length === 0 ? vocabulary.kinds.get(only) : undefined;
  if (kind !== undefined && !isStreet(thing) && thing.kind === kind)
    return { score: ANY_OF_KIND + weight * WEIGHED, isNamed: true };
  const telling = new Set(tellingWords(reading.words, vocabulary));
  const own = tellingWords(name, vocabulary);
  const isKindOnly = asked.every((word) => vocabulary.types.has(word));
  const met = new Set<string>();
  let total = 0;
  let won = 0;
  let isTypeRight = true;
  for (const word of asked) {
    const isTelling = telling.has(word);
    const match = bestMatch(word, isTelling && !isKindOnly ? own : name);
    if (match && isTelling) met.add(match.word);
    if (!match && !isTelling) isTypeRight = false;
    const nearby = entry.surroundings.has(word) ? NEARBY : 0;
    const share = isTelling ? 1 : TYPE_SHARE;
    won += share * Math.max(match?.quality ?? 0, nearby);
    total += share;
  }
  if (met.size === 0) return null;

  const covered = own.filter((word) => met.has(word)).length / own.length;
  const begins = own[0] !== undefined && met.has(own[0]) ? 0.04 : 0;
  const near = reading.near.filter((word) => entry.surroundings.has(word) || name.includes(word));
  // Asked for "New York Avenue", East New York Avenue comes second.
  const unasked = name.filter((word) => vocabulary.types.has(word) && !asked.includes(word));
  return {
    score:
      won / total -
      0.25 * (1 - covered) -
      0.02 * unasked.length +
      begins +
      WEIGHED * weight +
      0.12 * Math.min(2, near.length),
    isNamed: isTypeRight && covered >= LEAST_COVERED,
  };
}

/** Exact beats prefix beats a slip of the finger. */
function bestMatch(
  word: string,
  name: readonly string[],
): { word: string; quality: number } | null {
  let best: { word: string; quality: number } | null = null;
  for (const other of name) {
    const quality = matchWords(word, other);
    if (quality > (best?.quality ?? 0)) best = { word: other, quality };
  }
  return best;
}

function matchWords(asked: string, own: string): number {
  if (asked === own) return 1;
  if (own.startsWith(asked)) return 0.6 + 0.3 * (asked.length / own.length);
  if (isNumeral(asked)) return 0;
  const typos = typosAllowed(asked);
  if (typos === 0 || Math.abs(asked.length - own.length) > typos) return 0;
  // The first letter is seldom wrong, and Hester is not Chester.
  if (asked[0] !== own[0] && asked.slice(0, 2) !== `${own[1]}${own[0]}`) return 0;
  const distance = typosBetween(asked, own);
  return distance <= typos ? 0.62 - 0.12 * distance : 0;
}

/** Insertions, omissions, wrong letters, and two letters in the wrong order. */
function typosBetween(a: string, b: string): number {
  let beforeLast: number[] = [];
  let last = Array.from({ length: b.length + 1 }, (_, index) => index);
  for (let i = 1; i <= a.length; i += 1) {
    const row = [i];
    for (let j = 1; j <= b.length; j += 1) {
      const same = a[i - 1] === b[j - 1];
      const swapped = i > 1 && j > 1 && a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1];
      row[j] = Math.min(
        (last[j] ?? 0) + 1,
        (row[j - 1] ?? 0) + 1,
        (last[j - 1] ?? 0) + (same ? 0 : 1),
        swapped ? (beforeLast[j - 2] ?? 0) + 1 : Number.POSITIVE_INFINITY,
      );
    }
    beforeLast = last;
    last = row;
  }
  return last[b.length] ?? 0;
}

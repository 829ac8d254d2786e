import MiniSearch, { type SearchOptions } from 'minisearch';
import { createLexicon, type Lexicon } from './lexicon.ts';
import type { CityGazetteer, KnownPlace, Street } from './model.ts';
import { isNumeral, tellingWords, wordsOf } from './words.ts';

export interface Entry {
  readonly id: number;
  readonly thing: Street | KnownPlace;
  /** Its name and other names, each as words. */
  readonly names: readonly (readonly string[])[];
  readonly surroundings: ReadonlySet<string>;
}

/** `whole` numerals only: with the door known, the 5 of "350 5th Ave" is not the beginning of 57. */
export type Looseness = 'whole' | 'begun' | 'any';

export interface NameIndex {
  /** Every word that somebody may type for a name. */
  readonly lexicon: Lexicon;
  candidates(words: readonly string[], how: Looseness): Entry[];
}

const MOST_CANDIDATES = 150;

export function isStreet(thing: Street | KnownPlace): thing is Street {
  return 'line' in thing;
}

/** Finds entries by their words; which of them is best is `rank-entry.ts`'s affair. */
export function indexNames(city: CityGazetteer): NameIndex {
  const { vocabulary } = city;
  const entries = [...city.streets, ...city.places].map((thing, id): Entry => {
    const at = isStreet(thing) ? (thing.line[thing.line.length >> 1] ?? [0, 0]) : thing.at;
    return {
      id,
      thing,
      names: [thing.name, ...thing.otherNames].map((name) => wordsOf(name, vocabulary)),
      surroundings: new Set(wordsOf(city.surroundings(at, thing.borough), vocabulary)),
    };
  });

  const index = new MiniSearch<Entry>({
    fields: ['names', 'surroundings'],
    extractField: (entry, field) => {
      if (field === 'id') return entry.id;
      return field === 'names'
        ? entry.names.map((words) => words.join(' ')).join(' ')
        : [...entry.surroundings].join(' ');
    },
    tokenize: (text) => text.split(' '),
    processTerm: (word) => word,
  });
  index.addAll(entries);

  const numerals = new Set(entries.flatMap(({ names }) => names.flat().filter(isNumeral)));

  /** Numerals are never misspelt, so most readings with one can be dismissed without a search. */
  function isPossible(telling: readonly string[], how: Looseness): boolean {
    return telling.every((word, position) => {
      if (!isNumeral(word) || numerals.has(word)) return true;
      const isBegun = how !== 'whole' && position === telling.length - 1;
      return isBegun && [...numerals].some((numeral) => numeral.startsWith(word));
    });
  }

  const named = entries.flatMap(({ names }) => names.flat());
  return {
    lexicon: createLexicon([...named, ...vocabulary.translations.keys(), ...vocabulary.context]),
    candidates(words, how) {
      const telling = tellingWords(words, vocabulary);
      if (how !== 'any' && !isPossible(telling, how)) return [];
      const options: SearchOptions = {
        combineWith: how === 'any' ? 'OR' : 'AND',
        boost: { names: 4 },
        // Of hundreds of stations those that people mean must be among the candidates.
        boostDocument: (id) => 1 + weightOf(entries[id]),
        prefix: (word, position) =>
          !isNumeral(word) || (how !== 'whole' && position === telling.length - 1),
      };
      const exact = index.search(telling.join(' '), options);
      const found =
        exact.length > 0 || how === 'any'
          ? exact
          : index.search(telling.join(' '), {
              ...options,
              fuzzy: (word) => (isNumeral(word) ? false : typosAllowed(word)),
            });
      return found.slice(0, MOST_CANDIDATES).flatMap(({ id }) => entries[id] ?? []);
    },
  };
}

function weightOf(entry: Entry | undefined): number {
  return entry && !isStreet(entry.thing) ? entry.thing.weight : 0;
}

export function typosAllowed(word: string): number {
  if (word.length < 4) return 0;
  return word.length < 8 ? 1 : 2;
}

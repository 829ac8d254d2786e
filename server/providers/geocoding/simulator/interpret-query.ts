import { SHORTEST_QUERY } from '../port.ts';
import { type Lexicon, partRunTogether } from './lexicon.ts';
import type { AskedNumber, Vocabulary } from './model.ts';
import { fold, isNumeral, wordsOf } from './words.ts';

/** One way to understand what was typed. */
export interface Reading {
  readonly words: readonly string[];
  readonly number: AskedNumber | null;
  /** Words after the first comma: they tell two streets of one name apart. */
  readonly near: readonly string[];
  /** 1 where nothing was guessed. */
  readonly certainty: number;
}

/** How much is lost by having parted a word. */
const PARTED = 0.97;
/** How much is lost by a word of which hardly anything is typed. */
const BEGUN = 0.4;

const NUMBER_SIGN = /\bn(?:o|r|um|umero|úmero)?\s?[.º°]*\s*(?=\d)/gi;
const DOOR = /^(\d{1,5})(?:\s?-\s?(\d{1,4}))?\s?(bis|ter|quater|[a-z])?$/i;
const DOOR_FIRST = /^(\d{1,5}(?:\s?-\s?\d{1,4})?(?:\s?(?:bis|ter|quater)\b|[a-z]\b)?)\s+(?=\S)/i;
const DOOR_LAST = /[\s,]+(\d{1,5}(?:\s?-\s?\d{1,4})?(?:\s?(?:bis|ter|quater)|\s?[a-z])?)$/i;

/**
 * "12 rue de Rivoli", "Rua Augusta 110" and "Avenida 5 de Outubro" cannot be told apart before the
 * streets are known, so every reading is offered and the index says which of them exists.
 */
export function interpretQuery(text: string, vocabulary: Vocabulary, lexicon: Lexicon): Reading[] {
  const clean = text.trim().replace(vocabulary.unit, '').replace(NUMBER_SIGN, '');
  const [first = '', ...others] = clean
    .split(',')
    .map((part) => part.trim())
    .filter(Boolean);
  const doorAfterComma = others[0] && DOOR.test(others[0]) ? others[0] : null;
  const near = (doorAfterComma ? others.slice(1) : others).flatMap((part) =>
    wordsOf(part, vocabulary).filter((word) => !isNumeral(word) && !vocabulary.context.has(word)),
  );
  const head = doorAfterComma ? `${first} ${doorAfterComma}` : first;

  const wordings = [
    { text: head, certainty: 1 },
    ...withoutCity(head, vocabulary).map((text) => ({ text, certainty: 1 })),
    ...partedWords(head, lexicon).map((text) => ({ text, certainty: PARTED })),
    ...translatedEnd(head, vocabulary),
  ];
  return wordings.flatMap(({ text, certainty }) =>
    [
      { words: wordsOf(text, vocabulary), number: null },
      withDoor(text, DOOR_FIRST, vocabulary),
      withDoor(text, DOOR_LAST, vocabulary),
    ].flatMap((reading) =>
      reading && reading.words.length > 0 ? [{ ...reading, near, certainty }] : [],
    ),
  );
}

/** "lxfactory" and "ruaaugusta 110", where some word is run together. */
function partedWords(head: string, lexicon: Lexicon): string[] {
  const words = fold(head).split(/\s+/);
  const parted = words.map((word) => partRunTogether(word, lexicon)?.join(' ') ?? word);
  return parted.some((word, index) => word !== words[index]) ? [parted.join(' ')] : [];
}

/**
 * "airp" on the way to "airport", which is signposted "aeroporto". The less of it is typed, the less
 * certain: a name that begins so itself comes first.
 */
function translatedEnd(
  head: string,
  vocabulary: Vocabulary,
): { text: string; certainty: number }[] {
  const words = fold(head).split(/\s+/);
  const typed = words.at(-1) ?? '';
  if (typed.length < SHORTEST_QUERY) return [];
  return [...vocabulary.translations]
    .filter(([foreign]) => foreign.startsWith(typed) && foreign !== typed)
    .map(([foreign, own]) => ({
      text: [...words.slice(0, -1), own].join(' '),
      certainty: 1 - (BEGUN * (1 - typed.length / foreign.length)) / words.length,
    }));
}

function withDoor(
  head: string,
  pattern: RegExp,
  vocabulary: Vocabulary,
): Omit<Reading, 'near' | 'certainty'> | null {
  const door = pattern.exec(head)?.[1];
  const number = door ? readDoor(door) : null;
  if (!number) return null;
  const words = wordsOf(head.replace(pattern, ' '), vocabulary);
  // "42 St" is a street, not number 42 of any street.
  const isNamed = words.some(
    (word) => !vocabulary.types.has(word) && !vocabulary.fillers.has(word),
  );
  return isNamed ? { words, number } : null;
}

/** Queens writes cross street and house, 31-10; elsewhere a hyphen spans two doors of one house. */
function readDoor(door: string): AskedNumber | null {
  const [, first, second, suffix] = DOOR.exec(door.trim()) ?? [];
  if (!first) return null;
  const tail = suffix
    ? suffix.length > 1
      ? ` ${suffix.toLowerCase()}`
      : suffix.toUpperCase()
    : '';
  const isQueens = second !== undefined && second.length === 2;
  return {
    value: isQueens ? Number(first) * 100 + Number(second) : Number(first),
    label: second === undefined ? `${first}${tail}` : `${first}-${second}${tail}`,
  };
}

/** "rua augusta 110 lisboa": the city adds nothing, unless a street bears its name, so both are tried. */
function withoutCity(head: string, vocabulary: Vocabulary): string[] {
  const words = head.split(/\s+/);
  let isCityNamed = false;
  while (words.length > 1) {
    const last = fold(words.at(-1) ?? '').replace(/[^a-z0-9]/g, '');
    const isCity = vocabulary.context.has(last);
    if (!isCity && !/^\d{4,5}$/.test(last)) break;
    isCityNamed ||= isCity;
    words.pop();
  }
  // A lone number of four digits is a house that is not known, not a postcode.
  return isCityNamed ? [words.join(' ')] : [];
}

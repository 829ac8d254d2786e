import type { Vocabulary } from './model.ts';

const ACCENTS = /\p{Diacritic}/gu;
const ORDINAL = /^(\d+)(?:st|nd|rd|th|o|a|er|e|eme|ere)$/;

/** Lower case, no accents; compatibility forms too, so that 1º reads 1o. */
export function fold(text: string): string {
  return text
    .toLowerCase()
    .normalize('NFKD')
    .replace(ACCENTS, '')
    .replaceAll('œ', 'oe')
    .replaceAll('æ', 'ae');
}

/** The words of a name or a query, abbreviations written out, the way the index keeps them. */
export function wordsOf(text: string, vocabulary: Vocabulary): string[] {
  const joined = fold(text).replace(/['’`´]/g, vocabulary.apostrophe === 'joins' ? '' : ' ');
  const raw = joined.split(/[^a-z0-9]+/).filter(Boolean);
  return raw.flatMap((word, index) => {
    const plain = word.replace(ORDINAL, '$1');
    const full =
      (vocabulary.isSaint && word === 'st' ? saintOrStreet(raw, index, vocabulary) : undefined) ??
      (isLeading(raw, index) ? vocabulary.leading.get(plain) : undefined) ??
      vocabulary.abbreviations.get(plain) ??
      vocabulary.translations.get(plain) ??
      plain;
    return full.split(' ');
  });
}

function isLeading(raw: readonly string[], index: number): boolean {
  return index === 0 || (index === 1 && isNumeral(raw[0] ?? ''));
}

/** "St Marks Place" is a saint, "Fulton St Brooklyn" and "W 42 St" are streets. */
function saintOrStreet(raw: readonly string[], index: number, vocabulary: Vocabulary): string {
  const next = raw[index + 1] ?? '';
  const meaning = vocabulary.abbreviations.get(next) ?? next;
  const isName = /^[a-z]{2,}$/.test(next) && !vocabulary.types.has(meaning);
  const isSaint = isLeading(raw, index) && isName && !vocabulary.context.has(next);
  return isSaint ? 'saint' : 'street';
}

export function isNumeral(word: string): boolean {
  return /^\d+$/.test(word);
}

/** The words that make a name this name and no other. */
export function tellingWords(words: readonly string[], vocabulary: Vocabulary): string[] {
  const telling = words.filter(
    (word) => !vocabulary.types.has(word) && !vocabulary.fillers.has(word),
  );
  // "West Street" and "Avenida" consist of nothing else.
  return telling.length > 0 ? telling : words.filter((word) => !vocabulary.fillers.has(word));
}

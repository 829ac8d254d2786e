import type { i18n } from 'i18next';

type Look = (key: string, ...facts: unknown[]) => string;

/** Of one namespace; more than a busy hour's prices and days, and some hundred kilobytes. */
const MOST_REMEMBERED = 2_000;

/**
 * A text is looked up once and remembered, with the facts it was made of, and the components of one
 * namespace share one way of looking. The answer is how to forget, for when words are added.
 */
export function lookUpOnce(words: i18n): () => void {
  const make = words.getFixedT.bind(words) as unknown as (...scope: unknown[]) => Look;
  const made = new Map<string, Look>();
  words.getFixedT = ((...scope: unknown[]) => {
    const name = JSON.stringify(scope);
    let look = made.get(name);
    if (!look) {
      look = remembering(make(...scope));
      made.set(name, look);
    }
    return look;
  }) as unknown as typeof words.getFixedT;
  return () => made.clear();
}

function remembering(look: Look): Look {
  const texts = new Map<string, string>();
  const lookOrRemember: Look = (key, ...facts) => {
    if (!facts.every(isPlain)) return look(key, ...facts);
    const name = facts.length === 0 ? key : key + JSON.stringify(facts);
    const known = texts.get(name);
    if (known !== undefined) return known;
    const text = look(key, ...facts);
    // Whoever makes facts up, by other addresses or names, makes the others be looked up again, no more.
    if (texts.size === MOST_REMEMBERED) texts.clear();
    texts.set(name, text);
    return text;
  };
  // i18next keeps the namespace on the function itself, where its components read it.
  return Object.assign(lookOrRemember, look);
}

/** Nothing in it that JSON would leave out or take for something else. */
function isPlain(facts: unknown): boolean {
  return (
    typeof facts === 'object' &&
    facts !== null &&
    Object.values(facts).every((fact) => typeof fact === 'string' || Number.isFinite(fact))
  );
}

import type { i18n } from 'i18next';

type Look = (key: string, ...facts: unknown[]) => string;

/** Of one namespace; more than a busy hour's prices and days, and some hundred kilobytes. */
const MOST_REMEMBERED = 2_000;

/**
 * A text is looked up once and remembered, on the server for each of the facts it is made of, and the
 * components of one namespace share one way of looking. The answer is how to forget, for when words are added.
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
    // A browser seldom meets the same facts again, and would have to fetch what remembers them.
    const name = facts.length === 0 ? key : import.meta.env.SSR ? nameOf(key, facts) : null;
    if (name === null) return look(key, ...facts);
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

/** Null: something in the facts is left out by JSON, or taken for something else. */
function nameOf(key: string, facts: readonly unknown[]): string | null {
  return facts.every(isPlain) ? key + JSON.stringify(facts) : null;
}

function isPlain(facts: unknown): boolean {
  return (
    typeof facts === 'object' &&
    facts !== null &&
    Object.values(facts).every((fact) => typeof fact === 'string' || Number.isFinite(fact))
  );
}

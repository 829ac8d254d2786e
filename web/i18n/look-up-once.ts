import type { i18n } from 'i18next';

type Look = (key: string, ...facts: unknown[]) => string;

/**
 * A text that needs no facts is looked up once and remembered, and the components of one namespace share
 * one way of looking. The answer is how to forget, for when words are added.
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
    if (facts.length > 0) return look(key, ...facts);
    const known = texts.get(key);
    if (known !== undefined) return known;
    const text = look(key);
    texts.set(key, text);
    return text;
  };
  // i18next keeps the namespace on the function itself, where its components read it.
  return Object.assign(lookOrRemember, look);
}

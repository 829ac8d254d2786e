import { createInstance, type InitOptions } from 'i18next';
import { initReactI18next } from 'react-i18next';
import { americanTexts } from './american-texts.ts';
import { shell } from './en/shell.ts';
import type { Words } from './typed-keys.ts';

/**
 * The words of the pages. Only the shell's travel with every page; a page adds its own with
 * `addWords` from its route module, so nobody downloads the text of pages unseen.
 */
export const words: Words = createInstance();
const americanWords: Words = createInstance();

const options: InitOptions = {
  lng: 'en',
  ns: ['shell'],
  defaultNS: 'shell',
  // Said outright, or each lookup first asks whether its key might be a sentence.
  keySeparator: '.',
  nsSeparator: ':',
  // React escapes what it renders.
  interpolation: { escapeValue: false },
  // The words are in the bundle: the first render, on the server too, must already have them.
  initAsync: false,
  // And they stay the same: no component has to listen for another language.
  react: { useSuspense: false, bindI18n: false },
};

words.use(initReactI18next).init({ ...options, resources: { en: { shell } } });
americanWords.init({ ...options, resources: { en: { shell: americanTexts(shell) } } });

export function addWords(namespace: string, texts: object): void {
  words.addResourceBundle('en', namespace, texts);
  americanWords.addResourceBundle('en', namespace, americanTexts(texts));
}

/** American where the city is in the United States, British elsewhere and where there is no city. */
export function wordsIn(countryCode: string | undefined): Words {
  return countryCode === 'US' ? americanWords : words;
}

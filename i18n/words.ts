import { createInstance } from 'i18next';
import { initReactI18next } from 'react-i18next';
import { shell } from './en/shell.ts';
import type { Words } from './typed-keys.ts';

/**
 * The words of the pages. Only the shell's travel with every page; a page adds its own with
 * `addWords` from its route module, so nobody downloads the text of pages unseen.
 */
export const words: Words = createInstance();

words.use(initReactI18next).init({
  lng: 'en',
  ns: ['shell'],
  defaultNS: 'shell',
  resources: { en: { shell } },
  // React escapes what it renders.
  interpolation: { escapeValue: false },
  // The words are in the bundle: the first render, on the server too, must already have them.
  initAsync: false,
  // And they stay the same: no component has to listen for another language.
  react: { useSuspense: false, bindI18n: false },
});

export function addWords(namespace: string, texts: object): void {
  words.addResourceBundle('en', namespace, texts);
}

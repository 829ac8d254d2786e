import { createInstance, type InitOptions } from 'i18next';
import { americanTexts } from './american-texts.ts';
import { carFile } from './en/car-file.ts';
import { paperFile } from './en/paper-file.ts';
import { calendar } from './en/server/calendar.ts';
import { emails } from './en/server/emails.ts';
import { evidence } from './en/server/evidence.ts';
import { invoice } from './en/server/invoice.ts';
import { protocol } from './en/server/protocol.ts';
import { reviews } from './en/server/reviews.ts';
import { statement } from './en/server/statement.ts';
import { texts } from './en/server/texts.ts';
import type { Words } from './typed-keys.ts';

/** The words of what the server writes itself: emails, texts, invoices, statements, calendar files, evidence. No page loads them. */
export const serverWords: Words = createInstance();
const americanServerWords: Words = createInstance();

const namespaces = {
  calendar,
  carFile,
  emails,
  evidence,
  invoice,
  paperFile,
  protocol,
  reviews,
  statement,
  texts,
};
const options: InitOptions = {
  lng: 'en',
  // Whoever puts a text into HTML escapes it there; the others are plain text.
  interpolation: { escapeValue: false },
  initAsync: false,
};

serverWords.init({ ...options, resources: { en: namespaces } });
americanServerWords.init({ ...options, resources: { en: { ...americanTexts(namespaces) } } });

/** As `wordsIn` for the pages: American where the city is in the United States. */
export function serverWordsIn(countryCode: string | undefined): Words {
  return countryCode === 'US' ? americanServerWords : serverWords;
}

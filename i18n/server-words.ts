import { createInstance } from 'i18next';
import { calendar } from './en/server/calendar.ts';
import { emails } from './en/server/emails.ts';
import { evidence } from './en/server/evidence.ts';
import { invoice } from './en/server/invoice.ts';
import { reviews } from './en/server/reviews.ts';
import { statement } from './en/server/statement.ts';
import type { Words } from './typed-keys.ts';

/** The words of what the server writes itself: emails, invoices, statements, calendar files, evidence. No page loads them. */
export const serverWords: Words = createInstance();

serverWords.init({
  lng: 'en',
  resources: { en: { calendar, emails, evidence, invoice, reviews, statement } },
  // Whoever puts a text into HTML escapes it there; the others are plain text.
  interpolation: { escapeValue: false },
  initAsync: false,
});

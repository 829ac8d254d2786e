import { expect, test } from 'vitest';
import { serverWords } from './server-words.ts';

const t = serverWords.getFixedT('en', 'emails', 'bookingBooked');

test('a key without a text, and a text without its facts, do not compile', () => {
  // @ts-expect-error There is no such text.
  expect(t('nothing')).toBe('bookingBooked.nothing');
  // @ts-expect-error Nobody said which car, and when.
  expect(t('subject')).toContain('{{car}}');
  expect(t('subject', { car: 'Fiat 500', deliveryAt: 'Monday' })).toBe('Booked: Fiat 500, Monday');
});

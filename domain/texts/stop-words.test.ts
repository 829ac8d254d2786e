import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { textWord } from './stop-words.ts';

const stops = ['STOP', 'STOPALL', 'UNSUBSCRIBE', 'CANCEL', 'END', 'QUIT', 'REVOKE', 'OPTOUT'];

describe('a reply', () => {
  test.each(stops)('%s stops all texts', (word) => expect(textWord(word)).toBe('stop'));
  test.each(['START', 'UNSTOP', 'YES'])('%s lets them come again', (word) =>
    expect(textWord(word)).toBe('start'),
  );
  test.each(['HELP', 'INFO'])('%s asks who we are', (word) => expect(textWord(word)).toBe('help'));

  test.each([' Stop. ', 'stop!', 'Stop all', 'opt-out', 'OPT OUT', '"STOP"'])(
    '%j counts as a stop as well',
    (reply) => expect(textWord(reply)).toBe('stop'),
  );

  test.each(['stop by at 9', 'Thanks', '', 'Yes please', 'the end of the street', 'constructor'])(
    '%j asks for nothing',
    (reply) => expect(textWord(reply)).toBeNull(),
  );

  test('is understood in any case and with any marks around it', () => {
    const marks = fc.string({ unit: fc.constantFrom(' ', '.', '!', '"', '\n', '1'), maxLength: 6 });
    const cased = (word: string) =>
      fc
        .array(fc.boolean(), { minLength: word.length, maxLength: word.length })
        .map((upper) => [...word].map((l, i) => (upper[i] ? l : l.toLowerCase())).join(''));
    fc.assert(
      fc.property(fc.constantFrom(...stops).chain(cased), marks, marks, (word, before, after) => {
        expect(textWord(before + word + after)).toBe('stop');
      }),
      { numRuns: 500 },
    );
  });
});

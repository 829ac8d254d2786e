import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { inGsm, isGsm, segmentsOf } from './segments.ts';

describe('a text', () => {
  test('of 160 plain letters is one, of 161 two parts of 153', () => {
    expect(segmentsOf('a'.repeat(160))).toBe(1);
    expect(segmentsOf('a'.repeat(161))).toBe(2);
    expect(segmentsOf('a'.repeat(306))).toBe(2);
    expect(segmentsOf('a'.repeat(307))).toBe(3);
  });

  test('with one letter outside the alphabet holds 70, and 67 in each part', () => {
    expect(segmentsOf(`ã${'a'.repeat(69)}`)).toBe(1);
    expect(segmentsOf(`ã${'a'.repeat(70)}`)).toBe(2);
    expect(segmentsOf(`ã${'a'.repeat(134)}`)).toBe(3);
  });

  test('counts a euro sign twice and never cuts it in half', () => {
    expect(segmentsOf('€'.repeat(80))).toBe(1);
    expect(segmentsOf('€'.repeat(81))).toBe(2);
    expect(segmentsOf('€'.repeat(153))).toBe(3);
  });

  test('is written in the letters that cost least, and names stay readable', () => {
    expect(inGsm('João’s Škoda… “Ímola” – ção')).toBe('Joao\'s Skoda... "Imola" - cao');
    expect(inGsm('Renée, Zoë, Ünal, Åse')).toBe('Renée, Zoe, Ünal, Åse');
    expect(inGsm('李')).toBe('李');
  });

  test('written so twice is written so once, and what is plain stays as it is', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme', maxLength: 60, size: 'max' }), (text) => {
        const once = inGsm(text);
        expect(inGsm(once)).toBe(once);
        if (isGsm(text)) expect(once).toBe(text);
      }),
      { numRuns: 500 },
    );
  });

  test('has never more parts in plain letters than a longer one', () => {
    const gsm = fc.string({ unit: fc.constantFrom(...'abc €{é\n'), maxLength: 400, size: 'max' });
    fc.assert(
      fc.property(gsm, gsm, (text, more) => {
        expect(segmentsOf(text)).toBeLessThanOrEqual(segmentsOf(text + more));
      }),
      { numRuns: 300 },
    );
  });
});

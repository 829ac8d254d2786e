import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { inGsm, isGsm, segmentsOf } from '../../domain/texts/segments.ts';
import { serverWords } from '../../i18n/server-words.ts';
import { dayText, laterText, sealedText } from './day-text.ts';

const told = { from: '08:45am', to: '09:15am', by: '' };
const everyText = (car: string, driver: string, countryCode: string): string[] => {
  const url = 'https://handover.example/booking/0b54a1f2-6d1e-4c59-9c11-9a3b6a1c7d20/handover';
  const data = { ...told, car, driver, plate: 'AA-12-BC', countryCode };
  return (['deliver', 'collect'] as const).flatMap((kind) => [
    dayText('on-the-way', { ...data, kind }),
    dayText('at-door', { ...data, kind }),
    dayText('late', { ...data, kind }),
    dayText('late', { ...data, kind, by: '09:40am' }),
    sealedText({ kind, car, countryCode, code: 'K7QM-4XRD-92WT', url }),
    laterText(data),
  ]);
};

describe('a text of the day', () => {
  test('is one segment for most cars and names', () => {
    for (const text of everyText('Fiat 500', 'João', 'PT').map(inGsm)) {
      expect(isGsm(text), text).toBe(true);
      expect(segmentsOf(text), text).toBe(1);
    }
  });

  test('is never more than two, whatever the driver is called', () => {
    const name = fc.string({ unit: 'grapheme', minLength: 1, maxLength: 60, size: 'max' });
    fc.assert(
      fc.property(name, fc.constantFrom('PT', 'US'), (driver, country) => {
        for (const text of everyText('Mercedes-Benz GLC Coupé', driver, country).map(inGsm)) {
          expect(isGsm(text), text).toBe(true);
          expect(segmentsOf(text), text).toBeLessThanOrEqual(2);
        }
      }),
      { numRuns: 300 },
    );
  });

  test('says what the city’s English says', () => {
    const at = (countryCode: string) =>
      dayText('at-door', {
        ...told,
        kind: 'deliver',
        car: 'Fiat 500',
        driver: 'Ana',
        plate: '',
        countryCode,
      });
    expect(at('PT')).toContain('with your Fiat 500. Have your driving licence');
    expect(at('US')).toContain('driver’s license');
  });

  test('for help is one segment and says whom to call', () => {
    const help = inGsm(serverWords.t('texts:help', { phone: '+351 20 555 0100' }));
    expect(segmentsOf(help)).toBe(1);
    expect(help).toContain('+351 20 555 0100');
  });
});

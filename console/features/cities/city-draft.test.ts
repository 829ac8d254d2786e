import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { anyCity } from '../../../contract/operate/any-city.fixture.ts';
import { NewCity } from '../../../contract/operate/cities.ts';
import { draftPart, newDraft, partsOf } from './city-draft.ts';
import { problemIn, readDraft } from './read-city-draft.ts';

const porto = {
  ...newDraft,
  name: 'Porto',
  code: 'POR',
  south: '41.13',
  west: '-8.7',
  north: '41.19',
  east: '-8.55',
  tax: '23',
  creditCard: '300',
  debitCard: '500,50',
  youngDriverFees: '18-20: 45.00\n\n21 – 24: 20',
};

describe('a city as it stands in its form', () => {
  it('comes out of it as it went in, whatever city it is', () => {
    fc.assert(
      fc.property(anyCity, (written) => {
        const draft = { ...newDraft, ...draftPart(written) };
        expect(problemIn(draft)).toBeNull();
        const { id: _, ...fields } = NewCity.parse(written);
        expect(readDraft(draft)).toEqual(fields);
      }),
    );
  });

  it('is read as people write it, and the contract takes it', () => {
    expect(problemIn(porto)).toBeNull();
    const city = NewCity.parse({ id: 'porto', ...readDraft(porto) });
    expect(city).toMatchObject({ taxBasisPoints: 2_300, supportPhone: null });
    expect(city.deposit.debitCard.amount).toBe(5_005_000);
    expect(city.youngDriverFees.map(({ fromAge, toAge }) => [fromAge, toAge])).toEqual([
      [18, 20],
      [21, 24],
    ]);
  });

  it.each([
    [{ name: ' ' }, 'name'],
    [{ name: 'P'.repeat(61) }, 'name'],
    [{ code: 'po' }, 'code'],
    [{ south: 'far' }, 'south'],
    [{ east: '181' }, 'east'],
    [{ north: '41' }, 'bounds_reversed'],
    [{ tax: '101' }, 'tax'],
    [{ turnaroundMinutes: '1441' }, 'turnaroundMinutes'],
    [{ creditCard: '0' }, 'creditCard'],
    [{ youngDriverFees: '18 to 20' }, 'youngDriverFees'],
    [{ youngDriverFees: '18-20: 10000.01' }, 'youngDriverFees'],
    [{ youngDriverFees: '18-21: 4\n21-24: 4' }, 'bands_overlap'],
    [{ supportPhone: 'call' }, 'supportPhone'],
    [{ supportEmail: 'nobody' }, 'supportEmail'],
    [{ opensAtHour: '23' }, 'hours'],
  ])('says what is wrong with %j: %s', (change, kind) => {
    expect(problemIn({ ...porto, ...change })?.kind).toBe(kind);
  });

  it('sends each field of the API once', () => {
    expect(partsOf(['south', 'north', 'creditCard'])).toEqual(['boundingBox', 'deposit']);
  });
});

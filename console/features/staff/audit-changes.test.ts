import { describe, expect, it } from 'vitest';
import { changesIn } from './audit-changes.ts';

const say = (value: unknown) => (value === null ? 'nothing' : JSON.stringify(value));
const grant = (role: string) => ({ role, cityId: 'lisbon' });
const euro = (amount: number) => ({ amount, currency: 'EUR', precision: 4 });

describe('what an entry of the audit log changed', () => {
  it('is only what became another, without the version', () => {
    const before = { version: 3, seats: 4, startsAt: '2027-03-20T09:00:00Z', status: 'CONFIRMED' };
    const after = { version: 4, seats: 5, startsAt: '2027-03-21T09:00:00Z', status: 'CONFIRMED' };
    expect(changesIn({ before, after }, say)).toEqual([
      { field: 'seats', before: '4', after: '5' },
      {
        field: 'starts at',
        before: '"2027-03-20T09:00:00Z"',
        after: '"2027-03-21T09:00:00Z"',
      },
    ]);
  });

  it('names what lies inside by its path, and keeps amounts and lists whole', () => {
    const before = { sellers: { lisbon: { name: 'One' } }, grants: [grant('desk')] };
    const after = {
      sellers: { lisbon: { name: 'Two' } },
      grants: [grant('desk'), grant('claims')],
      asked: { amount: euro(5) },
    };
    expect(changesIn({ before, after }, say)).toEqual([
      { field: 'sellers, lisbon, name', before: '"One"', after: '"Two"' },
      {
        field: 'grants',
        before: '"desk" "lisbon"',
        after: '"desk" "lisbon"; "claims" "lisbon"',
      },
      { field: 'asked, amount', before: null, after: JSON.stringify(euro(5)) },
    ]);
  });

  it('says what was taken away, and nothing where nothing is written', () => {
    const line = { field: 'plate', before: '"BH 20 XC"', after: 'nothing' };
    const [before, after] = [{ plate: 'BH 20 XC' }, { plate: null }];
    expect(changesIn({ before, after }, say)).toEqual([line]);
    expect(changesIn({ before: null, after: null }, say)).toEqual([]);
  });

  it('says that a list was empty, inside another value too', () => {
    const [before, after] = [{ features: [] }, { features: ['a', 'b'] }];
    expect(changesIn({ before, after }, say)).toEqual([
      { field: 'features', before: 'nothing', after: '"a"; "b"' },
    ]);
    expect(changesIn({ before: null, after: { views: [{ rows: [] }] } }, say)).toEqual([
      { field: 'views', before: null, after: 'nothing' },
    ]);
  });

  it('cuts a long list, such as an outline, where it is long enough to be told from others', () => {
    const corner = (index: number) => ({ latitude: 38 + index / 1000, longitude: -9.1 });
    const outline = Array.from({ length: 200 }, (_, index) => corner(index));
    const [line] = changesIn({ before: { outline: [] }, after: { outline } }, say);
    expect(line?.after).toHaveLength(300);
    expect(line?.after).toMatch(/^38 -9\.1; 38\.001 -9\.1; .*…$/);
    const other = outline.with(150, corner(900));
    expect(changesIn({ before: { outline }, after: { outline: other } }, say)).toHaveLength(1);
  });
});

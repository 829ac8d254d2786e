import { describe, expect, it } from 'vitest';
import { type SetUp, setUpStates, setUpSteps } from './set-up.ts';

const ready = { offered: false, missing: [], hasSeller: true, hasExtras: false };
const of = (city: SetUp['city'], checksAreRight: boolean | null = true) =>
  setUpStates({ city, isSwitchedOn: true, checksAreRight });

describe('setting up', () => {
  it('begins with a city: everything of a city comes later', () => {
    const states = of(null, null);
    expect(setUpSteps.filter((step) => states[step] === 'to-do')).toEqual(['city', 'checks']);
    expect(setUpSteps.filter((step) => states[step] === 'done')).toEqual(['switches']);
  });

  it('takes the rest in any order', () => {
    expect(of({ ...ready, hasSeller: false, missing: ['area', 'car'] })).toEqual({
      city: 'done',
      seller: 'to-do',
      area: 'to-do',
      car: 'to-do',
      extras: 'optional',
      switches: 'done',
      checks: 'done',
      open: 'later',
    });
  });

  it('opens a city without extras, and not before the invoices name who sells there', () => {
    expect(of(ready).open).toBe('to-do');
    expect(of({ ...ready, hasSeller: false }).open).toBe('later');
    expect(of({ ...ready, missing: ['car'] }).open).toBe('later');
    expect(of({ ...ready, hasExtras: true }).extras).toBe('done');
  });

  it('opens no city while renters cannot join or pay', () => {
    const off = setUpStates({ city: ready, isSwitchedOn: false, checksAreRight: true });
    expect(off).toMatchObject({ switches: 'to-do', open: 'later' });
  });

  it('says of an open city that it is open, whatever has changed since', () => {
    expect(of({ ...ready, offered: true, hasSeller: false }).open).toBe('done');
  });

  it('says that the checks are right only when they are known to be', () => {
    expect([true, false, null].map((right) => of(ready, right).checks)).toEqual([
      'done',
      'to-do',
      'to-do',
    ]);
  });
});

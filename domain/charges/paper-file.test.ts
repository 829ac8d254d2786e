import { expect, it } from 'vitest';
import { moneyFromUnits } from '../money.ts';
import { paperIn } from './paper-file.ts';

const lisbon = { timeZone: 'Europe/Lisbon', currency: 'EUR' } as const;
const line = { plate: 'bh-20-xc', at: '2027-07-21 14:05', amount: '12.40', number: 'VV-1' };

it('a line is a toll on the city’s clock, unless it says otherwise', () => {
  expect(paperIn(line, lisbon)).toEqual({
    paper: {
      plate: 'BH-20-XC',
      at: Temporal.Instant.from('2027-07-21T13:05:00Z'),
      amount: moneyFromUnits(12.4, 'EUR'),
      number: 'VV-1',
      kind: 'toll',
      place: '',
    },
  });
  const fine = paperIn({ ...line, kind: 'Fine', at: '2027-07-21T14:05:00Z' }, lisbon);
  expect(fine).toMatchObject({
    paper: { kind: 'fine', at: Temporal.Instant.from('2027-07-21T14:05:00Z') },
  });
});

it('what is missing or cannot be read is named', () => {
  expect(paperIn({ plate: 'BH 20 XC' }, lisbon)).toEqual({
    problems: ['at', 'amount', 'number'].map((field) => ({ field, problem: 'missing' })),
  });
  const wrong = { ...line, at: 'yesterday', amount: 'much', kind: 'gift' };
  expect(paperIn(wrong, lisbon)).toEqual({
    problems: [
      { field: 'at', problem: 'time' },
      { field: 'amount', problem: 'amount' },
      { field: 'kind', problem: 'kind' },
    ],
  });
});

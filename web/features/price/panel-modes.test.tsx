import { beforeAll, expect, test } from 'vitest';
import { price } from '../../../i18n/en/price.ts';
import { addWords } from '../../../i18n/words.ts';
import { rendered } from '../../page/rendered.fixture.tsx';
import { type PanelMode, panelContents } from './panel-modes.ts';
import { aQuote } from './price.fixture.ts';
import { PricePanel } from './price-panel.tsx';

beforeAll(() => addWords('price', price));

const car = {
  path: '/assets/1',
  cityId: 'lisbon',
  name: 'Kia Picanto',
  summary: 'City, manual, petrol',
  picture: null,
  youngDriverFees: [],
};
const stop = {
  at: '2026-05-02T08:00:00Z',
  when: 'Saturday, May 02, 09:00am',
  where: 'Rua Augusta 110',
};
const city = { name: 'Lisbon', timeZone: 'Europe/Lisbon' };
const trip = { city, delivery: stop, return: stop };
const live = { state: { status: 'known', price: aQuote }, retry: () => {} } as const;
const panel = (mode: PanelMode) =>
  rendered(<PricePanel mode={mode} car={car} trip={trip} live={live} />);

test('a panel has five modes, from the car’s page to the booking [R-SHELL-016]', () => {
  const modes = ['details', 'checkout-1', 'checkout-2', 'checkout-3', 'booked'];
  expect(Object.keys(panelContents)).toEqual(modes);
});

test('a booking was paid for, everything before is a total', () => {
  for (const mode of ['details', 'checkout-1', 'checkout-2', 'checkout-3'] as const) {
    expect(panel(mode)).toContain('Total for 3 days');
  }
  expect(panel('booked')).toContain('Paid for 3 days');
});

test('the fee and the taxes that the total contains stand under it, and the deposit apart [D-007-003 R-MONEY-009]', () => {
  const shown = panel('details')
    .replaceAll(/<[^>]+>/g, ' ')
    .replaceAll(/\s+/g, ' ');
  expect(shown).toContain('Total €93.00 includes service fee €12.14 includes taxes €17.40');
  expect(shown).toContain('€350.00 on a credit card or €600.00 on a debit card');
});

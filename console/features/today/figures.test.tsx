import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { today } from '../../../i18n/en/console/today.ts';
import { addWords } from '../../../i18n/words.ts';
import { Figures } from './figures.tsx';

addWords('today', today);

const shown = (collections: number) =>
  renderToStaticMarkup(
    <Figures
      carsOut={3}
      carCount={12}
      handovers={[]}
      recorded={{ deliveries: 40, onTime: 38, collections, lateReturns: 3, claims: 2 }}
    />,
  )
    .replaceAll(/<[^>]+>/g, ' ')
    .replaceAll(/\s+/g, ' ');

test('how handovers went stands with what each share is of', () => {
  const said = shown(50);
  expect(said).toContain('Deliveries on time, 30 days 95% of 40');
  expect(said).toContain('Late returns, 30 days 6% of 50');
  expect(said).toContain('Claims per 100 trips, 30 days 4 from 50 trips');
});

test('a share of nothing is no figure', () => {
  const said = shown(0);
  expect(said).toContain('Late returns, 30 days – of 0');
  expect(said).toContain('Claims per 100 trips, 30 days – from 0 trips');
});

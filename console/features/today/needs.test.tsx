import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { today } from '../../../i18n/en/console/today.ts';
import { addWords } from '../../../i18n/words.ts';
import { Needs } from './needs.tsx';

addWords('today', today);

test('a day on which nothing waits for anybody says so instead of listing nothing', () => {
  const html = renderToStaticMarkup(<Needs needs={[]} now="2026-11-18T14:20:00Z" />);
  expect(html).toContain('A good day so far');
  expect(html).not.toContain('<ol');
});

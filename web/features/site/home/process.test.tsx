import { expect, test } from 'vitest';
import { home } from '../../../../i18n/en/home.ts';
import { addWords } from '../../../../i18n/words.ts';
import { rendered } from '../../../page/rendered.fixture.tsx';
import { Process } from './process.tsx';

addWords('home', home);

test('how it works is told in three steps, with the configured notice [A-HOME-002]', () => {
  const shown = rendered(<Process noticeHours={4} />);
  const steps = [...shown.matchAll(/<h3[^>]*>(.*?)<\/h3>/g)].map(([, title]) => title);
  expect(steps).toEqual(['Tell us where and when', 'Take the key', 'Hand it back at your door']);
  expect(shown).toContain('All we need is 4 hours’ notice.');
  expect(shown).toContain('id="how"');
});
